#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

#include "photo/lab.h"
#include "photo/label_map.h"

namespace photo {

// How much two regions that touch are alike.
struct Likeness {
  double border_share = 0.5;  // what the strength of the border counts; the rest is the difference in colour
  double lightness_share = 0.8;  // what lightness counts beside colour: below 1, shadows divide less
  double size_power = 0.35;      // large regions merge later
  double brush_gain = 1.6;       // what separates things under the brush counts so much more
  // What rough regions differ by is chance up to so much of their roughness: fur, leaves and bark.
  double chance_share = 0.8;
  // The hue of regions larger than that is less a matter of chance, by the root of their area: a grey animal
  // before leaves, brown legs in the grass.
  double chance_area_px = 3500;
  // How much of a difference counts only where the border is strong and the colours differ, and not as a mean
  // of both.
  double both_share = 0.8;
  // How much of a difference in light is taken off where the hue is one: a horse's lit and its shaded side.
  double shading_share = 0.5;
  // How much what is probably background is alike in the end, however few regions are left: 0 not at all, 1
  // as much as while there are many.
  double background_power = 0.4;
};

// The regions of a label map as a graph whose edges are their common borders, so that alike ones can be
// merged (region adjacency graph).
class RegionGraph {
 public:
  // The maps have one size; `fine` may be empty, and so may `roughness`, see roughness_of.
  RegionGraph(const LabelMap& map, const Lab& colours, const std::vector<float>& gradient,
              const FineMask& fine, const Likeness& likeness, const std::vector<float>& roughness = {});

  int alive() const { return alive_; }
  bool is_alive(int region) const { return nodes_[index(region)].parent < 0; }
  // Whether nothing was merged into it.
  bool is_untouched(int region) const { return nodes_[index(region)].version == 0; }
  double area(int region) const { return nodes_[index(region)].area; }
  // Whether most of it lies under the brush.
  bool is_fine(int region) const;
  // How much it stands out from the neighbour that it is most like, as a difference in Lab.
  double contrast(int region) const;

  // Weighs the regions by how hard they are to reach from the picture's edge (geodesic saliency: Wei et al.,
  // Geodesic saliency using background priors, ECCV 2012) and how near they lie to its middle: what is
  // probably background then merges sooner. `share` 0 to 1 says how much.
  void favour_subject(const LabelMap& map, double share);
  double weight(int region) const { return nodes_[index(region)].weight; }
  // The same of the region that one was merged into.
  double merged_weight(int region) { return weight(find(region)); }

  // Merges regions into the neighbours they are most like, those of the least `size` first, until all are of
  // at least `limit`; two regions stay in any case.
  void absorb(const std::function<double(int)>& size, double limit);
  // Merges the two that are most alike, again and again, until `target` are left; then also those that differ
  // by less than `least_difference`.
  void merge_alike(int target, double least_difference);

  // Puts the merged regions into the map.
  void relabel(LabelMap& map);

 private:
  struct Border {
    int to = 0;
    float length = 0;
    float strength = 0;  // the sum of the gradient along it
    // The box round it, in pixels.
    std::uint16_t left = 0, right = 0, top = 0, bottom = 0;
  };
  struct Node {
    std::array<double, 3> colour{};  // sums
    double area = 0;
    double under_brush = 0;  // pixels
    double roughness = 0;    // a sum
    double on_edge = 0;      // pixels at the picture's edge
    double weight = 1;
    int parent = -1;
    int version = 0;
    std::vector<Border> borders;  // ascending by `to`
  };
  static std::size_t index(int region) { return static_cast<std::size_t>(region); }
  static void add_border(Node& node, const Border& border);
  static void remove_border(Node& node, int to);
  int find(int region);
  void merge(int a, int b);
  struct Chroma {
    double a, b, length;
  };
  static Chroma chroma_of(const Node& node);
  static double shading_of(const Node& a, const Node& b);
  double difference(const Node& a, const Node& b, const Border& border) const;
  enum class Rank : std::uint8_t {
    size,        // of two alike pairs the smaller one first
    difference,  // alone
    doubtful,    // less where the border between them wanders and has no strength
  };
  static double wandering_of(const Border& border);
  double rank(int a, int b, const Border& border, Rank by) const;
  int most_alike(int region) const;
  std::vector<double> way_from_edge() const;
  template <class Done>
  void merge_while(Rank by, const Done& done);

  std::vector<Node> nodes_;
  Likeness likeness_;
  int alive_;
  bool weighted_ = false;
};

}  // namespace photo

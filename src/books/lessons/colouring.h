#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <vector>

#include "base/random.h"
#include "books/lessons/colour_wishes.h"
#include "books/lessons/crayon.h"
#include "books/lessons/region_map.h"
#include "drawing/model/picture.h"

namespace books::lessons {

// A colour for every region of a page: what everybody knows in its colour has it, and what has to stand out
// from its neighbour does.
class Colouring {
 public:
  // `picture`: null for a bitmap. `palette`: how many colours it may have besides white.
  Colouring(const RegionMap& map, const drawing::Picture* picture, std::size_t palette, base::Random& random);

  const std::vector<Crayon>& colours() const { return colours_; }
  // Whether the region is better left white: it would run into something larger of its colour, or everybody
  // knows it in other colours, none of which is in the palette; large scenery that nobody asked for is not
  // left white for that.
  bool stays_white(std::size_t region) const;
  // Whether it is of something that the page was asked for.
  bool is_asked(std::size_t region) const;
  // Whether it is somebody's face or hand.
  bool is_skin(std::size_t region) const { return wishes_[region].is_face; }

 private:
  bool is_drawn() const;
  bool is_writing(std::size_t region) const;
  bool is_tree_part(std::size_t region) const;
  const drawing::Element* element_of(std::size_t region) const;
  const drawing::Shape* shape_of(std::size_t region) const;
  bool runs_through_page(std::size_t region) const;
  void find_borders();
  void drop_one();
  double assign();
  double weight_of(std::size_t region) const;
  bool is_wished(std::size_t region, Crayon crayon) const;
  bool is_of_large_asked(std::size_t region, Crayon crayon) const;
  bool has_one_colour(std::size_t region) const;
  bool is_second(std::size_t region, Crayon crayon) const;
  bool is_other_thing(std::size_t region, std::size_t other) const;
  bool is_undrawn_beside_drawn(std::size_t region, std::size_t other) const;
  bool are_told_apart(std::size_t region, std::size_t other) const;
  bool runs_together(std::size_t region, std::size_t other) const;
  bool vanishes(std::size_t region) const;
  bool runs_into(std::size_t region, Crayon crayon) const;
  bool has_brown_face(std::size_t region) const;
  double cost_of(std::size_t region, Crayon crayon);
  // Giving way.
  void tell_apart(bool of_asked);
  bool is_lesser(std::size_t region, std::size_t other) const;
  bool is_easily_changed(std::size_t region, std::size_t other) const;
  std::vector<std::size_t> pieces_of(std::size_t region) const;
  // Beside what a region that gives way has to be seen.
  enum class Beside { anything, asked, said };
  bool give_way(std::size_t region, Beside beside);
  double hidden_mm2(const std::vector<std::size_t>& pieces) const;
  bool give_way_mostly(std::size_t region);
  bool can_be_blank(std::size_t region) const;

  const std::vector<ColourRegion>& regions_;
  const drawing::Picture* picture_;
  base::Random& random_;
  std::vector<RegionWish> wishes_;
  double page_mm2_ = 0;
  std::map<std::size_t, std::vector<std::size_t>> borders_;  // by RegionWish::whole
  std::map<std::size_t, std::vector<std::size_t>> pieces_;   // likewise: its regions
  std::map<std::size_t, Crayon> chosen_;                     // likewise
  std::vector<Crayon> palette_;
  std::vector<Crayon> colours_;
  std::vector<bool> done_;                // by region: whether its colour is chosen
  std::vector<bool> blank_;               // likewise: whether it stays white to be told from its neighbour
  std::vector<bool> gave_way_;            // likewise: whether it has the second best of its colours for that
  std::array<int, crayon_count> used_{};  // by how many regions
};

}  // namespace books::lessons

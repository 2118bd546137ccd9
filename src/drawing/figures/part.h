#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "drawing/model/picture.h"
#include "geometry/affine.h"
#include "geometry/field.h"
#include "geometry/path.h"

namespace drawing::figures {

using geometry::Point;

// What a part is of, for colouring exercises and tests.
enum class PartName : std::uint8_t {
  skin,
  face,
  hair,
  beard,
  eye,
  mouth,
  brow,
  nose,
  glasses,
  tear,
  shirt,
  sleeve,
  trousers,
  skirt,
  sock,
  shoe,
  hand,
  collar,
  mark,
  button,
  apron,
  hat,
  ribbon,
  fur,
  belly,
  tail,
  ear,
  muzzle,
  hoof,
  beak,
  wing,
  mane,
  horn,
  tusk,
  fin,
  shell,
  spines,
  comb
};
std::string_view to_string(PartName name);

// Where in the stack a part lies, from the back to the front: other figures and things go between.
// `near_leg` has what `Pose::near_leg_above` takes out of the body.
enum class Layer : std::uint8_t {
  behind,
  far_arm,
  far_grip,
  far_leg,
  body,
  head,
  near_leg,
  near_arm,
  near_grip
};

struct Part {
  PartName name;
  Layer layer;
  Shape shape;  // `line_mm` is a factor of the page's line
};

// What a figure's size leaves room for.
enum class Fineness : std::uint8_t { all, few_lines };
// Lines thinner than this, between fingers, in ears and hair, are left out of small figures.
inline constexpr double minor_line = 0.86;

// Collects parts in painting order. Everything is in figure units.
class Canvas {
 public:
  // Fields have this cell; pieces of regions below `least_area` are left out.
  Canvas(double cell, double least_area, Fineness fineness)
      : cell_(cell), least_(least_area), fineness_(fineness) {}

  double cell() const { return cell_; }
  double least_area() const { return least_; }
  Fineness fineness() const { return fineness_; }

  void region(PartName name, Layer layer, const geometry::Field& field, double weight = 1);
  void region(PartName name, Layer layer, geometry::Path path, double weight = 1);
  // As thin as it is and there at any size: the wire of glasses.
  void fine_line(PartName name, Layer layer, geometry::Path path, double weight);
  void line(PartName name, Layer layer, geometry::Path path, double weight = 0.9);
  void line(PartName name, Layer layer, const std::vector<Point>& points, double weight = 0.9);
  void solid(PartName name, Layer layer, geometry::Path path);
  // Parts that were drawn in a frame of their own.
  void add(const std::vector<Part>& parts, const geometry::Affine& map);

  std::vector<Part> take() { return std::move(parts_); }

 private:
  void push(PartName name, Layer layer, geometry::Path path, Fill fill, Role role, double weight);

  double cell_, least_;
  Fineness fineness_;
  std::vector<Part> parts_;
};

// The runs of closed outlines on which `keep` holds, as open lines.
template <class Keep>
std::vector<std::vector<Point>> runs_of(const std::vector<geometry::Polyline>& outlines, const Keep& keep) {
  std::vector<std::vector<Point>> runs;
  for (const geometry::Polyline& line : outlines) {
    const std::size_t n = line.points.size();
    std::size_t start = 0;
    while (start < n && keep(line.points[start])) ++start;
    // Without a gap the whole outline is one run.
    if (start == n) {
      runs.push_back(line.points);
      runs.back().push_back(line.points.front());
      continue;
    }
    std::vector<Point> run;
    for (std::size_t i = 1; i <= n; ++i) {
      const Point p = line.points[(start + i) % n];
      if (i < n && keep(p)) {
        run.push_back(p);
      } else if (!run.empty()) {
        if (run.size() > 4) runs.push_back(run);
        run.clear();
      }
    }
  }
  return runs;
}

}  // namespace drawing::figures

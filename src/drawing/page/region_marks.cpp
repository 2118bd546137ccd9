#include "drawing/page/region_marks.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "geometry/outlines.h"

namespace drawing::page {
namespace {

using geometry::Affine;
using geometry::Path;
using geometry::Point;
using std::numbers::pi;

// A mark's lattice: lengths at the smallest scale, in millimetres.
struct Lattice {
  double across = 7;   // from one mark to the next in a row
  double down = 6;     // from row to row; every other row is moved by half a step
  double reach = 1.4;  // of a mark around its place
};

Lattice lattice_of(Marks kind) {
  switch (kind) {
    case Marks::dots:
      return {7.5, 6.2, 1.5};
    case Marks::hearts:
    case Marks::stars:
    case Marks::drops:
      return {9.5, 8, 2.3};
    case Marks::diamonds:
      return {8.5, 6.5, 2.1};
    case Marks::flowers:
      return {12, 10.5, 3.3};
    case Marks::scales:
      return {8, 5.2, 4.1};
    case Marks::checks:
      return {7.2, 3.6, 2.6};
    case Marks::hatches:
      return {6.5, 3, 2.6};
    case Marks::waves:
      return {11, 6.5, 4};
    case Marks::tufts:
      return {12, 9.5, 2.6};
  }
  return {};
}

struct Drawn {
  Path path;
  bool closed = true;
};

Path heart() {
  Path path;
  path.move_to({0, 2.1});
  path.cubic_to({-0.7, 1.3}, {-2.1, 0.5}, {-2.1, -0.7});
  path.cubic_to({-2.1, -2}, {-0.5, -2.2}, {0, -0.95});
  path.cubic_to({0.5, -2.2}, {2.1, -2}, {2.1, -0.7});
  path.cubic_to({2.1, 0.5}, {0.7, 1.3}, {0, 2.1});
  path.close();
  return path;
}

Path flower() {
  std::vector<Point> ring;
  for (int i = 0; i < 6; ++i) ring.push_back(geometry::polar({0, 0}, 2.15, i * pi / 3));
  return geometry::scallops(ring, 0.42);
}

// One mark around the origin.
std::vector<Drawn> make_mark(Marks kind) {
  switch (kind) {
    case Marks::dots:
      return {{geometry::circle({}, 1.35), true}};
    case Marks::hearts:
      return {{heart(), true}};
    case Marks::stars:
      return {{geometry::star({}, 2.3, 1.15, 5, 0), true}};
    case Marks::drops:
      return {{geometry::leaf({0, 2.2}, {0, -2.2}, 2.6), true}};
    case Marks::diamonds:
      return {{geometry::polygon({{0, -2.1}, {1.6, 0}, {0, 2.1}, {-1.6, 0}}), true}};
    case Marks::flowers:
      return {{flower(), true}, {geometry::circle({}, 1.2), true}};
    case Marks::scales:
      return {{geometry::arc({0, 1.2}, 4, 3.9, -pi, 0), false}};
    case Marks::checks:
      return {{geometry::box(-1.8, -1.8, 1.8, 1.8), true}};
    case Marks::hatches:
      return {{geometry::line({-1.7, 1.7}, {1.7, -1.7}), false}};
    case Marks::waves:
      return {{geometry::curve({{-3.8, 0.5}, {-1.9, -0.9}, {0, 0.4}, {1.9, -0.9}, {3.8, 0.5}}), false}};
    case Marks::tufts:
      return {{geometry::curve({{-0.5, 1.8}, {-0.9, -0.2}, {-2, -1.5}}), false},
              {geometry::curve({{0, 1.8}, {0.1, -0.4}, {0, -2.3}}), false},
              {geometry::curve({{0.5, 1.8}, {0.9, -0.2}, {2, -1.5}}), false}};
  }
  return {};
}

}  // namespace

SeenRegion::SeenRegion(const geometry::Rect& area, double cell_mm, int columns, std::vector<double> distance)
    : area_(area), cell_(cell_mm), columns_(columns), distance_(std::move(distance)) {
  for (const double one : distance_) widest_ = std::max(widest_, one);
}

double SeenRegion::distance(Point p) const {
  const int column = static_cast<int>(std::floor((p.x - area_.left) / cell_)),
            row = static_cast<int>(std::floor((p.y - area_.top) / cell_));
  if (column < 0 || row < 0 || column >= columns_) return 0;
  const std::size_t index =
      static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) + static_cast<std::size_t>(column);
  return index < distance_.size() ? distance_[index] : 0;
}

std::vector<Shape> fill_with_marks(const SeenRegion& region, Marks kind, double area_mm2, double line_mm) {
  constexpr double clearance_mm = 1.6, most = 150, least_cover = 0.3;
  const Lattice lattice = lattice_of(kind);
  const double scale = std::clamp(std::sqrt(area_mm2 / (most * lattice.across * lattice.down)), 1.0, 2.4);
  const double across = lattice.across * scale, down = lattice.down * scale, reach = lattice.reach * scale;
  const std::vector<Drawn> mark = make_mark(kind);
  std::vector<Shape> shapes;
  const geometry::Rect& area = region.area();
  int row = 0;
  for (double y = area.top + down / 2; y < area.bottom; y += down, ++row) {
    for (double x = area.left + (row % 2 == 0 ? across / 2 : across); x < area.right; x += across) {
      if (region.distance({x, y}) < reach + clearance_mm) continue;
      const Affine map = Affine::translation(x, y) * Affine::scaling(scale, scale);
      for (const Drawn& part : mark) {
        Shape shape;
        shape.path = part.path.transformed(map);
        shape.fill = part.closed ? Fill::white : Fill::none;
        shape.role = part.closed ? Role::region : Role::detail;
        shape.line_mm = line_mm;
        shapes.push_back(std::move(shape));
      }
    }
  }
  // A few lonely marks between what stands before them are no pattern.
  const double count = static_cast<double>(shapes.size()) / static_cast<double>(mark.size());
  if (count < 6 || count * across * down < area_mm2 * least_cover) return {};
  return shapes;
}

}  // namespace drawing::page

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
    case Marks::leaves:
      return {10.5, 9, 2.6};
    case Marks::pebbles:
      return {13, 9, 3};
    case Marks::cobbles:
      return {15, 10.5, 5.2};
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
    case Marks::leaves:
      return {{geometry::leaf({0, 2.4}, {0, -2.4}, 2.8), true}};
    case Marks::pebbles:
      return {{geometry::ellipse({-1, 0.2}, 1.5, 1), true},
              {geometry::ellipse({2.1, 0.7}, 1.25, 1.05), true}};
    case Marks::cobbles:
      return {{geometry::ellipse({-2.7, -0.9}, 2.1, 1.3), true},
              {geometry::ellipse({2.2, -1}, 2.3, 1.3), true},
              {geometry::ellipse({-0.3, 1.8}, 2.4, 1.2), true}};
  }
  return {};
}

constexpr double clearance_mm = 1.6, most_marks = 150, least_cover = 0.3;

void add_mark(std::vector<Shape>& shapes, const std::vector<Drawn>& mark, const Affine& map, double line_mm) {
  for (const Drawn& part : mark) {
    Shape shape;
    shape.path = part.path.transformed(map);
    shape.fill = part.closed ? Fill::white : Fill::none;
    shape.role = part.closed ? Role::region : Role::detail;
    shape.line_mm = line_mm;
    shapes.push_back(std::move(shape));
  }
}

// How a scattered mark is turned, in radians: leaves fall as they like, what grows stands upright, water lies
// flat.
double turn_of(Marks kind, base::Random& random) {
  switch (kind) {
    case Marks::leaves:
      return random.uniform(-pi, pi);
    case Marks::tufts:
    case Marks::drops:
    case Marks::flowers:
    case Marks::stars:
      return random.uniform(-0.2, 0.2);
    default:
      return 0;
  }
}

}  // namespace

std::vector<Shape> fill_with_marks(const SeenRegion& region, Marks kind, Laying laying, double area_mm2,
                                   double line_mm, base::Random random) {
  // The least and the greatest of a receding row, and how far a scattered mark is from its place in it.
  constexpr double far_scale = 1, near_scale = 1.45, astray = 0.3, missing = 0.15;
  Lattice lattice = lattice_of(kind);
  // What is out of its row needs more room around it.
  if (laying != Laying::rows) lattice.across *= 1.2;
  const double most_scale = laying == Laying::rows ? 2.4 : 1.4;
  const double size =
      std::clamp(std::sqrt(area_mm2 / (most_marks * lattice.across * lattice.down)), 1.0, most_scale);
  const std::vector<Drawn> mark = make_mark(kind);
  std::vector<Shape> shapes;
  const geometry::Rect& area = region.area();
  double covered = 0;
  int row = 0;
  for (double y = area.top; y < area.bottom; ++row) {
    double scale = size;
    if (laying == Laying::receding) scale *= std::lerp(far_scale, near_scale, (y - area.top) / area.height());
    const double across = lattice.across * scale, down = lattice.down * scale, reach = lattice.reach * scale;
    for (double x = area.left + (row % 2 == 0 ? across / 2 : across); x < area.right; x += across) {
      Point place{x, y + down / 2};
      double turn = 0;
      if (laying != Laying::rows) {
        place =
            place + Point{across * random.uniform(-astray, astray), down * random.uniform(-astray, astray)};
        turn = turn_of(kind, random);
        if (random.chance(missing)) continue;
      }
      if (region.distance(place) < reach + clearance_mm) continue;
      add_mark(shapes, mark,
               Affine::translation(place.x, place.y) * Affine::rotation(turn) * Affine::scaling(scale, scale),
               line_mm);
      covered += across * down;
    }
    y += down;
  }
  // A few lonely marks between what stands before them are no pattern; on the ground they are a tuft here and
  // there.
  const double least = laying == Laying::rows ? least_cover : least_cover / 2;
  if (shapes.size() < 6 * mark.size() || covered < area_mm2 * least) return {};
  return shapes;
}

}  // namespace drawing::page

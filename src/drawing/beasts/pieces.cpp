#include "drawing/beasts/pieces.h"

#include <algorithm>

namespace drawing::beasts {

using geometry::Field;

namespace {

bool contains(const geometry::Polyline& line, geometry::Point p) {
  bool inside = false;
  const std::size_t n = line.points.size();
  for (std::size_t i = 0; i < n; ++i) {
    const geometry::Point a = line.points[i], b = line.points[(i + 1) % n];
    if ((a.y > p.y) != (b.y > p.y) && p.x < a.x + (b.x - a.x) * (p.y - a.y) / (b.y - a.y)) inside = !inside;
  }
  return inside;
}

}  // namespace

Field colourable(Field shape, const Field& seen, const Fine& fine, double fringe) {
  const double half = fine.line / 2;
  Field inside = seen;
  inside.grow(-half);
  const std::vector<geometry::Polyline> large = inside.outlines(fine.least_area);
  // Most shapes are of one piece; what has to go is small.
  for (const geometry::Polyline& piece : seen.outlines(.05)) {
    if (geometry::signed_area(piece) <= 0) continue;
    const bool kept = std::any_of(large.begin(), large.end(), [&](const geometry::Polyline& line) {
      return contains(piece, line.points.front());
    });
    if (!kept) shape.subtract(Field::polygon(piece.points, fine.cell).grow(fringe + half));
  }
  if (large.empty()) return Field(fine.cell);
  return shape;
}

void absorb_crumbs(Field& upon, const Field& below, const Fine& fine) {
  Field rest = below;
  rest.subtract(upon);
  for (const geometry::Polyline& line : rest.outlines(.2)) {
    const double area = geometry::signed_area(line);
    if (area > 0 && area < 2.2 * fine.least_area) upon.unite(Field::polygon(line.points, fine.cell).grow(.7));
  }
}

}  // namespace drawing::beasts

#include "drawing/beasts/pieces.h"

namespace drawing::beasts {

using geometry::Field;

Field colourable(const Field& shape, const Field& seen, const Fine& fine, double fringe) {
  const double half = fine.line / 2;
  Field inside = seen;
  inside.grow(-half);
  Field pieces(fine.cell);
  for (const geometry::Polyline& line : inside.outlines(fine.least_area)) {
    if (geometry::signed_area(line) > 0) pieces.unite(Field::polygon(line.points, fine.cell));
  }
  if (pieces.empty()) return pieces;
  Field out = shape;
  return out.intersect(pieces.grow(fringe + 2 * half));
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

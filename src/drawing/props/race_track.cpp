#include "drawing/props/race_track.h"

#include "drawing/props/joinery.h"
#include "geometry/outlines.h"

namespace drawing::props {
namespace {

using geometry::Affine;

// A board of black and white squares: those to stay white are drawn, the others are solid.
void add_squares(Sketch& s, double left, double top, double size, int columns, int rows) {
  s.region(box(left, top, left + columns * size, top + rows * size), 0.95);
  for (int r = 0; r < rows; ++r) {
    for (int c = 0; c < columns; ++c) {
      if ((r + c) % 2 == 0)
        s.region(box(left + c * size, top + r * size, left + (c + 1) * size, top + (r + 1) * size), 0.85);
    }
  }
}

}  // namespace

Figure grandstand(Random& random, double height) {
  Sketch s("Tribüne");
  const double h = height, w = 0.95 * h;
  for (const double side : {-0.7, 0.7})
    add_flag(s, {side * w, -0.84 * h}, 0.16 * h, random.chance(0.5) ? 1 : -1);
  for (const double side : {-1.0, 1.0})
    s.region(box(side * 0.9 * w - 0.02 * h, -0.76 * h, side * 0.9 * w + 0.02 * h, 0), 0.95);
  // Rows of people behind their balustrades, the farthest first.
  const int rows = 3;
  for (int row = rows - 1; row >= 0; --row) {
    const double y = -0.06 * h - row * 0.19 * h, half = 0.84 * w, head = 0.058 * h;
    const int count = 7 - row % 2;
    for (int i = 0; i < count; ++i) {
      const double x = (i - (count - 1) / 2.0) * 2 * half / (count + 0.4), lift = random.uniform(0, 0.02) * h;
      s.region(rounded_box(x - 1.35 * head, y - 0.14 * h - lift, x + 1.35 * head, y, head), 0.9);
      s.region(circle({x, y - 0.175 * h - lift}, head), 0.9);
    }
    s.region(box(-w, y - 0.07 * h, w, y + 0.06 * h));
  }
  s.region(polygon(
      {{-1.08 * w, -0.72 * h}, {-0.98 * w, -0.86 * h}, {0.98 * w, -0.86 * h}, {1.08 * w, -0.72 * h}}));
  return s.take();
}

Figure chequered_flag(Random& random, double height) {
  Sketch flat("Zielflagge");
  const double h = height, size = 0.15 * h;
  flat.region(box(-0.02 * h, -h, 0.02 * h, 0), 0.95);
  flat.region(circle({0, -h}, 0.045 * h), 0.95);
  add_squares(flat, 0.02 * h, -0.95 * h, size, 4, 3);
  Sketch s("Zielflagge");
  const double side = random.chance(0.5) ? 1 : -1;
  s.add(flat.take(), Affine::scaling(side, 1) * Affine::rotation(random.uniform(-0.1, 0.2)));
  return s.take();
}

}  // namespace drawing::props

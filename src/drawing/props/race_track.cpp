#include "drawing/props/race_track.h"

#include <cmath>

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

Figure tyre_pile(Random&, double height) {
  Sketch s("Reifenstapel");
  const double h = height, t = h / 3.3, w = 0.5 * h;
  for (int i = 0; i < 3; ++i) s.region(rounded_box(-w, -(i + 1) * t, w, -i * t, 0.45 * t));
  s.region(ellipse({0, -3 * t}, 0.86 * w, 0.26 * t), 0.95);
  s.region(ellipse({0, -3 * t}, 0.42 * w, 0.11 * t), 0.85);
  return s.take();
}

Figure pit_garage(Random& random, double height) {
  Sketch s("Boxen");
  const double h = height, w = 1.05 * h;
  add_flag(s, {0, -0.9 * h}, 0.2 * h, random.chance(0.5) ? 1 : -1);
  s.region(box(-w, -0.86 * h, w, 0));
  for (int i = -1; i <= 1; ++i) {
    const double c = i * 0.64 * w;
    s.region(box(c - 0.27 * w, -0.54 * h, c + 0.27 * w, 0), 0.95);
    // The shutter is rolled up to half; a number above.
    s.region(box(c - 0.27 * w, -0.54 * h, c + 0.27 * w, -0.42 * h), 0.9);
    const char32_t number[] = {static_cast<char32_t>(U'2' + i), 0};
    s.region(circle({c, -0.68 * h}, 0.1 * h), 0.95);
    add_letters(s, number, {c, -0.68 * h}, 0.11 * h);
  }
  s.add(tyre_pile(random, 0.26 * h), Affine::translation(-0.64 * w, 0));
  s.add(fuel_can(random, 0.22 * h), Affine::translation(0.64 * w, 0));
  s.add(tyre_pile(random, 0.22 * h), Affine::translation(0.08 * w, 0));
  s.region(box(-1.05 * w, -0.95 * h, 1.05 * w, -0.84 * h));
  return s.take();
}

Figure winners_podium(Random&, double height) {
  Sketch s("Siegertreppe");
  const double h = height, w = 0.55 * h;
  const double tops[] = {-0.68, -0.98, -0.5};
  const char32_t* numbers[] = {U"2", U"1", U"3"};
  for (int i = 0; i < 3; ++i) {
    const double x = (i - 1) * 1.5 * w, top = tops[i] * h;
    s.region(box(x - 0.75 * w, top, x + 0.75 * w, 0));
    s.region(box(x - 0.82 * w, top, x + 0.82 * w, top + 0.1 * h), 0.95);
    add_letters(s, numbers[i], {x, top + 0.3 * h}, 0.26 * h);
  }
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

Figure start_lights(Random&, double height) {
  Sketch s("Startampel");
  const double h = height, t = 0.03 * h;
  s.region(box(-t, -0.62 * h, t, 0));
  s.region(rounded_box(-0.14 * h, -0.06 * h, 0.14 * h, 0, 0.02 * h));
  s.region(rounded_box(-0.17 * h, -h, 0.17 * h, -0.4 * h, 0.06 * h));
  for (const double y : {-0.9, -0.7, -0.5}) s.region(circle({0, y * h}, 0.078 * h), 0.95);
  return s.take();
}

Figure finish_arch(Random&, double height) {
  Sketch s("Zielbogen");
  const double h = height, w = 0.92 * h;
  for (const double side : {-1.0, 1.0}) {
    s.region(box(side * w - 0.05 * h, -0.84 * h, side * w + 0.05 * h, 0));
    s.region(rounded_box(side * w - 0.11 * h, -0.07 * h, side * w + 0.11 * h, 0, 0.02 * h));
  }
  s.region(rounded_box(-w - 0.09 * h, -h, w + 0.09 * h, -0.66 * h, 0.04 * h));
  add_letters(s, U"ZIEL", {0, -0.83 * h}, 0.2 * h);
  const double size = 0.11 * h;
  for (const double side : {-1.0, 1.0}) add_squares(s, side * 0.72 * w - size, -0.83 * h - size, size, 2, 2);
  return s.take();
}

Figure fuel_can(Random&, double height) {
  Sketch s("Kanister");
  const double h = height, w = 0.4 * h;
  s.region(rounded_box(-0.7 * w, -h, 0.3 * w, -0.78 * h, 0.08 * h), 0.95);
  s.region(rounded_box(0.4 * w, -0.98 * h, 0.86 * w, -0.8 * h, 0.04 * h), 0.95);
  s.region(rounded_box(-w, -0.84 * h, w, 0, 0.1 * h));
  s.detail(line({-0.6 * w, -0.66 * h}, {0.6 * w, -0.16 * h}), 0.9);
  s.detail(line({0.6 * w, -0.66 * h}, {-0.6 * w, -0.16 * h}), 0.9);
  return s.take();
}

}  // namespace drawing::props

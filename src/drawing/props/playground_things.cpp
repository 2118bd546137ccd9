#include "drawing/props/playground_things.h"

#include "geometry/outlines.h"

namespace drawing::props {
namespace {

using geometry::Affine;

Path pole(Point from, Point to, double half) {
  return ribbon({from, to}, {half, half});
}

}  // namespace

Figure swing(Random& random, double height) {
  Sketch s("Schaukel");
  const double h = height, t = 0.022 * h, w = 0.62 * h;
  for (const double side : {-1.0, 1.0}) {
    s.region(pole({side * w, -0.94 * h}, {side * (w - 0.16 * h), 0}, t), 0.95);
    s.region(pole({side * w, -0.94 * h}, {side * (w + 0.16 * h), 0}, t), 0.95);
  }
  for (const double x : {-0.27, 0.27}) {
    const double lean = random.uniform(-0.1, 0.1) * h, y = -0.27 * h;
    for (const double side : {-1.0, 1.0})
      s.detail(line({x * h + side * 0.11 * h, -0.92 * h}, {x * h + side * 0.11 * h + lean, y}), 1);
    s.region(
        rounded_box(x * h + lean - 0.16 * h, y - 0.02 * h, x * h + lean + 0.16 * h, y + 0.04 * h, 0.02 * h));
  }
  s.region(rounded_box(-w - 0.06 * h, -h, w + 0.06 * h, -0.91 * h, 0.04 * h));
  return s.take();
}

Figure sandbox(Random& random, double height) {
  Sketch s("Sandkasten");
  const double h = height, w = 1.15 * h;
  s.region(polygon({{-w, -0.2 * h}, {-0.8 * w, -0.5 * h}, {0.8 * w, -0.5 * h}, {w, -0.2 * h}}));
  // Sand in heaps, and what lies in it.
  Path sand;
  sand.move_to({-0.86 * w, -0.2 * h});
  sand.cubic_to({-0.7 * w, -0.5 * h}, {-0.5 * w, -0.6 * h}, {-0.3 * w, -0.46 * h});
  sand.cubic_to({-0.1 * w, -0.4 * h}, {0.1 * w, -0.5 * h}, {0.3 * w, -0.42 * h});
  sand.cubic_to({0.5 * w, -0.34 * h}, {0.7 * w, -0.36 * h}, {0.86 * w, -0.2 * h});
  sand.close();
  s.region(sand);
  s.add(bucket(random, 0.5 * h), Affine::translation(0.46 * w, -0.26 * h));
  s.region(ribbon({{-0.5 * w, -0.5 * h}, {-0.42 * w, -0.92 * h}}, {0.03 * h, 0.03 * h}), 0.9);
  s.region(rounded_box(-0.42 * w - 0.12 * h, -h, -0.42 * w + 0.13 * h, -0.9 * h, 0.04 * h), 0.9);
  s.region(rounded_box(-w, -0.22 * h, w, 0, 0.03 * h));
  for (const double x : {-0.5, 0.5}) s.detail(line({x * w, -0.22 * h}, {x * w, 0}), 0.85);
  return s.take();
}

}  // namespace drawing::props

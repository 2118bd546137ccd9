#include "drawing/props/kitchenware.h"

#include <numbers>

#include "drawing/props/furniture.h"
#include "drawing/props/joinery.h"
#include "geometry/outlines.h"

namespace drawing::props {
namespace {

using geometry::Affine;
using std::numbers::pi;

// A pot with a lid, its foot at the origin.
Figure pot(double h) {
  Sketch s("Topf");
  for (const double side : {-1.0, 1.0})
    s.region(
        rounded_box(side * 0.78 * h - 0.16 * h, -0.52 * h, side * 0.78 * h + 0.16 * h, -0.38 * h, 0.06 * h),
        0.9);
  s.region(rounded_box(-0.7 * h, -0.64 * h, 0.7 * h, 0, 0.12 * h));
  Path lid = arc({0, -0.62 * h}, 0.76 * h, 0.24 * h, pi, 2 * pi);
  lid.close();
  s.region(lid);
  s.region(circle({0, -0.9 * h}, 0.09 * h), 0.9);
  return s.take();
}

Figure jar(Random& random, double h) {
  Sketch s("Glas");
  const double w = 0.32 * h;
  s.region(rounded_box(-w, -0.8 * h, w, 0, 0.12 * h));
  s.region(rounded_box(-0.86 * w, -h, 0.86 * w, -0.78 * h, 0.05 * h), 0.9);
  if (random.chance(0.5)) {
    s.add(heart(random, 0.32 * h), Affine::translation(0, -0.4 * h));
  } else {
    s.region(rounded_box(-0.66 * w, -0.58 * h, 0.66 * w, -0.24 * h, 0.05 * h), 0.85);
  }
  return s.take();
}

}  // namespace

Figure stove(Random& random, double height) {
  Sketch s("Herd");
  const double h = height, w = 0.4 * h, top = -0.74 * h;
  s.add(pot(0.26 * h), Affine::translation((random.chance(0.5) ? 0.4 : -0.4) * w, top + 0.01 * h));
  s.region(rounded_box(-w, top, w, -0.04 * h, 0.02 * h));
  s.region(rounded_box(-1.06 * w, top - 0.01 * h, 1.06 * w, top + 0.05 * h, 0.02 * h));
  for (const double x : {-0.66, -0.22, 0.22, 0.66})
    s.region(circle({x * w, top + 0.115 * h}, 0.038 * h), 0.9);
  s.region(rounded_box(-0.84 * w, -0.56 * h, 0.84 * w, -0.1 * h, 0.04 * h));
  s.region(rounded_box(-0.6 * w, -0.44 * h, 0.6 * w, -0.16 * h, 0.05 * h), 0.9);
  s.region(rounded_box(-0.62 * w, -0.525 * h, 0.62 * w, -0.48 * h, 0.02 * h), 0.9);
  s.add(muffin(random, 0.19 * h), Affine::translation(0, -0.17 * h));
  for (const double side : {-1.0, 1.0})
    s.region(box(side * 0.8 * w - 0.06 * w, -0.04 * h, side * 0.8 * w + 0.06 * w, 0), 0.9);
  return s.take();
}

Figure fridge(Random& random, double height) {
  Sketch s("Kühlschrank");
  const double h = height, w = 0.26 * h, split = -0.64 * h, side = random.chance(0.5) ? 1 : -1;
  for (const double x : {-0.7, 0.7}) s.region(box(x * w - 0.1 * w, -0.04 * h, x * w + 0.1 * w, 0), 0.9);
  s.region(rounded_box(-w, -h, w, -0.025 * h, 0.06 * h));
  s.detail(line({-w, split}, {w, split}));
  const double x = side * 0.72 * w;
  s.region(rounded_box(x - 0.015 * h, split - 0.2 * h, x + 0.015 * h, split - 0.05 * h, 0.012 * h), 0.9);
  s.region(rounded_box(x - 0.015 * h, split + 0.05 * h, x + 0.015 * h, split + 0.26 * h, 0.012 * h), 0.9);
  s.region(box(-side * 0.2 * w - 0.42 * w, -0.92 * h, -side * 0.2 * w + 0.42 * w, -0.73 * h), 0.9);
  s.add(heart(random, 0.1 * h), Affine::translation(-side * 0.2 * w, -0.825 * h));
  s.region(star({-side * 0.36 * w, -0.44 * h}, 0.055 * h, 0.026 * h, 5, 0.2), 0.85);
  return s.take();
}

Figure cupboard_unit(Random& random, double height) {
  Sketch s("Küchenschrank");
  const double h = height, w = 0.6 * h, top = -0.72 * h;
  s.add(jar(random, 0.26 * h), Affine::translation(-0.62 * w, top));
  s.add(drawn("mixing_bowl", random, 0.26 * h), Affine::translation(0.1 * w, top));
  if (random.chance(0.5)) s.add(jar(random, 0.22 * h), Affine::translation(0.7 * w, top));
  s.region(box(-0.94 * w, top, 0.94 * w, -0.05 * h));
  for (int i = 0; i < 3; ++i) {
    const double y = -0.62 * h + i * 0.18 * h;
    s.region(rounded_box(-0.86 * w, y, -0.06 * w, y + 0.15 * h, 0.02 * h), 0.9);
    s.region(circle({-0.46 * w, y + 0.075 * h}, 0.026 * h), 0.85);
  }
  s.region(rounded_box(0.06 * w, -0.62 * h, 0.86 * w, -0.11 * h, 0.02 * h), 0.9);
  s.add(heart(random, 0.17 * h), Affine::translation(0.46 * w, -0.38 * h));
  s.region(rounded_box(-1.02 * w, top - 0.02 * h, 1.02 * w, top + 0.06 * h, 0.02 * h));
  s.region(box(-0.9 * w, -0.05 * h, 0.9 * w, 0), 0.9);
  return s.take();
}

Figure baking_table(Random& random, double height) {
  Sketch s("Backtisch");
  const double h = height, w = 0.95 * h, top = -0.6 * h;
  for (const double side : {-1.0, 1.0})
    s.region(
        polygon({{side * 0.9 * w, top}, {side * 0.86 * w, 0}, {side * 0.78 * w, 0}, {side * 0.76 * w, top}}));
  s.add(flour_bag(random, 0.4 * h), Affine::translation(-0.66 * w, top));
  s.add(drawn("mixing_bowl", random, 0.36 * h), Affine::translation(-0.18 * w, top));
  // Rolling pin and eggs.
  s.region(rounded_box(0.2 * w, top - 0.085 * h, 0.86 * w, top - 0.055 * h, 0.015 * h), 0.9);
  s.region(rounded_box(0.3 * w, top - 0.13 * h, 0.76 * w, top - 0.01 * h, 0.05 * h));
  for (const double x : {0.34, 0.5}) s.region(ellipse({x * w, top - 0.2 * h}, 0.06 * h, 0.08 * h), 0.9);
  s.region(rounded_box(-w, top - 0.02 * h, w, top + 0.06 * h, 0.025 * h));
  // The cloth hangs over the edge in scallops.
  const int bumps = 6;
  for (int i = 0; i < bumps; ++i) {
    const double a = -0.92 * w + i * 1.84 * w / bumps, b = a + 1.84 * w / bumps;
    Path scallop;
    scallop.move_to({a, top + 0.06 * h});
    scallop.line_to({b, top + 0.06 * h});
    scallop.cubic_to({b, top + 0.22 * h}, {a, top + 0.22 * h}, {a, top + 0.06 * h});
    scallop.close();
    s.region(scallop, 0.9);
  }
  return s.take();
}

Figure jar_shelf(Random& random, double height) {
  Sketch s("Gewürzregal");
  const double h = height, w = 1.1 * h;
  for (int row = 0; row < 2; ++row) {
    const double y = -0.06 * h - row * 0.5 * h;
    for (const double x : {-0.7, -0.24, 0.24, 0.7}) {
      if (random.chance(0.25)) {
        s.add(drawn("mixing_bowl", random, 0.24 * h), Affine::translation(x * w, y));
      } else {
        s.add(jar(random, random.uniform(0.3, 0.38) * h), Affine::translation(x * w, y));
      }
    }
    s.region(rounded_box(-w, y, w, y + 0.07 * h, 0.02 * h));
  }
  return s.take();
}

Figure herb_window(Random& random, double height) {
  Sketch s("Kräuterfenster");
  const double h = height, w = 0.56 * h, sill = -0.08 * h;
  s.region(rounded_box(-w, -h, w, sill, 0.03 * h));
  for (const double side : {-1.0, 1.0}) {
    const double a = side < 0 ? -0.9 * w : 0.04 * w, b = side < 0 ? -0.04 * w : 0.9 * w;
    s.in(natural::light_blue).region(box(a, -0.94 * h, b, -0.62 * h), 0.9);
    s.region(box(a, -0.58 * h, b, sill), 0.9);
  }
  s.in(natural::red);
  // A short curtain, herbs on the sill.
  add_awning(s, -1.04 * w, 1.04 * w, -1.02 * h, -0.84 * h, 6, 0);
  for (const double x : {-0.66, 0.0, 0.66})
    s.add(potted_plant(random, 0.44 * h * random.uniform(0.88, 1.05)), Affine::translation(x * w, sill));
  s.in(natural::brown).region(rounded_box(-1.14 * w, sill, 1.14 * w, 0, 0.02 * h));
  return s.take();
}

Figure flour_bag(Random& random, double height) {
  Sketch s("Mehltüte");
  const double h = height, w = 0.32 * h;
  s.region(polygon({{-w, 0}, {-1.04 * w, -0.8 * h}, {1.04 * w, -0.8 * h}, {w, 0}}));
  s.region(polygon({{-1.04 * w, -0.8 * h}, {-0.92 * w, -h}, {0.92 * w, -h}, {1.04 * w, -0.8 * h}}), 0.95);
  s.add(heart(random, 0.36 * h), Affine::translation(0, -0.4 * h));
  return s.take();
}

Figure muffin(Random& random, double height) {
  Sketch s("Muffin");
  const double h = height, w = 0.46 * h;
  s.region(polygon({{-0.84 * w, -0.46 * h}, {0.84 * w, -0.46 * h}, {0.6 * w, 0}, {-0.6 * w, 0}}));
  if (h > 16) {
    for (const double x : {-0.28, 0.28})
      s.detail(line({x * 1.1 * w, -0.44 * h}, {x * 0.8 * w, -0.02 * h}), 0.8);
  }
  std::vector<Point> crown = uneven_ring(random, {0, -0.5 * h}, w, 0.34 * h, 6, pi, 2 * pi);
  Path top = scallops({{-1.0 * w, -0.46 * h},
                       {-0.72 * w, -0.72 * h},
                       {0, -0.88 * h},
                       {0.72 * w, -0.72 * h},
                       {1.0 * w, -0.46 * h},
                       {0, -0.42 * h}},
                      0.28);
  s.region(top);
  s.region(circle({0, -0.9 * h}, 0.1 * h), 0.9);
  return s.take();
}

}  // namespace drawing::props

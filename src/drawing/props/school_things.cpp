#include "drawing/props/school_things.h"

#include <numbers>

#include "geometry/outlines.h"

namespace drawing::props {
namespace {

using geometry::Affine;
using std::numbers::pi;

Figure pencil(double h) {
  Sketch s("Stift");
  const double w = 0.13 * h;
  s.region(polygon({{-w, 0}, {-w, -0.76 * h}, {0, -h}, {w, -0.76 * h}, {w, 0}}), 0.9);
  if (h > 22) s.detail(line({-w, -0.76 * h}, {w, -0.76 * h}), 0.8);
  return s.take();
}

}  // namespace

Figure school_desk(Random& random, double height) {
  Sketch s("Schultisch");
  const double h = height, w = 0.72 * h, top = -0.56 * h;
  for (const double side : {-1.0, 1.0})
    s.region(
        polygon({{side * 0.86 * w, top}, {side * 0.9 * w, 0}, {side * 0.78 * w, 0}, {side * 0.74 * w, top}}),
        0.95);
  s.region(box(-0.8 * w, top, 0.8 * w, top + 0.22 * h), 0.95);
  s.add(book_pile(random, 0.3 * h), Affine::translation(-0.42 * w, top - 0.02 * h));
  if (random.chance(0.6)) {
    s.add(pencil_pot(random, 0.4 * h), Affine::translation(0.42 * w, top - 0.02 * h));
  } else {
    // An apple for the break.
    s.region(ellipse({0.42 * w, top - 0.13 * h}, 0.13 * h, 0.12 * h));
    s.region(leaf({0.42 * w, top - 0.24 * h}, {0.42 * w + 0.14 * h, top - 0.32 * h}, 0.08 * h), 0.9);
  }
  s.region(rounded_box(-w, top - 0.04 * h, w, top + 0.06 * h, 0.03 * h));
  return s.take();
}

Figure easel(Random& random, double height) {
  Sketch s("Staffelei");
  const double h = height, w = 0.36 * h;
  s.region(ribbon({{0, -h}, {0, 0}}, {0.018 * h, 0.018 * h}), 0.9);
  for (const double side : {-1.0, 1.0})
    s.region(ribbon({{side * 0.04 * h, -h}, {side * 0.34 * h, 0}}, {0.02 * h, 0.02 * h}), 0.95);
  s.region(box(-w, -0.88 * h, w, -0.36 * h));
  switch (random.below(3)) {
    case 0:
      s.add(drawn("sun", random, 0.3 * h), Affine::translation(0, -0.62 * h));
      break;
    case 1:
      s.add(cottage(random, 0.38 * h), Affine::translation(0, -0.42 * h));
      break;
    default:
      s.add(daisy(random, 0.44 * h), Affine::translation(0, -0.39 * h));
  }
  s.region(rounded_box(-1.14 * w, -0.37 * h, 1.14 * w, -0.31 * h, 0.02 * h));
  return s.take();
}

Figure globe(Random& random, double height) {
  Sketch s("Globus");
  const double h = height, r = 0.36 * h;
  const Point c = {0, -0.58 * h};
  s.region(rounded_box(-0.26 * h, -0.08 * h, 0.26 * h, 0, 0.03 * h));
  s.region(box(-0.035 * h, -0.24 * h, 0.035 * h, -0.07 * h), 0.9);
  s.region(circle(c, r * 1.16));
  s.region(circle(c, r));
  // Two simple continents.
  s.region(blob(uneven_ring(random, c + Point{-0.36 * r, -0.2 * r}, 0.36 * r, 0.46 * r, 7, 0, 2 * pi)), 0.85);
  s.region(blob(uneven_ring(random, c + Point{0.44 * r, 0.26 * r}, 0.32 * r, 0.38 * r, 7, 0, 2 * pi)), 0.85);
  return s.take();
}

Figure school_bag(Random& random, double height) {
  Sketch s("Schultasche");
  const double h = height, w = 0.46 * h;
  s.region(rounded_box(-0.22 * w, -h, 0.22 * w, -0.8 * h, 0.05 * h), 0.9);
  s.region(rounded_box(-w, -0.9 * h, w, 0, 0.14 * h));
  s.region(rounded_box(-1.02 * w, -0.9 * h, 1.02 * w, -0.42 * h, 0.16 * h));
  s.region(star({0, -0.64 * h}, 0.15 * h, 0.07 * h, 5, random.uniform(-0.2, 0.2)), 0.85);
  s.region(rounded_box(-0.66 * w, -0.34 * h, 0.66 * w, -0.08 * h, 0.06 * h), 0.9);
  for (const double side : {-1.0, 1.0})
    s.region(
        rounded_box(side * 0.62 * w - 0.05 * h, -0.5 * h, side * 0.62 * w + 0.05 * h, -0.36 * h, 0.02 * h),
        0.9);
  return s.take();
}

Figure pencil_pot(Random& random, double height) {
  Sketch s("Stiftebecher");
  const double h = height;
  for (int i = 0; i < 3; ++i) {
    s.add(pencil(0.72 * h), Affine::translation((i - 1) * 0.16 * h, -0.26 * h) *
                                Affine::rotation((i - 1) * 0.36 + random.uniform(-0.06, 0.06)));
  }
  s.region(polygon({{-0.28 * h, -0.52 * h}, {0.28 * h, -0.52 * h}, {0.22 * h, 0}, {-0.22 * h, 0}}));
  s.region(circle({0, -0.25 * h}, 0.1 * h), 0.85);
  return s.take();
}

Figure book_pile(Random& random, double height) {
  Sketch s("Bücherstapel");
  const double h = height, step = h / 3;
  for (int i = 0; i < 3; ++i) {
    const double w = h * random.uniform(0.58, 0.7), x = random.uniform(-0.08, 0.08) * h, y = -i * step;
    constexpr NaturalColour covers[] = {natural::red, natural::blue, natural::green};
    s.in(covers[i]).region(rounded_box(x - w, y - step, x + w, y, 0.06 * h), 0.95);
    s.in(natural::yellow).region(box(x + 0.55 * w, y - step, x + 0.78 * w, y), 0.85);
  }
  return s.take();
}

}  // namespace drawing::props

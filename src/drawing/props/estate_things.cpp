#include "drawing/props/estate_things.h"

#include <cmath>
#include <numbers>

#include "drawing/props/joinery.h"
#include "geometry/outlines.h"

namespace drawing::props {
namespace {

using geometry::Affine;
using std::numbers::pi;

}  // namespace

Figure farmhouse(Random& random, double height) {
  Sketch s("Bauernhaus");
  const double h = height, w = 0.72 * h, eave = -0.48 * h;
  s.in(natural::brown).region(box(0.42 * w, -h, 0.58 * w, -0.7 * h), 0.95);
  s.in(natural::white).region(box(-0.9 * w, eave, 0.9 * w, 0));
  // Half-timbering.
  s.in(natural::brown);
  for (const double x : {-0.9, -0.3, 0.3, 0.82}) s.region(box(x * w, eave, x * w + 0.08 * w, 0), 0.9);
  s.region(box(-0.9 * w, -0.27 * h, 0.9 * w, -0.22 * h), 0.9);
  s.in(natural::red)
      .region(polygon({{-1.06 * w, eave + 0.03 * h},
                       {-0.78 * w, -0.92 * h},
                       {0.78 * w, -0.92 * h},
                       {1.06 * w, eave + 0.03 * h}}));
  for (const double x : {-0.4, 0.1}) {
    s.region(polygon({{(x - 0.2) * w, -0.6 * h}, {x * w, -0.78 * h}, {(x + 0.2) * w, -0.6 * h}}), 0.95);
  }
  s.in(natural::brown);
  for (const double x : {-0.56, 0.6}) {
    add_window(s, {x * w, -0.36 * h}, 0.26 * w, 0.14 * h, h > 60 ? Panes::four : Panes::one);
    s.region(rounded_box(x * w - 0.17 * w, -0.29 * h, x * w + 0.17 * w, -0.245 * h, 0.015 * h), 0.9);
  }
  add_window(s, {-0.56 * w, -0.11 * h}, 0.26 * w, 0.12 * h, Panes::one);
  add_arched_opening(s, {0.04 * w, 0}, 0.34 * w, 0.34 * h);
  s.add(heart(random, 0.09 * h), Affine::translation(0.04 * w, -0.22 * h));
  return page::either_way(random, s.take());
}

Figure hen_house(Random& random, double height) {
  Sketch s("Hühnerhaus");
  const double h = height, w = 0.5 * h;
  s.in(natural::brown);
  for (const double side : {-0.7, 0.7})
    s.region(box(side * w - 0.03 * h, -0.34 * h, side * w + 0.03 * h, 0), 0.95);
  s.region(box(-0.86 * w, -0.72 * h, 0.86 * w, -0.28 * h));
  for (const double y : {-0.43, -0.57}) s.detail(line({-0.86 * w, y * h}, {0.86 * w, y * h}), 0.85);
  s.in(natural::red)
      .region(polygon({{-1.1 * w, -0.68 * h}, {0, -h}, {1.1 * w, -0.68 * h}}))
      .in(natural::brown);
  s.add(heart(random, 0.12 * h), Affine::translation(0, -0.79 * h));
  add_arched_opening(s, {0.3 * w, -0.28 * h}, 0.46 * w, 0.3 * h);
  s.region(rounded_box(-0.62 * w, -0.6 * h, -0.16 * w, -0.4 * h, 0.02 * h), 0.95);
  // The hens' ladder.
  s.region(polygon({{0.16 * w, -0.28 * h}, {0.46 * w, -0.28 * h}, {1.12 * w, 0}, {0.8 * w, 0}}));
  for (const double t : {0.25, 0.5, 0.75})
    s.detail(line({std::lerp(0.16, 0.8, t) * w, (t - 1) * 0.28 * h},
                  {std::lerp(0.46, 1.12, t) * w, (t - 1) * 0.28 * h}),
             0.9);
  return page::either_way(random, s.take());
}

Figure wheat(Random& random, double height) {
  Sketch s("Weizen");
  const double h = height;
  for (const double x : {-0.24, 0.24, 0.0}) {
    const Point foot = {x * 0.3 * h, 0},
                top = {x * h + random.uniform(-0.03, 0.03) * h, -h * (x == 0 ? 1 : 0.84)};
    const Point base = lerp(foot, top, 0.56);
    s.region(ribbon({foot, lerp(foot, top, 0.6)}, {0.022 * h, 0.018 * h}), 0.9);
    // An ear of three grains to a side, as one outline.
    const Point along = (top - base) * (1 / 3.0), across = {-along.y * 0.5, along.x * 0.5};
    Path ear;
    ear.move_to(base);
    for (int i = 0; i < 3; ++i) {
      const Point from = base + along * i, to = base + along * (i + 1);
      ear.cubic_to(from + across * 1.1, to + across * 1.1 - along * 0.3, to);
    }
    for (int i = 2; i >= 0; --i) {
      const Point from = base + along * (i + 1), to = base + along * i;
      ear.cubic_to(from - across * 1.1 - along * 0.3, to - across * 1.1, to);
    }
    ear.close();
    s.region(ear, 0.95);
  }
  return s.take();
}

Figure cabbage(Random& random, double height) {
  Sketch s("Kohlkopf");
  const double h = height, r = 0.5 * h;
  const Point c = {0, -0.46 * h};
  s.region(scallops(uneven_ring(random, c, 1.05 * r, 0.82 * r, 7, 0, 2 * pi), 0.25));
  s.region(circle(c, 0.62 * r), 0.95);
  if (h > 16) {
    s.detail(curve({{-0.1 * r, c.y + 0.6 * r}, {0, c.y}, {-0.08 * r, c.y - 0.3 * r}}), 0.85);
    s.detail(curve({{0, c.y + 0.14 * r}, {0.26 * r, c.y - 0.16 * r}}), 0.85);
  }
  return s.take();
}

Figure throne(Random& random, double height) {
  Sketch s("Thron");
  const double h = height, w = 0.34 * h;
  s.region(rounded_box(-1.3 * w, -0.09 * h, 1.3 * w, 0, 0.02 * h));
  Path back;
  back.move_to({-0.8 * w, -0.2 * h});
  back.line_to({-0.86 * w, -0.8 * h});
  back.cubic_to({-0.6 * w, -0.84 * h}, {-0.3 * w, -0.9 * h}, {0, -h});
  back.cubic_to({0.3 * w, -0.9 * h}, {0.6 * w, -0.84 * h}, {0.86 * w, -0.8 * h});
  back.line_to({0.8 * w, -0.2 * h});
  back.close();
  s.region(back);
  s.region(rounded_box(-0.6 * w, -0.76 * h, 0.6 * w, -0.3 * h, 0.14 * h), 0.95);
  for (const double side : {-1.0, 1.0}) s.region(circle({side * 0.86 * w, -0.83 * h}, 0.05 * h), 0.95);
  s.add(heart(random, 0.13 * h), Affine::translation(0, -0.56 * h));
  s.region(box(-0.74 * w, -0.3 * h, 0.74 * w, -0.08 * h));
  s.region(rounded_box(-0.8 * w, -0.38 * h, 0.8 * w, -0.28 * h, 0.04 * h));
  for (const double side : {-1.0, 1.0}) {
    s.region(box(side * 0.86 * w - 0.04 * h, -0.46 * h, side * 0.86 * w + 0.04 * h, -0.08 * h));
    s.region(
        rounded_box(side * 0.86 * w - 0.07 * h, -0.52 * h, side * 0.86 * w + 0.07 * h, -0.44 * h, 0.03 * h));
  }
  return s.take();
}

Figure banner(Random& random, double height) {
  Sketch s("Banner");
  const double h = height, w = 0.24 * h;
  s.region(polygon({{-w, -0.95 * h}, {w, -0.95 * h}, {w, -0.1 * h}, {0, -0.26 * h}, {-w, -0.1 * h}}));
  s.region(rounded_box(-1.24 * w, -h, 1.24 * w, -0.93 * h, 0.03 * h));
  switch (random.below(3)) {
    case 0:
      s.add(heart(random, 0.26 * h), Affine::translation(0, -0.62 * h));
      break;
    case 1:
      s.region(star({0, -0.62 * h}, 0.15 * h, 0.07 * h, 5, 0), 0.9);
      break;
    default:
      s.region(polygon({{-0.6 * w, -0.52 * h},
                        {-0.66 * w, -0.74 * h},
                        {-0.3 * w, -0.62 * h},
                        {0, -0.78 * h},
                        {0.3 * w, -0.62 * h},
                        {0.66 * w, -0.74 * h},
                        {0.6 * w, -0.52 * h}}),
               0.9);
  }
  return s.take();
}

Figure rose_arch(Random& random, double height) {
  Sketch s("Rosenbogen");
  const double h = height, w = 0.42 * h;
  std::vector<Point> spine;
  spine.push_back({-0.88 * w, 0});
  spine.push_back({-0.88 * w, -0.3 * h});
  for (int i = 0; i <= 6; ++i) {
    const double angle = pi + pi * i / 6;
    spine.push_back({0.88 * w * std::cos(angle), -0.56 * h + 0.4 * h * std::sin(angle)});
  }
  spine.push_back({0.88 * w, -0.3 * h});
  spine.push_back({0.88 * w, 0});
  s.region(ribbon(spine, std::vector<double>(spine.size(), 0.055 * h)));
  // Roses and leaves along it.
  for (std::size_t i = 1; i + 1 < spine.size(); ++i) {
    const Point at = spine[i];
    const double r = 0.065 * h * random.uniform(0.9, 1.1);
    for (const double side : {-1.0, 1.0})
      s.region(leaf(at, at + Point{side * 1.9 * r, -0.7 * r}, 0.9 * r), 0.9);
    s.region(scallops(uneven_ring(random, at, r, r, 5, 0, 2 * pi), 0.35), 0.95);
    s.region(circle(at, 0.42 * r), 0.85);
  }
  return s.take();
}

}  // namespace drawing::props

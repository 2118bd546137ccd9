#include "drawing/props/fairground.h"

#include <algorithm>
#include <numbers>

#include "drawing/props/joinery.h"
#include "geometry/outlines.h"

namespace drawing::props {
namespace {

using geometry::Affine;
using std::numbers::pi;

}  // namespace

Figure ferris_wheel(Random& random, double height) {
  Sketch s("Riesenrad");
  const double h = height, r = 0.4 * h, t = 0.014 * h;
  const Point hub = {0, -0.54 * h};
  constexpr int cabins = 6;
  const double turn = random.uniform(0, 2 * pi / cabins);
  // Ring, spokes and hub make sectors to colour; the cabins hang over the ring.
  s.region(circle(hub, r));
  s.region(circle(hub, 0.86 * r), 0.95);
  for (int i = 0; i < cabins; ++i)
    s.detail(line(hub, polar(hub, 0.86 * r, turn + 2 * pi * i / cabins)), 0.95);
  for (const double side : {-1.0, 1.0})
    s.region(ribbon({hub, {side * 0.31 * h, -0.03 * h}}, {t * 1.3, t * 1.6}));
  s.region(circle(hub, 0.17 * r));
  s.region(star(hub, 0.12 * r, 0.055 * r, 5, 0), 0.85);
  for (int i = 0; i < cabins; ++i) {
    const Point at = polar(hub, r, turn + 2 * pi * i / cabins);
    const double c = 0.125 * h;
    Path basket;
    basket.move_to({at.x - 0.5 * c, at.y + 0.3 * c});
    basket.line_to({at.x + 0.5 * c, at.y + 0.3 * c});
    basket.cubic_to({at.x + 0.5 * c, at.y + 0.9 * c}, {at.x + 0.3 * c, at.y + 0.95 * c},
                    {at.x, at.y + 0.95 * c});
    basket.cubic_to({at.x - 0.3 * c, at.y + 0.95 * c}, {at.x - 0.5 * c, at.y + 0.9 * c},
                    {at.x - 0.5 * c, at.y + 0.3 * c});
    basket.close();
    s.region(box(at.x - 0.38 * c, at.y - 0.1 * c, at.x + 0.38 * c, at.y + 0.34 * c), 0.85);
    s.region(basket, 0.95);
    Path roof = arc({at.x, at.y}, 0.56 * c, 0.38 * c, pi, 2 * pi);
    roof.close();
    s.region(roof, 0.95);
  }
  s.region(rounded_box(-0.4 * h, -0.05 * h, 0.4 * h, 0, 0.02 * h));
  return s.take();
}

Figure carousel(Random& random, double height) {
  Sketch s("Karussell");
  const double h = height, w = 0.56 * h, roof = -0.66 * h;
  add_flag(s, {0, -0.93 * h}, 0.1 * h, random.chance(0.5) ? 1 : -1);
  s.region(box(-0.16 * w, roof, 0.16 * w, -0.1 * h));
  for (const double x : {-0.62, 0.62}) {
    // A wooden horse on its pole.
    const double lift = random.uniform(-0.06, 0.02) * h;
    s.region(box(x * w - 0.012 * h, roof, x * w + 0.012 * h, -0.1 * h), 0.9);
    const auto at = [&](double px, double py) { return Point{x * w + px * h, -0.3 * h + lift + py * h}; };
    for (const double leg : {-0.1, 0.08})
      s.region(ribbon({at(leg, 0.03), at(leg + 0.03, 0.1), at(leg - 0.01, 0.16)},
                      {0.026 * h, 0.022 * h, 0.02 * h}),
               0.9);
    s.region(leaf(at(-0.12, -0.02), at(-0.2, 0.09), 0.07 * h), 0.9);
    Path body;
    body.move_to(at(-0.15, -0.01));
    body.cubic_to(at(-0.14, -0.1), at(0.0, -0.06), at(0.05, -0.08));
    body.cubic_to(at(0.07, -0.15), at(0.09, -0.2), at(0.13, -0.2));
    body.cubic_to(at(0.19, -0.18), at(0.22, -0.13), at(0.21, -0.11));
    body.cubic_to(at(0.17, -0.1), at(0.15, -0.1), at(0.14, -0.05));
    body.cubic_to(at(0.13, 0.08), at(-0.14, 0.09), at(-0.15, -0.01));
    body.close();
    s.region(body, 0.95);
    s.solid(circle(at(0.145, -0.155), std::max(0.6, 0.009 * h)));
    s.region(box(x * w - 0.055 * h, -0.36 * h + lift, x * w + 0.03 * h, -0.29 * h + lift), 0.9);
  }
  s.region(rounded_box(-w, -0.11 * h, w, 0, 0.02 * h));
  for (const double x : {-0.75, -0.25, 0.25, 0.75})
    s.region(star({x * w, -0.055 * h}, 0.04 * h, 0.019 * h, 5, 0), 0.85);
  // The roof in wedges with a scalloped hem.
  const int wedges = 6;
  for (int i = 0; i < wedges; ++i) {
    const double a = -1.08 * w + i * 2.16 * w / wedges, b = a + 2.16 * w / wedges;
    Path wedge;
    wedge.move_to({0, -0.94 * h});
    wedge.line_to({b, roof});
    wedge.cubic_to({b, roof + 0.1 * h}, {a, roof + 0.1 * h}, {a, roof});
    wedge.close();
    s.region(wedge);
  }
  s.region(circle({0, -0.94 * h}, 0.03 * h), 0.9);
  return s.take();
}

Figure stall(Random& random, double height) {
  Sketch s("Bude");
  const double h = height, w = 0.5 * h, counter = -0.36 * h;
  s.region(box(-0.92 * w, -0.8 * h, 0.92 * w, 0));
  s.region(box(-0.8 * w, -0.72 * h, 0.8 * w, counter), 0.95);
  // Goods hang and stand in the opening.
  switch (random.below(3)) {
    case 0:
      for (const double x : {-0.5, 0.0, 0.5})
        s.add(drawn("gingerbread_heart", random, 0.17 * h), Affine::translation(x * w, counter - 0.03 * h));
      break;
    case 1:
      for (const double x : {-0.42, 0.1, 0.6})
        s.add(lollipop(random, 0.23 * h), Affine::translation(x * w, counter));
      break;
    default:
      s.add(drawn("ball_pyramid", random, 0.2 * h), Affine::translation(-0.34 * w, counter));
      s.add(beach_ball(random, 0.16 * h), Affine::translation(0.44 * w, counter));
  }
  s.region(box(-w, counter, w, counter + 0.07 * h));
  const int boards = 4;
  for (int i = 1; i < boards; ++i)
    s.detail(
        line({-0.92 * w + i * 1.84 * w / boards, counter + 0.07 * h}, {-0.92 * w + i * 1.84 * w / boards, 0}),
        0.85);
  add_awning(s, -0.94 * w, 0.94 * w, -0.86 * h, -0.68 * h, 5, 0.16 * w);
  s.region(rounded_box(-0.66 * w, -h, 0.66 * w, -0.84 * h, 0.05 * h));
  s.region(star({0, -0.92 * h}, 0.055 * h, 0.026 * h, 5, 0), 0.85);
  return s.take();
}

Figure balloon_bunch(Random& random, double height) {
  Sketch s("Luftballons");
  const double h = height, r = 0.15 * h;
  const Point tie = {0, -0.1 * h};
  const Point at[] = {{-0.2, -0.62}, {0.2, -0.64}, {0, -0.5}, {-0.02, -0.82}, {0.02, -0.66}};
  for (const Point p : at)
    s.detail(curve({tie, lerp(tie, p * h, 0.5) + Point{random.uniform(-0.02, 0.02) * h, 0}, p * h}), 0.85);
  for (const Point p : at) {
    const Point c = p * h;
    s.region(polygon({c + Point{0, 1.05 * r}, c + Point{-0.2 * r, 1.4 * r}, c + Point{0.2 * r, 1.4 * r}}),
             0.9);
    s.region(ellipse(c, r, 1.15 * r));
    s.detail(
        curve({c + Point{0.4 * r, -0.7 * r}, c + Point{0.66 * r, -0.4 * r}, c + Point{0.66 * r, -0.05 * r}}),
        0.8);
  }
  for (const double side : {-1.0, 1.0})
    s.region(leaf(tie, tie + Point{side * 0.09 * h, 0.06 * h}, 0.06 * h), 0.9);
  return s.take();
}

Figure lollipop(Random& random, double height) {
  Sketch s("Lutscher");
  const double h = height, r = 0.29 * h;
  const Point c = {0, -h + r};
  s.region(box(-0.035 * h, -h + 1.6 * r, 0.035 * h, 0), 0.9);
  s.region(circle(c, r));
  if (h > 22) {
    std::vector<Point> spiral;
    const double start = random.uniform(0, 2 * pi);
    for (int i = 0; i <= 12; ++i) spiral.push_back(polar(c, r * (0.1 + 0.07 * i), start + i * 0.75));
    s.detail(curve(spiral), 0.85);
  } else {
    s.region(circle(c, 0.5 * r), 0.85);
  }
  return s.take();
}

Figure circus_wagon(Random& random, double height) {
  Sketch s("Zirkuswagen");
  const double h = height, w = 0.78 * h, floor = -0.24 * h, eave = -0.78 * h;
  s.region(rounded_box(0.5 * w, -0.98 * h, 0.64 * w, -0.8 * h, 0.01 * h), 0.95);
  s.region(box(-0.9 * w, eave, 0.9 * w, floor));
  Path roof;
  roof.move_to({-w, eave});
  roof.cubic_to({-0.8 * w, -0.96 * h}, {0.8 * w, -0.96 * h}, {w, eave});
  roof.close();
  s.region(roof);
  s.region(box(-0.92 * w, floor - 0.07 * h, 0.92 * w, floor));
  add_window(s, {-0.54 * w, -0.54 * h}, 0.42 * w, 0.26 * h, Panes::four);
  add_window(s, {0.54 * w, -0.54 * h}, 0.42 * w, 0.26 * h, Panes::four);
  add_arched_opening(s, {0, floor - 0.07 * h}, 0.34 * w, 0.38 * h);
  s.add(heart(random, 0.1 * h), Affine::translation(0, -0.54 * h));
  for (const double side : {-0.58, 0.58}) {
    const Point c = {side * w, -0.17 * h};
    s.region(circle(c, 0.17 * h));
    for (int i = 0; i < 3; ++i)
      s.detail(line(polar(c, 0.16 * h, i * pi / 3 + 0.3), polar(c, -0.16 * h, i * pi / 3 + 0.3)), 0.85);
    s.region(circle(c, 0.05 * h), 0.9);
  }
  return s.take();
}

}  // namespace drawing::props

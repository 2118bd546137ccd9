#include "drawing/props/zoo_things.h"

#include <cmath>
#include <numbers>

#include "drawing/props/joinery.h"
#include "geometry/outlines.h"

namespace drawing::props {
namespace {

using geometry::Affine;
using std::numbers::pi;

void add_paw(Sketch& s, Point c, double size) {
  s.region(ellipse(c + Point{0, 0.25 * size}, 0.36 * size, 0.28 * size), 0.85);
  for (const double angle : {-2.5, -1.85, -1.3, -0.65})
    s.region(circle(polar(c + Point{0, 0.2 * size}, 0.56 * size, angle), 0.17 * size), 0.85);
}

}  // namespace

Figure zoo_gate(Random&, double height) {
  Sketch s("Zootor");
  const double h = height, w = 0.62 * h;
  for (const double side : {-1.0, 1.0}) {
    add_flag(s, {side * w, -0.84 * h}, 0.16 * h, side);
    // Posts of stone blocks.
    s.region(box(side * w - 0.1 * h, -0.8 * h, side * w + 0.1 * h, 0));
    for (const double y : {-0.2, -0.4, -0.6})
      s.detail(line({side * w - 0.1 * h, y * h}, {side * w + 0.1 * h, y * h}), 0.85);
    s.region(rounded_box(side * w - 0.13 * h, -0.86 * h, side * w + 0.13 * h, -0.78 * h, 0.02 * h));
  }
  Path sign;
  sign.move_to({-w + 0.06 * h, -0.58 * h});
  sign.cubic_to({-0.4 * w, -0.76 * h}, {0.4 * w, -0.76 * h}, {w - 0.06 * h, -0.58 * h});
  sign.line_to({w - 0.06 * h, -0.86 * h});
  sign.cubic_to({0.4 * w, -1.06 * h}, {-0.4 * w, -1.06 * h}, {-w + 0.06 * h, -0.86 * h});
  sign.close();
  s.region(sign);
  add_letters(s, U"ZOO", {0, -0.84 * h}, 0.17 * h);
  // Low gates that stand open.
  for (const double side : {-1.0, 1.0}) {
    const double from = side * (w - 0.1 * h), to = side * 0.5 * w;
    s.region(polygon({{from, -0.3 * h}, {to, -0.26 * h}, {to, 0.03 * h}, {from, 0}}));
    s.detail(line({(from + to) / 2, -0.28 * h}, {(from + to) / 2, 0.015 * h}), 0.85);
  }
  return s.take();
}

Figure sign_post(Random& random, double height) {
  Sketch s("Wegweiser");
  const double h = height, t = 0.03 * h;
  s.region(box(-t, -h, t, 0));
  double side = random.chance(0.5) ? 1 : -1;
  for (const double y : {-0.94, -0.68}) {
    const double a = -side * 0.16 * h, b = side * 0.36 * h;
    s.region(polygon({{a, y * h},
                      {b, y * h},
                      {b + side * 0.12 * h, (y + 0.11) * h},
                      {b, (y + 0.22) * h},
                      {a, (y + 0.22) * h}}));
    add_paw(s, {side * 0.1 * h, (y + 0.1) * h}, 0.16 * h);
    side = -side;
  }
  return s.take();
}

Figure aviary(Random& random, double height) {
  Sketch s("Voliere");
  const double h = height, w = 0.42 * h, top = -0.5 * h;
  Path cage = arc({0, top}, w, 0.42 * h, pi, 2 * pi);
  cage.line_to({w, -0.08 * h});
  cage.line_to({-w, -0.08 * h});
  cage.close();
  s.region(cage);
  s.add(bird(random, 0.17 * h), Affine::translation(-0.3 * w, -0.62 * h));
  s.region(ribbon({{-0.66 * w, -0.47 * h}, {0.5 * w, -0.44 * h}}, {0.016 * h, 0.016 * h}), 0.9);
  for (const double x : {-0.5, 0.5})
    s.detail(curve({{x * w, -0.08 * h}, {x * w, top}, {x * 0.7 * w, top - 0.28 * h}, {0, top - 0.42 * h}}),
             0.95);
  s.region(box(-w, -0.3 * h, w, -0.25 * h), 0.9);
  s.region(rounded_box(-1.1 * w, -0.1 * h, 1.1 * w, 0, 0.02 * h));
  s.region(circle({0, -0.95 * h}, 0.045 * h), 0.95);
  return s.take();
}

Figure cliff(Random& random, double height) {
  Sketch s("Felsen");
  const double h = height, side = random.chance(0.5) ? 1 : -1;
  const auto p = [&](double x, double y) { return Point{side * x * h, y * h}; };
  s.region(rounded(
      {p(-0.9, 0), p(-0.8, -0.38), p(-0.52, -0.46), p(-0.4, -0.78), p(-0.06, -0.9), p(0.16, -0.6), p(0.2, 0)},
      0.22));
  s.region(rounded(
      {p(-0.16, 0), p(-0.1, -0.6), p(0.18, -1), p(0.52, -0.92), p(0.6, -0.56), p(0.86, -0.4), p(0.96, 0)},
      0.22));
  s.region(rounded({p(-0.5, 0.02), p(-0.44, -0.22), p(-0.16, -0.32), p(0.16, -0.26), p(0.26, 0.02)}, 0.3));
  // A cave in the higher rock.
  Path cave = arc(p(0.52, -0.16), 0.17 * h, 0.22 * h, pi, 2 * pi);
  cave.line_to(p(0.52, 0) + Point{0.17 * h, 0});
  cave.line_to(p(0.52, 0) + Point{-0.17 * h, 0});
  cave.close();
  s.region(cave, 0.95);
  s.detail(curve({p(0.2, -0.66), p(0.32, -0.7), p(0.42, -0.64)}), 0.85);
  s.detail(curve({p(-0.56, -0.3), p(-0.46, -0.36), p(-0.34, -0.34)}), 0.85);
  return s.take();
}

Figure animal_house(Random&, double height) {
  Sketch s("Tierhaus");
  const double h = height, w = 0.6 * h;
  s.region(box(-0.86 * w, -0.56 * h, 0.86 * w, 0));
  for (const double y : {-0.19, -0.37}) s.detail(line({-0.86 * w, y * h}, {0.86 * w, y * h}), 0.85);
  add_arched_opening(s, {0, 0}, 0.72 * w, 0.44 * h);
  // A thatched roof with a scalloped edge.
  Path roof;
  roof.move_to({-1.06 * w, -0.5 * h});
  roof.cubic_to({-0.8 * w, -0.8 * h}, {-0.5 * w, -0.96 * h}, {-0.3 * w, -h});
  roof.line_to({0.3 * w, -h});
  roof.cubic_to({0.5 * w, -0.96 * h}, {0.8 * w, -0.8 * h}, {1.06 * w, -0.5 * h});
  const int bumps = 6;
  for (int i = 0; i < bumps; ++i) {
    const double a = 1.06 * w - i * 2.12 * w / bumps, b = a - 2.12 * w / bumps;
    roof.cubic_to({a, -0.41 * h}, {b, -0.41 * h}, {b, -0.5 * h});
  }
  roof.close();
  s.region(roof);
  s.region(circle({0, -0.72 * h}, 0.12 * h), 0.95);
  add_paw(s, {0, -0.735 * h}, 0.13 * h);
  return s.take();
}

Figure trough(Random&, double height) {
  Sketch s("Trog");
  const double h = height, w = 1.1 * h;
  std::vector<Point> ring = {{-0.86 * w, -0.5 * h}, {-0.6 * w, -0.76 * h}, {0, -0.84 * h},
                             {0.6 * w, -0.76 * h},  {0.86 * w, -0.5 * h},  {0, -0.4 * h}};
  s.region(scallops(ring, 0.3));
  s.region(polygon({{-w, -0.58 * h}, {w, -0.58 * h}, {0.8 * w, -0.1 * h}, {-0.8 * w, -0.1 * h}}));
  for (const double side : {-1.0, 1.0})
    s.region(box(side * 0.6 * w - 0.09 * h, -0.14 * h, side * 0.6 * w + 0.09 * h, 0), 0.9);
  s.region(rounded_box(-1.06 * w, -0.66 * h, 1.06 * w, -0.5 * h, 0.05 * h));
  return s.take();
}

}  // namespace drawing::props

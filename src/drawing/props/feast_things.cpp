#include "drawing/props/feast_things.h"

#include <cmath>
#include <numbers>

#include "drawing/props/joinery.h"
#include "drawing/props/kitchenware.h"
#include "drawing/props/school_things.h"
#include "geometry/outlines.h"

namespace drawing::props {
namespace {

using geometry::Affine;
using std::numbers::pi;

Path balloon_shape(Point c, double r) {
  return ellipse(c, r, 1.14 * r);
}

}  // namespace

Figure party_table(Random& random, double height) {
  Sketch s("Geburtstagstisch");
  const double h = height, w = 0.9 * h, top = -0.5 * h;
  s.add(drawn("layer_cake", random, 0.5 * h), Affine::translation(0, top + 0.01 * h));
  s.add(muffin(random, 0.19 * h), Affine::translation(-0.62 * w, top + 0.01 * h));
  s.add(present(random, 0.26 * h), Affine::translation(0.64 * w, top + 0.01 * h));
  // The cloth falls to the floor in folds.
  s.region(polygon({{-0.94 * w, top}, {0.94 * w, top}, {1.02 * w, 0}, {-1.02 * w, 0}}));
  for (const double x : {-0.6, -0.2, 0.2, 0.6})
    s.detail(curve({{x * 0.94 * w, top + 0.14 * h}, {x * 0.99 * w, top * 0.4}, {x * 1.02 * w, 0}}), 0.85);
  add_awning(s, -0.96 * w, 0.96 * w, top - 0.02 * h, top + 0.1 * h, 6, 0.02 * w);
  return s.take();
}

Figure party_hat(Random& random, double height) {
  Sketch s("Partyhut");
  const double h = height, w = 0.42 * h;
  s.region(polygon({{0, -0.86 * h}, {w, -0.06 * h}, {-w, -0.06 * h}}));
  for (const double t : {0.42, 0.72})
    s.detail(curve({{-w * t, -0.86 * h + 0.8 * h * t},
                    {0, -0.8 * h + 0.8 * h * t},
                    {w * t, -0.86 * h + 0.8 * h * t}}),
             0.85);
  s.region(rounded_box(-1.12 * w, -0.1 * h, 1.12 * w, 0, 0.05 * h));
  s.region(scallops(uneven_ring(random, {0, -0.87 * h}, 0.12 * h, 0.12 * h, 6, 0, 2 * pi), 0.35), 0.95);
  return s.take();
}

Figure balloon_arch(Random& random, double height) {
  Sketch s("Ballonbogen");
  const double h = height, w = 0.62 * h;
  const int count = 13;
  std::vector<Point> at;
  for (int i = 0; i < count; ++i) {
    const double angle = pi + pi * i / (count - 1);
    at.push_back({w * std::cos(angle), -0.1 * h + 0.74 * h * std::sin(angle)});
  }
  // Large balloons alternate with small ones on the inside.
  for (int i = 0; i < count; i += 2)
    s.region(balloon_shape(at[static_cast<std::size_t>(i)], 0.125 * h * random.uniform(0.95, 1.1)));
  for (int i = 1; i < count; i += 2) {
    const Point p = at[static_cast<std::size_t>(i)];
    s.region(balloon_shape(p, 0.105 * h * random.uniform(0.9, 1.05)));
    s.region(circle(p + Point{-p.x * 0.14, 0.08 * h}, 0.052 * h), 0.95);
  }
  return s.take();
}

Figure christmas_tree(Random& random, double height) {
  Sketch s("Weihnachtsbaum");
  const double h = height;
  s.in(natural::brown)
      .region(polygon({{-0.09 * h, -0.13 * h}, {0.09 * h, -0.13 * h}, {0.07 * h, 0}, {-0.07 * h, 0}}));
  const double halves[] = {0.37, 0.29, 0.2}, feet[] = {-0.12, -0.38, -0.62}, tips[] = {-0.56, -0.76, -0.92};
  for (int i = 0; i < 3; ++i) {
    const double w = halves[i] * h, y = feet[i] * h, top = tips[i] * h;
    Path layer;
    layer.move_to({0, top});
    layer.cubic_to({0.2 * w, std::lerp(top, y, 0.4)}, {0.6 * w, std::lerp(top, y, 0.8)}, {w, y - 0.03 * h});
    const int bumps = 4 - (i == 2 ? 1 : 0);
    for (int b = 0; b < bumps; ++b) {
      const double from = w - 2 * w * b / bumps, to = w - 2 * w * (b + 1) / bumps;
      layer.cubic_to({from, y + 0.045 * h}, {to, y + 0.045 * h}, {to, y - 0.03 * h});
    }
    layer.cubic_to({-0.6 * w, std::lerp(top, y, 0.8)}, {-0.2 * w, std::lerp(top, y, 0.4)}, {0, top});
    layer.close();
    s.in(natural::green).region(layer).in(natural::red);
    // A garland, and baubles.
    if (i < 2) {
      s.in(natural::yellow);
      s.region(ribbon({{-0.62 * w, y - 0.15 * h}, {-0.1 * w, y - 0.085 * h}, {0.52 * w, y - 0.17 * h}},
                      {0.014 * h, 0.014 * h, 0.014 * h}),
               0.9);
      s.in(natural::red);
      s.region(circle({0.3 * w, y - 0.06 * h}, 0.034 * h), 0.9);
      s.region(circle({-0.4 * w, y - 0.055 * h}, 0.034 * h), 0.9);
      s.region(circle({0.02 * w, y - 0.2 * h}, 0.03 * h), 0.9);
    } else {
      s.region(circle({0.14 * w, y - 0.08 * h}, 0.03 * h), 0.9);
      s.region(circle({-0.26 * w, y - 0.06 * h}, 0.03 * h), 0.9);
    }
  }
  s.in(natural::yellow)
      .region(star({0, -0.925 * h}, 0.075 * h, 0.035 * h, 5, random.uniform(-0.1, 0.1)), 0.95);
  return s.take();
}

Figure christmas_star(Random& random, double height) {
  Sketch s("Weihnachtsstern");
  const double r = height / 2;
  s.region(star({0, -r}, r, 0.52 * r, 6, random.uniform(-0.1, 0.1)));
  s.region(circle({0, -r}, 0.26 * r), 0.9);
  return s.take();
}

Figure present_pile(Random& random, double height) {
  Sketch s("Geschenke");
  const double h = height;
  s.add(present(random, 0.58 * h), Affine::translation(-0.34 * h, 0));
  s.add(present(random, 0.48 * h), Affine::translation(0.36 * h, 0));
  s.add(present(random, 0.42 * h), Affine::translation(-0.28 * h, -0.42 * h));
  return page::either_way(random, s.take());
}

Figure hare_house(Random& random, double height) {
  Sketch s("Hasenhaus");
  const double h = height, w = 0.44 * h;
  // A house like an egg, with ears for chimneys.
  for (const double side : {-1.0, 1.0}) {
    s.region(leaf({side * 0.2 * w, -0.78 * h}, {side * 0.5 * w, -1.06 * h}, 0.16 * h, side * 0.01 * h));
    s.region(leaf({side * 0.25 * w, -0.84 * h}, {side * 0.46 * w, -1.02 * h}, 0.07 * h), 0.9);
  }
  Path shell;
  shell.move_to({-0.7 * w, 0});
  shell.cubic_to({-1.5 * w, -0.3 * h}, {-0.8 * w, -0.9 * h}, {0, -0.9 * h});
  shell.cubic_to({0.8 * w, -0.9 * h}, {1.5 * w, -0.3 * h}, {0.7 * w, 0});
  shell.close();
  s.region(shell);
  Path band;
  for (int i = 0; i <= 8; ++i) {
    const double x = -0.86 * w + 1.72 * w * i / 8;
    const Point p = {x, (i % 2 == 0 ? -0.56 : -0.64) * h};
    if (i == 0) {
      band.move_to(p);
    } else {
      band.line_to(p);
    }
  }
  s.detail(band, 0.95);
  add_arched_opening(s, {0, 0}, 0.62 * w, 0.36 * h);
  s.add(heart(random, 0.1 * h), Affine::translation(0, -0.22 * h));
  for (const double side : {-1.0, 1.0}) s.region(circle({side * 0.66 * w, -0.4 * h}, 0.075 * h), 0.95);
  s.region(circle({0, -0.75 * h}, 0.06 * h), 0.95);
  return s.take();
}

Figure cauldron(Random& random, double height) {
  Sketch s("Hexenkessel");
  const double h = height, w = 0.5 * h;
  for (const Point p : {Point{-0.3, -0.96}, {0.34, -0.92}, {0.02, -0.86}})
    s.region(circle({p.x * w, p.y * h}, 0.075 * h * random.uniform(0.9, 1.15)), 0.95);
  for (const double side : {-1.0, 1.0})
    s.region(polygon({{side * 0.5 * w, -0.1 * h},
                      {side * 0.72 * w, 0},
                      {side * 0.5 * w, 0},
                      {side * 0.34 * w, -0.08 * h}}),
             0.95);
  Path pot;
  pot.move_to({-0.86 * w, -0.68 * h});
  pot.cubic_to({-1.3 * w, -0.3 * h}, {-0.8 * w, -0.04 * h}, {0, -0.04 * h});
  pot.cubic_to({0.8 * w, -0.04 * h}, {1.3 * w, -0.3 * h}, {0.86 * w, -0.68 * h});
  pot.close();
  s.region(pot);
  s.region(rounded_box(-1.04 * w, -0.76 * h, 1.04 * w, -0.62 * h, 0.06 * h));
  // Brew runs over the rim.
  Path brew;
  brew.move_to({-0.5 * w, -0.78 * h});
  brew.line_to({0.5 * w, -0.78 * h});
  brew.cubic_to({0.6 * w, -0.5 * h}, {0.3 * w, -0.44 * h}, {0.24 * w, -0.6 * h});
  brew.cubic_to({0.1 * w, -0.36 * h}, {-0.16 * w, -0.36 * h}, {-0.14 * w, -0.6 * h});
  brew.cubic_to({-0.24 * w, -0.5 * h}, {-0.58 * w, -0.5 * h}, {-0.5 * w, -0.78 * h});
  brew.close();
  s.region(brew, 0.95);
  return s.take();
}

Figure broom(Random& random, double height) {
  Sketch flat("Besen");
  const double h = height;
  flat.region(box(-0.02 * h, -h, 0.02 * h, -0.36 * h));
  Path brush;
  brush.move_to({-0.06 * h, -0.4 * h});
  brush.line_to({0.06 * h, -0.4 * h});
  brush.cubic_to({0.14 * h, -0.3 * h}, {0.18 * h, -0.16 * h}, {0.16 * h, 0});
  brush.line_to({-0.16 * h, 0});
  brush.cubic_to({-0.18 * h, -0.16 * h}, {-0.14 * h, -0.3 * h}, {-0.06 * h, -0.4 * h});
  brush.close();
  flat.region(brush);
  for (const double x : {-0.05, 0.05}) flat.detail(line({x * 0.6 * h, -0.3 * h}, {x * h, -0.02 * h}), 0.85);
  flat.region(rounded_box(-0.09 * h, -0.39 * h, 0.09 * h, -0.33 * h, 0.02 * h), 0.95);
  Sketch s("Besen");
  s.add(flat.take(), Affine::rotation(random.uniform(-0.2, 0.2)));
  return s.take();
}

}  // namespace drawing::props

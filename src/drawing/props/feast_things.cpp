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
  s.add(layer_cake(random, 0.5 * h), Affine::translation(0, top + 0.01 * h));
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

Figure paper_lantern(Random& random, double height) {
  Sketch s("Lampion");
  const double h = height, r = 0.34 * h;
  const Point c = {0, -0.52 * h};
  s.detail(line({0, -h}, {0, c.y - r}), 1);
  if (random.chance(0.5)) {
    s.region(circle(c, r));
    for (const double y : {-0.5, 0.0, 0.5}) {
      const double half = r * std::sqrt(1 - y * y);
      s.detail(curve({{-half, c.y + y * r}, {0, c.y + y * r + 0.1 * r}, {half, c.y + y * r}}), 0.85);
    }
  } else {
    s.region(circle(c, r));
    s.region(star(c, 0.6 * r, 0.28 * r, 5, 0), 0.9);
  }
  s.region(rounded_box(-0.14 * h, c.y - 1.12 * r, 0.14 * h, c.y - 0.86 * r, 0.02 * h), 0.95);
  s.region(rounded_box(-0.14 * h, c.y + 0.86 * r, 0.14 * h, c.y + 1.12 * r, 0.02 * h), 0.95);
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
  s.region(polygon({{-0.09 * h, -0.13 * h}, {0.09 * h, -0.13 * h}, {0.07 * h, 0}, {-0.07 * h, 0}}));
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
    s.region(layer);
    // A garland, and baubles.
    if (i < 2) {
      s.region(ribbon({{-0.62 * w, y - 0.15 * h}, {-0.1 * w, y - 0.085 * h}, {0.52 * w, y - 0.17 * h}},
                      {0.014 * h, 0.014 * h, 0.014 * h}),
               0.9);
      s.region(circle({0.3 * w, y - 0.06 * h}, 0.034 * h), 0.9);
      s.region(circle({-0.4 * w, y - 0.055 * h}, 0.034 * h), 0.9);
      s.region(circle({0.02 * w, y - 0.2 * h}, 0.03 * h), 0.9);
    } else {
      s.region(circle({0.14 * w, y - 0.08 * h}, 0.03 * h), 0.9);
      s.region(circle({-0.26 * w, y - 0.06 * h}, 0.03 * h), 0.9);
    }
  }
  s.region(star({0, -0.925 * h}, 0.075 * h, 0.035 * h, 5, random.uniform(-0.1, 0.1)), 0.95);
  return s.take();
}

Figure bauble(Random& random, double height) {
  Sketch s("Christbaumkugel");
  const double h = height, r = 0.4 * h;
  const Point c = {0, -r};
  s.detail(line({0, -h}, {0, -2 * r}), 1);
  s.region(circle(c, r));
  if (random.chance(0.5)) {
    s.region(star(c, 0.55 * r, 0.26 * r, 5, 0), 0.9);
  } else {
    s.detail(curve({{-0.95 * r, c.y - 0.3 * r}, {0, c.y - 0.12 * r}, {0.95 * r, c.y - 0.3 * r}}), 0.9);
    s.detail(curve({{-0.95 * r, c.y + 0.3 * r}, {0, c.y + 0.48 * r}, {0.95 * r, c.y + 0.3 * r}}), 0.9);
  }
  s.region(rounded_box(-0.2 * r, c.y - 1.24 * r, 0.2 * r, c.y - 0.92 * r, 0.06 * r), 0.9);
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

Figure snowy_house(Random& random, double height) {
  Sketch s("Verschneites Haus");
  const double h = height, w = 0.5 * h, eave = -0.5 * h, side = random.chance(0.5) ? 1 : -1;
  s.region(box(side * 0.5 * w - 0.1 * w, -0.95 * h, side * 0.5 * w + 0.1 * w, -0.6 * h));
  s.region(rounded_box(side * 0.5 * w - 0.15 * w, -h, side * 0.5 * w + 0.15 * w, -0.91 * h, 0.04 * h), 0.95);
  s.region(box(-0.84 * w, eave - 0.16 * h, 0.84 * w, 0));
  // Snow on the roof, with drips.
  Path snow;
  snow.move_to({-1.14 * w, eave + 0.02 * h});
  snow.cubic_to({-0.7 * w, -0.7 * h}, {-0.4 * w, -0.96 * h}, {0, -0.97 * h});
  snow.cubic_to({0.4 * w, -0.96 * h}, {0.7 * w, -0.7 * h}, {1.14 * w, eave + 0.02 * h});
  for (const double x : {0.74, 0.36, 0.0, -0.36, -0.74}) {
    const double t = std::abs(x);
    const Point to = {(x - 0.16) * w, -0.8 * h + (t + 0.05) * 0.34 * h};
    const Point low = {x * w, to.y + 0.15 * h};
    snow.cubic_to({low.x + 0.2 * w, low.y}, {low.x - 0.1 * w, low.y}, to);
  }
  snow.cubic_to({-0.96 * w, eave + 0.02 * h}, {-1.08 * w, eave + 0.12 * h}, {-1.14 * w, eave + 0.02 * h});
  snow.close();
  s.region(snow);
  add_arched_opening(s, {-side * 0.4 * w, 0}, 0.4 * w, 0.34 * h);
  s.region(circle({-side * 0.4 * w, -0.24 * h}, 0.05 * h), 0.9);
  add_window(s, {side * 0.38 * w, -0.24 * h}, 0.46 * w, 0.2 * h, h > 34 ? Panes::four : Panes::one);
  s.region(
      rounded_box(side * 0.38 * w - 0.28 * w, -0.16 * h, side * 0.38 * w + 0.28 * w, -0.11 * h, 0.025 * h),
      0.95);
  return s.take();
}

Figure egg_tree(Random& random, double height) {
  Sketch s("Ostereierbaum");
  const double h = height;
  // A slim trunk with six boughs; an egg hangs from each.
  const Point fork = {0, -0.46 * h};
  const Point tips[] = {{-0.36, -0.66}, {0.36, -0.68},  {-0.2, -0.94},
                        {0.2, -0.94},   {-0.42, -0.46}, {0.42, -0.48}};
  for (const Point tip : tips) {
    const Point end = tip * h;
    const Point knee = lerp(fork, end, 0.55) + Point{0, -0.05 * h};
    s.region(ribbon({fork, knee, end}, {0.024 * h, 0.018 * h, 0.012 * h}, Ends::round), 0.95);
  }
  s.region(polygon({{-0.055 * h, 0}, {-0.032 * h, -0.5 * h}, {0.032 * h, -0.5 * h}, {0.055 * h, 0}}));
  for (const Point tip : tips) {
    const Point end = tip * h;
    s.region(leaf(end, end + Point{(tip.x > 0 ? 1 : -1) * 0.07 * h, -0.06 * h}, 0.05 * h), 0.9);
    s.detail(line(end, end + Point{0, 0.06 * h}), 0.9);
    s.add(egg(random, 0.17 * h), Affine::translation(end.x, end.y + 0.2 * h));
  }
  return s.take();
}

Figure egg_nest(Random& random, double height) {
  Sketch s("Osternest");
  const double h = height, w = 1.0 * h;
  for (const double x : {-0.46, 0.44, 0.0})
    s.add(egg(random, 0.66 * h),
          Affine::translation(x * w, (x == 0 ? -0.3 : -0.26) * h) * Affine::rotation(x * 0.5));
  // A nest of grass: scallops above, a bowl below.
  Path nest;
  nest.move_to({-w, -0.44 * h});
  for (int i = 0; i < 6; ++i) {
    const double a = -w + 2 * w * i / 6, b = a + 2 * w / 6;
    nest.line_to({(a + b) / 2 - 0.06 * w, -0.56 * h});
    nest.line_to({b, -0.42 * h});
  }
  nest.cubic_to({0.94 * w, -0.1 * h}, {0.5 * w, 0}, {0, 0});
  nest.cubic_to({-0.5 * w, 0}, {-0.94 * w, -0.1 * h}, {-w, -0.44 * h});
  nest.close();
  s.region(nest);
  s.detail(curve({{-0.72 * w, -0.26 * h}, {0, -0.14 * h}, {0.72 * w, -0.26 * h}}), 0.9);
  return s.take();
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

Figure painting_table(Random& random, double height) {
  Sketch s("Maltisch");
  const double h = height, w = 0.95 * h, top = -0.56 * h;
  for (const double side : {-1.0, 1.0})
    s.region(polygon(
        {{side * 0.88 * w, top}, {side * 0.84 * w, 0}, {side * 0.74 * w, 0}, {side * 0.74 * w, top}}));
  s.add(paint_pots(random, 0.32 * h), Affine::translation(-0.42 * w, top));
  for (const double x : {0.18, 0.48, 0.76}) {
    s.add(egg(random, 0.26 * h), Affine::translation(x * w, top - 0.05 * h));
    s.region(polygon({{x * w - 0.07 * h, top - 0.09 * h},
                      {x * w + 0.07 * h, top - 0.09 * h},
                      {x * w + 0.05 * h, top},
                      {x * w - 0.05 * h, top}}),
             0.95);
  }
  s.region(rounded_box(-w, top - 0.02 * h, w, top + 0.08 * h, 0.03 * h));
  return s.take();
}

Figure haunted_house(Random& random, double height) {
  Sketch s("Spukhaus");
  const double h = height, w = 0.42 * h;
  // Crooked walls and roofs.
  s.region(polygon({{0.5 * w, 0}, {0.58 * w, -0.62 * h}, {1.1 * w, -0.66 * h}, {1.04 * w, 0}}));
  s.region(rounded({{0.42 * w, -0.6 * h}, {0.94 * w, -h}, {1.26 * w, -0.65 * h}}, 0.06));
  s.region(polygon({{-w, 0}, {-1.06 * w, -0.48 * h}, {0.7 * w, -0.52 * h}, {0.66 * w, 0}}));
  s.region(rounded(
      {{-1.26 * w, -0.45 * h}, {-0.5 * w, -0.86 * h}, {0.3 * w, -0.82 * h}, {0.86 * w, -0.49 * h}}, 0.06));
  add_arched_opening(s, {-0.16 * w, 0}, 0.44 * w, 0.28 * h);
  s.detail(line({-0.16 * w, -0.28 * h}, {-0.16 * w, 0}), 0.85);
  for (const double x : {-0.68, 0.36}) {
    add_arched_opening(s, {x * w, -0.2 * h}, 0.3 * w, 0.19 * h);
    s.detail(line({x * w - 0.15 * w, -0.27 * h}, {x * w + 0.15 * w, -0.27 * h}), 0.85);
  }
  add_arched_opening(s, {0.82 * w, -0.4 * h}, 0.26 * w, 0.17 * h);
  s.region(circle({-0.2 * w, -0.64 * h}, 0.075 * h), 0.95);
  s.detail(line({-0.2 * w, -0.715 * h}, {-0.2 * w, -0.565 * h}), 0.85);
  return page::either_way(random, s.take());
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

Figure potion_shelf(Random& random, double height) {
  Sketch s("Zauberregal");
  const double h = height, w = 1.0 * h;
  for (int row = 0; row < 2; ++row) {
    const double y = -0.06 * h - row * 0.5 * h;
    for (const double x : {-0.64, 0.0, 0.64}) {
      const double c = x * w, b = 0.34 * h;
      switch (random.below(3)) {
        case 0:  // a round flask
          s.region(box(c - 0.13 * b, y - b, c + 0.13 * b, y - 0.5 * b), 0.95);
          s.region(circle({c, y - 0.36 * b}, 0.37 * b));
          s.detail(curve({{c - 0.36 * b, y - 0.36 * b}, {c, y - 0.3 * b}, {c + 0.36 * b, y - 0.36 * b}}),
                   0.85);
          s.region(rounded_box(c - 0.18 * b, y - 1.1 * b, c + 0.18 * b, y - 0.92 * b, 0.05 * b), 0.95);
          break;
        case 1:  // a jar with a star
          s.region(rounded_box(c - 0.36 * b, y - 0.86 * b, c + 0.36 * b, y, 0.1 * b));
          s.region(rounded_box(c - 0.32 * b, y - 1.02 * b, c + 0.32 * b, y - 0.84 * b, 0.05 * b), 0.95);
          s.region(star({c, y - 0.42 * b}, 0.24 * b, 0.11 * b, 5, 0), 0.85);
          break;
        default:
          s.add(candle(random, 0.9 * b), Affine::translation(c, y));
      }
    }
    s.region(rounded_box(-w, y, w, y + 0.07 * h, 0.02 * h));
  }
  return s.take();
}

Figure cobweb(Random&, double height) {
  Sketch s("Spinnennetz");
  const double r = height / 2;
  const Point c = {0, -r};
  const auto ring = [&](double radius) {
    Path path;
    for (int i = 0; i < 8; ++i) {
      const Point a = polar(c, radius, i * pi / 4), b = polar(c, radius, (i + 1) * pi / 4);
      if (i == 0) path.move_to(a);
      const Point sag = lerp(lerp(a, b, 0.5), c, 0.22);
      path.cubic_to(lerp(a, sag, 0.66), lerp(b, sag, 0.66), b);
    }
    path.close();
    return path;
  };
  s.region(ring(r));
  s.region(ring(0.58 * r), 0.9);
  for (int i = 0; i < 4; ++i) s.detail(line(polar(c, r, i * pi / 4), polar(c, -r, i * pi / 4)), 0.85);
  return s.take();
}

Figure candle(Random&, double height) {
  Sketch s("Kerze");
  const double h = height, w = 0.16 * h;
  s.region(ellipse({0, -0.05 * h}, 0.3 * h, 0.07 * h));
  s.region(rounded_box(-w, -0.66 * h, w, -0.05 * h, 0.03 * h));
  s.region(leaf({0, -0.68 * h}, {0, -h}, 0.17 * h));
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

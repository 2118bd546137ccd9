#include "drawing/props/furniture.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "drawing/props/joinery.h"
#include "geometry/outlines.h"

namespace drawing::props {
namespace {

using geometry::Affine;
using std::numbers::pi;

double either_side(Random& random) {
  return random.chance(0.5) ? 1 : -1;
}

// What books beside each other have, so that each of them is seen.
constexpr NaturalColour book_colours[] = {natural::red, natural::yellow, natural::blue, natural::green};

// Books from `left` to `right` on a board at `y`, the highest `most` high; the last one leans.
void add_books(Sketch& sketch, Random& random, double left, double right, double y, double most) {
  const double thick = std::max(3.4, most * 0.26);
  double x = left;
  for (std::size_t i = 0; x + thick < right; ++i) {
    sketch.in(book_colours[i % std::size(book_colours)]);
    const double h = most * random.uniform(0.7, 1), w = thick * random.uniform(0.9, 1.25);
    if (most > 22 && x + w + thick * 1.6 > right) {
      const double lean = std::min(h * 0.3, right - x - w);
      sketch.region(polygon({{x + lean, y}, {x + lean + w, y}, {x + w, y - h}, {x, y - h * 0.97}}), 0.9);
      break;
    }
    sketch.region(box(x, y - h, x + w, y), 0.9);
    if (w > 6) sketch.detail(line({x, y - h * 0.72}, {x + w, y - h * 0.72}), 0.8);
    x += w;
  }
  sketch.in({});
}

}  // namespace

Figure bed(Random& random, double height) {
  Sketch s("Bett");
  const double h = height;
  s.region(box(-0.86 * h, -0.4 * h, 0.86 * h, -0.14 * h));
  s.region(rounded_box(-0.98 * h, -h, -0.82 * h, 0, 0.06 * h));
  s.region(rounded_box(-0.82 * h, -0.66 * h, -0.36 * h, -0.38 * h, 0.12 * h));
  // A quilt with a turned-down edge and a scalloped hem.
  Path quilt;
  quilt.move_to({-0.42 * h, -0.52 * h});
  quilt.cubic_to({-0.1 * h, -0.62 * h}, {0.6 * h, -0.6 * h}, {0.86 * h, -0.5 * h});
  quilt.line_to({0.86 * h, -0.16 * h});
  const int bumps = 5;
  for (int i = 0; i < bumps; ++i) {
    const double a = 0.86 * h - 1.28 * h * i / bumps, b = 0.86 * h - 1.28 * h * (i + 1) / bumps;
    quilt.cubic_to({a - 0.04 * h, -0.05 * h}, {b + 0.04 * h, -0.05 * h}, {b, -0.16 * h});
  }
  quilt.close();
  s.region(quilt);
  s.region(ribbon({{-0.42 * h, -0.53 * h}, {-0.45 * h, -0.34 * h}, {-0.42 * h, -0.14 * h}},
                  {0.07 * h, 0.085 * h, 0.07 * h}),
           0.9);
  if (random.chance(0.5)) {
    for (const double x : {-0.05, 0.28, 0.6})
      s.region(star({x * h, -0.35 * h}, 0.1 * h, 0.048 * h, 5, random.uniform(-0.3, 0.3)), 0.85);
  } else {
    for (const double x : {-0.05, 0.28, 0.6})
      s.add(heart(random, 0.19 * h), Affine::translation(x * h, -0.34 * h));
  }
  s.region(rounded_box(0.84 * h, -0.72 * h, 0.98 * h, 0, 0.05 * h));
  return page::either_way(random, s.take());
}

Figure bookshelf(Random& random, double height) {
  Sketch s("Regal");
  const double h = height, w = 0.4 * h, t = 0.035 * h;
  s.in(natural::brown).region(rounded_box(-w, -h, w, 0, 0.03 * h));
  const double step = (h - t) / 3;
  for (int row = 0; row < 3; ++row) {
    const double bottom = -t - row * step, top = bottom - step + t;
    s.in(natural::brown).region(box(-w + t, top, w - t, bottom), 0.9).in({});
    const double left = -w + 2 * t, right = w - 2 * t, room = bottom - top;
    switch ((row + random.below(2)) % 3) {
      case 0:
        add_books(s, random, left, right, bottom, room * 0.82);
        break;
      case 1:
        s.add(beach_ball(random, room * 0.6), Affine::translation(std::lerp(left, right, 0.24), bottom));
        add_books(s, random, std::lerp(left, right, 0.52), right, bottom, room * 0.78);
        break;
      default:
        s.add(toy_blocks(random, room * 0.72), Affine::translation(std::lerp(left, right, 0.72), bottom));
        add_books(s, random, left, std::lerp(left, right, 0.42), bottom, room * 0.8);
    }
  }
  return s.take();
}

Figure chest_of_drawers(Random& random, double height) {
  Sketch s("Kommode");
  const double h = height, w = 0.52 * h;
  for (const double side : {-1.0, 1.0})
    s.region(polygon({{side * 0.86 * w, -0.12 * h},
                      {side * 0.82 * w, 0},
                      {side * 0.72 * w, 0},
                      {side * 0.66 * w, -0.12 * h}}));
  s.region(box(-0.94 * w, -0.74 * h, 0.94 * w, -0.08 * h));
  for (int i = 0; i < 3; ++i) {
    const double top = -0.71 * h + i * 0.21 * h;
    s.region(rounded_box(-0.84 * w, top, 0.84 * w, top + 0.17 * h, 0.025 * h), 0.9);
    for (const double x : {-0.42, 0.42}) s.region(circle({x * w, top + 0.085 * h}, 0.028 * h), 0.85);
  }
  s.region(rounded_box(-w, -0.79 * h, w, -0.73 * h, 0.02 * h));
  s.add(random.chance(0.5) ? potted_plant(random, 0.22 * h) : toy_blocks(random, 0.2 * h),
        Affine::translation(random.uniform(-0.4, 0.4) * w, -0.785 * h));
  return s.take();
}

Figure armchair(Random& random, double height) {
  Sketch s("Sessel");
  const double h = height, w = 0.46 * h;
  for (const double side : {-1.0, 1.0})
    s.region(rounded_box(side * 0.72 * w - 0.05 * h, -0.12 * h, side * 0.72 * w + 0.05 * h, 0, 0.02 * h));
  s.region(rounded_box(-0.82 * w, -h, 0.82 * w, -0.2 * h, 0.2 * h));
  s.region(rounded_box(-0.7 * w, -0.46 * h, 0.7 * w, -0.24 * h, 0.08 * h));
  s.region(box(-0.8 * w, -0.28 * h, 0.8 * w, -0.09 * h));
  for (const double side : {-1.0, 1.0})
    s.region(
        rounded_box(side * 0.88 * w - 0.12 * h, -0.58 * h, side * 0.88 * w + 0.12 * h, -0.07 * h, 0.1 * h));
  s.add(heart(random, 0.2 * h), Affine::translation(0, -0.7 * h));
  return s.take();
}

Figure potted_plant(Random& random, double height) {
  Sketch s("Topfpflanze");
  const double h = height;
  const int leaves = 5;
  s.in(natural::green);
  for (const int i : {0, 4, 1, 3, 2}) {
    const double angle = -pi / 2 + (i - (leaves - 1) / 2.0) * 0.46 + random.uniform(-0.06, 0.06);
    const Point base = {0, -0.38 * h}, tip = polar(base, h * (i == 2 ? 0.6 : 0.52), angle);
    s.region(leaf(base, tip, 0.19 * h, (i - 2) * 0.03 * h));
    if (h > 26) s.detail(line(lerp(base, tip, 0.3), lerp(base, tip, 0.75)), 0.8);
  }
  s.in(natural::brown);
  s.region(polygon({{-0.21 * h, -0.34 * h}, {0.21 * h, -0.34 * h}, {0.15 * h, 0}, {-0.15 * h, 0}}));
  s.region(rounded_box(-0.25 * h, -0.44 * h, 0.25 * h, -0.32 * h, 0.03 * h), 0.95);
  return s.take();
}

Figure blanket_tent(Random& random, double height) {
  Sketch s("Deckenzelt");
  const double h = height, w = 0.52 * h;
  for (const double side : {-1.0, 1.0})
    s.region(ribbon({{-side * 0.08 * h, -h}, {side * 0.3 * w, -0.55 * h}, {side * w, 0}},
                    {0.014 * h, 0.014 * h, 0.014 * h}),
             0.9);
  Path cloth;
  cloth.move_to({0, -0.9 * h});
  cloth.cubic_to({-0.2 * w, -0.6 * h}, {-0.62 * w, -0.3 * h}, {-1.04 * w, -0.02 * h});
  cloth.cubic_to({-0.4 * w, 0.03 * h}, {0.4 * w, 0.03 * h}, {1.04 * w, -0.02 * h});
  cloth.cubic_to({0.62 * w, -0.3 * h}, {0.2 * w, -0.6 * h}, {0, -0.9 * h});
  cloth.close();
  s.region(cloth);
  Path opening;
  opening.move_to({0, -0.66 * h});
  opening.cubic_to({-0.16 * w, -0.4 * h}, {-0.32 * w, -0.16 * h}, {-0.42 * w, 0});
  opening.line_to({0.42 * w, 0});
  opening.cubic_to({0.32 * w, -0.16 * h}, {0.16 * w, -0.4 * h}, {0, -0.66 * h});
  opening.close();
  s.region(opening);
  s.add(cushion(random, 0.17 * h), Affine::translation(0, -0.005 * h));
  // Flaps that are tied back.
  for (const double side : {-1.0, 1.0}) {
    Path flap;
    flap.move_to({0, -0.7 * h});
    flap.cubic_to({side * 0.12 * w, -0.5 * h}, {side * 0.16 * w, -0.36 * h}, {side * 0.44 * w, -0.26 * h});
    flap.cubic_to({side * 0.42 * w, -0.16 * h}, {side * 0.44 * w, -0.06 * h}, {side * 0.5 * w, 0});
    flap.line_to({side * 0.74 * w, 0});
    flap.cubic_to({side * 0.62 * w, -0.2 * h}, {side * 0.34 * w, -0.52 * h}, {0, -0.7 * h});
    flap.close();
    s.region(flap);
    s.region(star({side * 0.78 * w, -0.09 * h}, 0.055 * h, 0.026 * h, 5, 0), 0.85);
  }
  s.region(star({0, -0.79 * h}, 0.05 * h, 0.024 * h, 5, 0), 0.85);
  return s.take();
}

Figure doll_house(Random& random, double height) {
  Sketch s("Puppenhaus");
  const double h = height, w = 0.42 * h;
  s.region(box(-w, -0.64 * h, w, 0));
  s.region(polygon({{-1.16 * w, -0.62 * h}, {0, -h}, {1.16 * w, -0.62 * h}}));
  s.add(heart(random, 0.13 * h), Affine::translation(0, -0.76 * h));
  for (int row = 0; row < 2; ++row) {
    for (const double x : {-0.46, 0.46})
      s.region(rounded_box(x * w - 0.4 * w, -0.6 * h + row * 0.3 * h, x * w + 0.4 * w,
                           -0.34 * h + row * 0.3 * h, 0.015 * h),
               0.9);
  }
  s.add(toy_blocks(random, 0.14 * h), Affine::translation(-0.46 * w, -0.34 * h));
  s.add(potted_plant(random, 0.19 * h), Affine::translation(0.46 * w, -0.34 * h));
  s.add(armchair(random, 0.19 * h), Affine::translation(-0.46 * w, -0.04 * h));
  s.region(rounded_box(0.3 * w, -0.2 * h, 0.62 * w, -0.04 * h, 0.02 * h), 0.85);
  return s.take();
}

Figure fireplace(Random& random, double height) {
  Sketch s("Kamin");
  const double h = height, w = 0.56 * h;
  s.in(natural::grey).region(box(-0.9 * w, -0.8 * h, 0.9 * w, 0)).in(natural::red);
  for (const double side : {-1.0, 1.0}) {
    for (int i = 0; i < 3; ++i)
      s.region(rounded_box(side * 0.74 * w - 0.15 * w, -0.7 * h + i * 0.22 * h, side * 0.74 * w + 0.15 * w,
                           -0.52 * h + i * 0.22 * h, 0.02 * h),
               0.85);
  }
  add_arched_opening(s, {0, 0}, 1.06 * w, 0.58 * h);
  for (const double scale : {1.0, 0.55}) {
    s.in(scale < 1 ? natural::yellow : natural::orange);
    Path flame;
    const double f = 0.3 * h * scale;
    flame.move_to({-0.5 * f, -0.1 * h});
    flame.cubic_to({-1.1 * f, -0.1 * h - 0.5 * f}, {-0.5 * f, -0.1 * h - 0.6 * f},
                   {-0.45 * f, -0.1 * h - 1.0 * f});
    flame.cubic_to({-0.2 * f, -0.1 * h - 0.8 * f}, {-0.1 * f, -0.1 * h - 1.1 * f},
                   {0.05 * f, -0.1 * h - 1.4 * f});
    flame.cubic_to({0.2 * f, -0.1 * h - 1.1 * f}, {0.3 * f, -0.1 * h - 0.9 * f},
                   {0.5 * f, -0.1 * h - 0.95 * f});
    flame.cubic_to({0.5 * f, -0.1 * h - 0.6 * f}, {1.1 * f, -0.1 * h - 0.5 * f}, {0.5 * f, -0.1 * h});
    flame.close();
    s.region(flame, 0.9);
  }
  // Its logs are seen before the brown of the opening.
  s.in(natural::grey).region(rounded_box(-0.36 * w, -0.13 * h, 0.36 * w, -0.03 * h, 0.04 * h));
  s.in(natural::brown).region(rounded_box(-w, -0.9 * h, w, -0.79 * h, 0.03 * h));
  for (const double x : {-0.62, 0.62}) {
    s.in(natural::white).region(box(x * w - 0.03 * h, -h, x * w + 0.03 * h, -0.9 * h), 0.9);
    s.in(natural::yellow).region(leaf({x * w, -h}, {x * w, -1.09 * h}, 0.05 * h), 0.85);
  }
  if (random.chance(0.7)) {
    // A stocking that hangs from the mantelpiece.
    const double x = either_side(random) * 0.3 * w;
    Path stocking;
    stocking.move_to({x - 0.06 * h, -0.78 * h});
    stocking.line_to({x + 0.06 * h, -0.78 * h});
    stocking.line_to({x + 0.06 * h, -0.6 * h});
    stocking.cubic_to({x + 0.19 * h, -0.6 * h}, {x + 0.19 * h, -0.49 * h}, {x + 0.1 * h, -0.49 * h});
    stocking.cubic_to({x, -0.49 * h}, {x - 0.06 * h, -0.5 * h}, {x - 0.06 * h, -0.58 * h});
    stocking.close();
    s.in(natural::red).region(stocking, 0.9);
    s.in(natural::white).region(rounded_box(x - 0.08 * h, -0.8 * h, x + 0.08 * h, -0.73 * h, 0.02 * h), 0.9);
  }
  return s.take();
}

Figure room_window(Random& random, double height) {
  Sketch s("Fenster");
  const double h = height, w = 0.38 * h, top = -0.93 * h, bottom = -0.06 * h;
  s.region(box(-w, top, w, bottom));
  const double middle = (top + bottom) / 2, t = 0.03 * h;
  // The view: a hill, and a cloud or the sun behind it, cut by the panes' edges.
  for (const double side : {-1.0, 1.0}) {
    const double a = side < 0 ? -w + t : t * 0.6, b = side < 0 ? -t * 0.6 : w - t;
    s.in(natural::light_blue).region(box(a, top + t, b, middle - t * 0.6), 0.9);
    s.region(box(a, middle + t * 0.6, b, bottom - t), 0.9);
    const double hill = bottom - 0.2 * h;
    Path view;
    view.move_to({a, bottom - t});
    view.line_to({a, hill + side * 0.02 * h});
    view.cubic_to({std::lerp(a, b, 0.35), hill - 0.07 * h}, {std::lerp(a, b, 0.65), hill - 0.07 * h},
                  {b, hill - side * 0.01 * h});
    view.line_to({b, bottom - t});
    view.close();
    s.in(natural::green).region(view, 0.9);
  }
  s.in({}).region(rounded_box(-1.16 * w, bottom - 0.01 * h, 1.16 * w, 0, 0.02 * h)).in(natural::red);
  for (const double side : {-1.0, 1.0}) {
    Path curtain;
    curtain.move_to({side * 1.24 * w, top - 0.03 * h});
    curtain.line_to({side * 0.2 * w, top - 0.03 * h});
    curtain.cubic_to({side * 0.34 * w, -0.66 * h}, {side * 0.74 * w, -0.56 * h}, {side * 0.92 * w, -0.4 * h});
    curtain.cubic_to({side * 0.84 * w, -0.3 * h}, {side * 0.86 * w, -0.18 * h}, {side * 0.8 * w, -0.04 * h});
    curtain.line_to({side * 1.26 * w, -0.04 * h});
    curtain.close();
    s.region(curtain);
    s.region(
        rounded_box(side * 1.06 * w - 0.21 * w, -0.42 * h, side * 1.06 * w + 0.21 * w, -0.36 * h, 0.02 * h),
        0.9);
    s.detail(curve({{side * 0.72 * w, top}, {side * 0.94 * w, -0.66 * h}, {side * 1.08 * w, -0.44 * h}}),
             0.8);
  }
  s.in(natural::brown).region(rounded_box(-1.36 * w, -h, 1.36 * w, -0.95 * h, 0.02 * h));
  if (random.chance(0.4)) s.add(potted_plant(random, 0.26 * h), Affine::translation(0, bottom));
  return s.take();
}

Figure wall_picture(Random& random, double height) {
  Sketch s("Bild");
  const double h = height, w = 0.5 * h * random.uniform(0.85, 1.15);
  s.in(natural::brown).region(rounded_box(-w, -h, w, 0, 0.04 * h)).in({});
  s.region(box(-0.78 * w, -h + 0.22 * w, 0.78 * w, -0.22 * w), 0.9);
  switch (random.below(4)) {
    case 0:
      s.add(heart(random, 0.46 * h), Affine::translation(0, -0.49 * h));
      break;
    case 1:
      s.region(star({0, -0.49 * h}, 0.27 * h, 0.13 * h, 5, 0), 0.9);
      break;
    case 2:
      s.add(daisy(random, 0.66 * h), Affine::translation(0, -0.15 * h));
      break;
    default: {
      Path hills;
      hills.move_to({-0.78 * w, -0.22 * w});
      hills.line_to({-0.78 * w, -0.36 * h});
      hills.cubic_to({-0.3 * w, -0.56 * h}, {0.2 * w, -0.2 * h}, {0.78 * w, -0.42 * h});
      hills.line_to({0.78 * w, -0.22 * w});
      hills.close();
      s.region(circle({0.3 * w, -0.66 * h}, 0.11 * h), 0.9);
      s.region(hills, 0.9);
    }
  }
  return s.take();
}

Figure wall_clock(Random& random, double height) {
  Sketch s("Uhr");
  const double r = height / 2;
  s.region(circle({0, -r}, r));
  s.in(natural::white).region(circle({0, -r}, 0.8 * r), 0.9).in({});
  const double hour = random.uniform(0, 2 * pi);
  for (int i = 0; i < 4; ++i) {
    const double angle = i * pi / 2;
    s.detail(line(polar({0, -r}, 0.74 * r, angle), polar({0, -r}, 0.6 * r, angle)), 0.9);
  }
  s.detail(line({0, -r}, polar({0, -r}, 0.42 * r, hour)), 1);
  s.detail(line({0, -r}, polar({0, -r}, 0.56 * r, hour + 2)), 1);
  s.region(circle({0, -r}, 0.1 * r), 0.85);
  return s.take();
}

Figure wall_shelf(Random& random, double height) {
  Sketch s("Wandregal");
  const double h = height, w = 0.95 * h;
  s.in(natural::brown);
  for (const double side : {-1.0, 1.0})
    s.region(polygon({{side * 0.7 * w, -0.2 * h}, {side * 0.6 * w, -0.2 * h}, {side * 0.7 * w, 0}}), 0.9);
  s.region(rounded_box(-w, -0.28 * h, w, -0.18 * h, 0.02 * h)).in({});
  add_books(s, random, -0.9 * w, -0.1 * w, -0.28 * h, 0.62 * h);
  s.add(random.chance(0.5) ? potted_plant(random, 0.7 * h) : toy_blocks(random, 0.6 * h),
        Affine::translation(0.48 * w, -0.28 * h));
  return page::either_way(random, s.take());
}

Figure cushion(Random& random, double height) {
  Sketch s("Kissen");
  const double h = height, w = 0.75 * h;
  Path path;
  path.move_to({-w, -0.04 * h});
  path.cubic_to({-0.86 * w, -0.3 * h}, {-0.86 * w, -0.7 * h}, {-w, -0.98 * h});
  path.cubic_to({-0.5 * w, -0.84 * h}, {0.5 * w, -0.84 * h}, {w, -0.98 * h});
  path.cubic_to({0.86 * w, -0.7 * h}, {0.86 * w, -0.3 * h}, {w, -0.04 * h});
  path.cubic_to({0.5 * w, -0.1 * h}, {-0.5 * w, -0.1 * h}, {-w, -0.04 * h});
  path.close();
  s.region(path);
  if (random.chance(0.5)) {
    s.region(star({0, -0.5 * h}, 0.24 * h, 0.11 * h, 5, 0), 0.85);
  } else {
    s.add(heart(random, 0.36 * h), Affine::translation(0, -0.5 * h));
  }
  return s.take();
}

}  // namespace drawing::props

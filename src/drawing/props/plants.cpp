#include <algorithm>
#include <cmath>
#include <numbers>

#include "drawing/props/props.h"
#include "geometry/outlines.h"

namespace drawing::props {
namespace {

using std::numbers::pi;

// A stem from the ground up to `top`: a band where there is room for two lines, else one line.
void add_stem(Sketch& sketch, Point top, double bend, double height) {
  const std::vector<Point> middle = {{0, 0}, {bend, top.y * 0.5}, top};
  constexpr double colourable = 66;  // lower ones have a stem that is narrower than a crayon, and it would go
  if (height > colourable) {
    sketch.in(natural::green).region(ribbon(middle, {height * 0.028, height * 0.024, height * 0.022}), 0.9);
  } else {
    sketch.detail(curve(middle), 1);
  }
}

void add_leaf_with_vein(Sketch& sketch, Point base, Point tip, double width, double bend) {
  sketch.in(natural::green).region(leaf(base, tip, width, bend), 0.9);
  if (width > 5) sketch.detail(line(lerp(base, tip, 0.2), lerp(base, tip, 0.72)), 0.75);
}

void add_petals(Sketch& sketch, Point center, double radius, int count, double length, double width,
                double turn) {
  for (int i = 0; i < count; ++i) {
    const double angle = turn + i * 2 * pi / count;
    sketch.region(turned_ellipse(polar(center, radius, angle), length, width, angle), 0.9);
  }
}

}  // namespace

Figure daisy(Random& random, double height) {
  Sketch sketch("Blume");
  const double r = height * random.uniform(0.26, 0.31);
  const Point head = {random.uniform(-0.06, 0.06) * height, -height + r};
  add_stem(sketch, head, random.uniform(-0.08, 0.08) * height, height);
  const double side = random.chance(0.5) ? 1 : -1;
  add_leaf_with_vein(sketch, {0, -height * 0.1}, {side * height * 0.28, -height * 0.3}, height * 0.13,
                     -side * 2);
  if (random.chance(0.6)) {
    add_leaf_with_vein(sketch, {0, -height * 0.06}, {-side * height * 0.25, -height * 0.2}, height * 0.12,
                       side * 2);
  }
  const int petals = 5 + static_cast<int>(random.below(3));
  const double width = r * (petals == 5 ? 0.42 : petals == 6 ? 0.36 : 0.31);
  constexpr NaturalColour petal_colours[] = {natural::red, natural::pink, natural::purple};
  // Of a colour that its form says, so that nothing else changes with it.
  sketch.in(petal_colours[static_cast<std::size_t>(petals) % std::size(petal_colours)]);
  add_petals(sketch, head, r * 0.58, petals, r * 0.42, width, random.uniform(0, pi));
  sketch.in(natural::yellow).region(circle(head, r * 0.34), 0.9);
  return sketch.take();
}

Figure tulip(Random& random, double height) {
  Sketch sketch("Tulpe");
  const double w = height * 0.2, cup = height * 0.38, top = -height;
  add_stem(sketch, {0, top + cup}, random.uniform(-0.05, 0.05) * height, height);
  const double side = random.chance(0.5) ? 1 : -1;
  add_leaf_with_vein(sketch, {0, 0}, {side * height * 0.26, -height * 0.48}, height * 0.15,
                     side * height * 0.03);
  add_leaf_with_vein(sketch, {0, 0}, {-side * height * 0.2, -height * 0.36}, height * 0.13,
                     -side * height * 0.03);
  Path outer;
  outer.move_to({0, top + cup});
  outer.cubic_to({-w * 1.1, top + cup}, {-w * 1.25, top + cup * 0.45}, {-w, top});
  outer.cubic_to({-w * 0.75, top + cup * 0.1}, {-w * 0.5, top + cup * 0.2}, {-w * 0.42, top + cup * 0.3});
  outer.line_to({w * 0.42, top + cup * 0.3});
  outer.cubic_to({w * 0.5, top + cup * 0.2}, {w * 0.75, top + cup * 0.1}, {w, top});
  outer.cubic_to({w * 1.25, top + cup * 0.45}, {w * 1.1, top + cup}, {0, top + cup});
  outer.close();
  sketch.in(natural::red).region(outer, 0.9);
  Path inner;
  inner.move_to({0, top + cup});
  inner.cubic_to({-w * 0.8, top + cup * 0.75}, {-w * 0.7, top + cup * 0.3}, {0, top - cup * 0.02});
  inner.cubic_to({w * 0.7, top + cup * 0.3}, {w * 0.8, top + cup * 0.75}, {0, top + cup});
  inner.close();
  sketch.region(inner, 0.9);
  return sketch.take();
}

Figure sunflower(Random& random, double height) {
  Sketch sketch("Sonnenblume");
  const double r = height * 0.24;
  const Point head = {0, -height + r};
  sketch.in(natural::green)
      .region(ribbon({{0, 0}, {random.uniform(-0.04, 0.04) * height, -height * 0.4}, head},
                     {height * 0.026, height * 0.024, height * 0.022}),
              0.9);
  add_leaf_with_vein(sketch, {0, -height * 0.2}, {height * 0.3, -height * 0.34}, height * 0.17, -2);
  add_leaf_with_vein(sketch, {0, -height * 0.32}, {-height * 0.29, -height * 0.44}, height * 0.16, 2);
  const double turn = random.uniform(0, 1);
  sketch.in(natural::yellow);
  const int petals = height > 40 ? 12 : 9;
  for (int i = 0; i < petals; ++i) {
    const double angle = turn + i * 2 * pi / petals;
    sketch.region(leaf(polar(head, r * 0.35, angle), polar(head, r, angle), r * (petals > 10 ? 0.44 : 0.52)),
                  0.85);
  }
  sketch.in(natural::brown).region(circle(head, r * 0.5), 0.9);
  if (r > 7) sketch.region(circle(head, r * 0.28), 0.75);
  return sketch.take();
}

Figure grass(Random& random, double height) {
  Sketch sketch("Gras");
  const int blades = 3 + static_cast<int>(random.below(2));
  // Outer blades first, so that the middle one stands in front.
  std::vector<double> sides;
  for (int i = 0; i < blades; ++i) sides.push_back(blades == 1 ? 0 : -1 + 2.0 * i / (blades - 1));
  std::sort(sides.begin(), sides.end(), [](double a, double b) { return std::abs(a) > std::abs(b); });
  for (const double side : sides) {
    const double size = height * (1 - 0.3 * std::abs(side)) * random.uniform(0.88, 1);
    const Point tip = {side * height * random.uniform(0.42, 0.55), -size};
    const double half = height * 0.11;
    const Point base = {side * height * 0.16, 0};
    Path blade;
    blade.move_to({base.x - half, 0});
    blade.cubic_to({base.x - half, -size * 0.4}, {lerp(base, tip, 0.6).x - half * 0.8, -size * 0.7}, tip);
    blade.cubic_to({lerp(base, tip, 0.6).x + half * 0.9, -size * 0.6}, {base.x + half, -size * 0.35},
                   {base.x + half, 0});
    blade.cubic_to({base.x + half * 0.4, half * 0.5}, {base.x - half * 0.4, half * 0.5}, {base.x - half, 0});
    blade.close();
    sketch.region(blade, 0.9);
  }
  return sketch.take();
}

Figure fern(Random& random, double height) {
  Sketch sketch("Farn");
  // Slender fronds that lean outwards, the middle one in front.
  const double sway = random.uniform(-0.08, 0.08);
  for (const double side : {-1.0, 1.0, -0.5, 0.5, 0.0}) {
    const double size = height * (1 - 0.24 * std::abs(side)), angle = -pi / 2 + side * 0.95 + sway;
    const Point tip = polar({0, 0}, size, angle);
    const double bend = side * height * 0.07;
    sketch.region(leaf({0, 0}, tip, height * 0.19, bend), 0.9);
    const Point across = Point{-std::sin(angle), std::cos(angle)};
    const auto rib = [&](double t) { return tip * t + across * (bend * 2.6 * t * (1 - t)); };
    sketch.detail(curve({rib(0.12), rib(0.5), rib(0.86)}), 0.75);
    if (height < 34) continue;
    for (const double t : {0.35, 0.52, 0.68}) {
      for (const double turn : {-0.7, 0.7}) {
        sketch.detail(line(rib(t), polar(rib(t), height * 0.06, angle + turn)), 0.7);
      }
    }
  }
  return sketch.take();
}

Figure bush(Random& random, double height) {
  Sketch sketch("Busch");
  sketch.in(natural::green);
  const double w = height * random.uniform(0.75, 0.95), foot = w * 0.86;
  std::vector<Point> rim = {{-foot, 0}};
  for (const Point p :
       uneven_ring(random, {0, -height * 0.3}, w * 0.94, height * 0.58, 6, pi * 1.04, pi * 1.96)) {
    rim.push_back(p);
  }
  rim.push_back({foot, 0});
  // Bumps over the top, a flat foot.
  Path path;
  path.move_to(rim.front());
  for (std::size_t i = 0; i + 1 < rim.size(); ++i) {
    const Point along = rim[i + 1] - rim[i], out = Point{along.y, -along.x} * 0.46;
    path.cubic_to(rim[i] + out - along * 0.1, rim[i + 1] + out + along * 0.1, rim[i + 1]);
  }
  path.close();
  sketch.region(path);
  for (int i = 0; i < 3 && height > 12; ++i) {
    const Point at = {random.uniform(-0.5, 0.5) * w, random.uniform(-0.6, -0.3) * height};
    sketch.detail(arc(at, height * 0.13, height * 0.11, pi * 1.1, pi * 1.8), 0.8);
  }
  return sketch.take();
}

Figure berry_bush(Random& random, double height) {
  Figure base = bush(random, height);
  Sketch sketch("Beerenbusch");
  base.shapes.resize(1);
  sketch.add(base, {});
  sketch.in(natural::red);
  const double w = height * 0.8, r = std::max(1.6, height * 0.07);
  for (const Point at :
       {Point{-0.52, -0.34}, {-0.2, -0.6}, {0.12, -0.3}, {0.34, -0.62}, {0.6, -0.3}, {-0.15, -0.18}}) {
    sketch.region(circle({at.x * w + random.uniform(-1, 1), at.y * height + random.uniform(-1, 1)}, r), 0.85);
  }
  return sketch.take();
}

Figure mushroom(Random& random, double height) {
  Sketch sketch("Pilz");
  const double w = height * random.uniform(0.5, 0.62), brim = -height * random.uniform(0.42, 0.5);
  const double stem = w * 0.34;
  Path foot;
  foot.move_to({-stem, 0});
  foot.cubic_to({-stem * 0.6, brim * 0.5}, {-stem * 0.7, brim * 0.8}, {-stem * 0.75, brim});
  foot.line_to({stem * 0.75, brim});
  foot.cubic_to({stem * 0.7, brim * 0.8}, {stem * 0.6, brim * 0.5}, {stem, 0});
  foot.cubic_to({stem * 0.5, stem * 0.25}, {-stem * 0.5, stem * 0.25}, {-stem, 0});
  foot.close();
  sketch.in(natural::white).region(foot);
  Path cap;
  cap.move_to({-w, brim});
  cap.cubic_to({-w * 1.05, -height * 0.82}, {-w * 0.5, -height}, {0, -height});
  cap.cubic_to({w * 0.5, -height}, {w * 1.05, -height * 0.82}, {w, brim});
  cap.cubic_to({w * 0.6, brim + height * 0.09}, {-w * 0.6, brim + height * 0.09}, {-w, brim});
  cap.close();
  sketch.in(natural::red).region(cap).in(natural::white);
  const double dot = height * 0.075;
  sketch.region(ellipse({-w * 0.48, brim - height * 0.16}, dot, dot * 0.9), 0.85);
  sketch.region(ellipse({w * 0.06, brim - height * 0.3}, dot * 1.3, dot * 1.1), 0.85);
  sketch.region(ellipse({w * 0.52, brim - height * 0.14}, dot, dot * 0.9), 0.85);
  return sketch.take();
}

Figure cactus(Random& random, double height) {
  Sketch sketch("Kaktus");
  sketch.in(natural::green);
  const double w = height * 0.13;
  const auto limb = [&](double side, double foot, double top) {
    const double reach = side * height * 0.3, half = w * 0.72;
    Path path;
    path.move_to({0, foot - half});
    path.line_to({reach - side * half, foot - half});
    path.line_to({reach - side * half, top + half});
    path.cubic_to({reach - side * half, top - half * 0.4}, {reach + side * half, top - half * 0.4},
                  {reach + side * half, top + half});
    path.line_to({reach + side * half, foot});
    path.cubic_to({reach + side * half, foot + half}, {reach, foot + half},
                  {reach - side * half, foot + half});
    path.line_to({0, foot + half});
    path.close();
    sketch.region(path);
  };
  limb(-1, -height * random.uniform(0.3, 0.38), -height * random.uniform(0.62, 0.75));
  limb(1, -height * random.uniform(0.42, 0.5), -height * random.uniform(0.74, 0.86));
  Path trunk;
  trunk.move_to({-w, 0});
  trunk.line_to({-w, -height + w});
  trunk.cubic_to({-w, -height - w * 0.3}, {w, -height - w * 0.3}, {w, -height + w});
  trunk.line_to({w, 0});
  trunk.close();
  sketch.region(trunk);
  if (w > 3.2) {
    for (const double x : {-0.33, 0.33}) {
      sketch.detail(curve({{w * x, -height * 0.08}, {w * x * 1.2, -height * 0.5}, {w * x, -height * 0.88}}),
                    0.75);
    }
  }
  if (random.chance(0.6)) {
    sketch.in(natural::pink);
    add_petals(sketch, {0, -height}, w * 0.45, 5, w * 0.42, w * 0.34, 0.3);
    sketch.in(natural::yellow).region(circle({0, -height}, w * 0.28), 0.8);
  }
  return sketch.take();
}

Figure reeds(Random& random, double height) {
  Sketch sketch("Schilf");
  for (const double side : {-1.0, 1.0, 0.1}) {
    const double size = height * (1 - 0.25 * std::abs(side)), lean = side * height * 0.18;
    const Point base = {side * height * 0.1, 0}, top = {base.x + lean, -size};
    sketch.in(natural::green)
        .region(leaf(base, {base.x + side * height * 0.34 + random.uniform(-2, 2), -size * 0.7},
                     height * 0.11, side),
                0.9);
    sketch.detail(curve({base, {base.x + lean * 0.3, -size * 0.5}, top}), 1);
    const double half = height * 0.05;
    const double angle = std::atan2(size, -lean) - pi / 2;
    Path spike = rounded_box(-half, 0, half, height * 0.27, half);
    sketch.in(natural::brown)
        .region(spike.transformed(geometry::Affine::translation(top.x, top.y) *
                                  geometry::Affine::rotation(-angle * 0.6)),
                0.9);
  }
  return sketch.take();
}

Figure fallen_leaf(Random& random, double height) {
  Sketch sketch("Blatt");
  sketch.in(natural::orange);  // a fallen one
  const double turn = random.uniform(-2.2, -0.9);
  const Point foot = polar({0, -height / 2}, height * 0.55, turn + pi),
              tip = polar({0, -height / 2}, height * 0.55, turn);
  sketch.detail(line(foot, lerp(foot, tip, 0.2)), 1);
  sketch.region(leaf(lerp(foot, tip, 0.15), tip, height * 0.62, 1));
  sketch.detail(line(lerp(foot, tip, 0.34), lerp(foot, tip, 0.8)), 0.8);
  const Point along = tip - foot;
  const double angle = std::atan2(along.y, along.x);
  for (const double t : {0.42, 0.6}) {
    for (const double side : {-1.0, 1.0}) {
      sketch.detail(line(lerp(foot, tip, t), polar(lerp(foot, tip, t), height * 0.14, angle + side * 0.75)),
                    0.75);
    }
  }
  return sketch.take();
}

Figure jungle_leaves(Random& random, double height) {
  Sketch sketch("Dschungelblatt");
  const double start = random.uniform(-2.75, -2.5);
  for (const int i : {0, 4, 1, 3, 2}) {
    const double angle = start + i * 0.52, size = height * (i == 2 ? 1 : i % 2 == 1 ? 0.9 : 0.72);
    const Point tip = polar({0, 0}, size, angle);
    sketch.region(leaf({0, 0}, tip, height * 0.3, height * 0.03 * (i - 2)));
    sketch.detail(line(tip * 0.08, tip * 0.84), 0.8);
    if (height < 26) continue;
    for (const double t : {0.35, 0.55}) {
      for (const double side : {-1.0, 1.0}) {
        sketch.detail(line(tip * t, polar(tip * t, size * 0.15, angle + side * 0.6)), 0.7);
      }
    }
  }
  return sketch.take();
}

}  // namespace drawing::props

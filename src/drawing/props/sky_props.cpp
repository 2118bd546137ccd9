#include <algorithm>
#include <numbers>

#include "drawing/props/props.h"
#include "geometry/outlines.h"

namespace drawing::props {
namespace {

using std::numbers::pi;

}  // namespace

Figure cloud(Random& random, double height) {
  Sketch sketch("Wolke");
  const double w = height * random.uniform(0.85, 1.05), h = height / 2;
  const double side = random.chance(0.5) ? 1 : -1;
  // Bumps from the left foot over the top to the right one, higher towards one side; a flat, slightly bowed
  // foot.
  std::vector<Point> top = {{-w, h * 0.62},
                            {-w * 0.78, -h * 0.12},
                            {-w * 0.25, -h * random.uniform(0.55, 0.7)},
                            {w * 0.35, -h * random.uniform(0.42, 0.55)},
                            {w * 0.82, h * 0.05},
                            {w, h * 0.62}};
  for (Point& p : top) p.x *= side;
  if (side < 0) std::reverse(top.begin(), top.end());
  Path path;
  path.move_to(top.front());
  for (std::size_t i = 0; i + 1 < top.size(); ++i) {
    const Point along = top[i + 1] - top[i], out = Point{along.y, -along.x} * 0.56;
    path.cubic_to(top[i] + out - along * 0.16, top[i + 1] + out + along * 0.16, top[i + 1]);
  }
  path.cubic_to({w * 0.5, h * 0.86}, {-w * 0.5, h * 0.86}, top.front());
  path.close();
  sketch.region(path);
  if (height > 13) {
    sketch.detail(arc({-side * w * 0.32, h * 0.02}, w * 0.17, h * 0.24, pi * 1.05, pi * 1.75), 0.8);
    sketch.detail(arc({side * w * 0.3, h * 0.2}, w * 0.15, h * 0.2, pi * 1.1, pi * 1.85), 0.8);
  }
  return sketch.take();
}

Figure moon(Random& random, double height) {
  Sketch sketch("Mond");
  const double r = height / 2;
  // A crescent: an outer arc back along a flatter inner one.
  Path path = arc({0, 0}, r, r, pi * 0.32, pi * 1.68);
  const Point from = polar({0, 0}, r, pi * 1.68), to = polar({0, 0}, r, pi * 0.32);
  path.cubic_to({-r * 0.42, from.y * 0.72}, {-r * 0.42, to.y * 0.72}, to);
  path.close();
  const double tilt = random.uniform(-0.35, 0.1);
  Sketch plain("Mond");
  plain.region(path);
  plain.detail(arc({-r * 0.52, -r * 0.12}, r * 0.13, r * 0.1, pi * 0.1, pi * 0.9));
  plain.detail(arc({-r * 0.5, r * 0.26}, r * 0.18, r * 0.14, pi * 0.05, pi * 0.7));
  sketch.add(plain.take(), geometry::Affine::rotation(tilt));
  return sketch.take();
}

Figure star_prop(Random& random, double height) {
  Sketch sketch("Stern");
  sketch.region(star({0, 0}, height / 2, height * random.uniform(0.22, 0.26), 5, random.uniform(-0.3, 0.3)));
  return sketch.take();
}

Figure ringed_planet(Random& random, double height) {
  Sketch flat("Ringplanet");
  const double r = height * 0.42, tilt = random.uniform(-0.45, -0.15) * (random.chance(0.5) ? 1 : -1);
  const auto half_ring = [&](double from, double to) {
    Path path = arc({0, 0}, r * 1.85, r * 0.52, from, to);
    Path back = arc({0, 0}, r * 1.3, r * 0.27, to, from);
    path.line_to(back.points().front());
    // Everything after the inner arc's first move goes on from here.
    const auto& points = back.points();
    for (std::size_t i = 1; i + 2 < points.size(); i += 3)
      path.cubic_to(points[i], points[i + 1], points[i + 2]);
    path.close();
    return path;
  };
  flat.region(half_ring(pi, 2 * pi));
  flat.region(circle({0, 0}, r));
  flat.detail(curve({{-r * 0.86, -r * 0.5}, {-r * 0.2, -r * 0.36}, {r * 0.86, -r * 0.5}}), 0.85);
  flat.detail(curve({{-r * 0.66, r * 0.75}, {0, r * 0.86}, {r * 0.66, r * 0.75}}), 0.85);
  flat.region(half_ring(0, pi));
  Sketch sketch("Ringplanet");
  sketch.add(flat.take(), geometry::Affine::rotation(tilt));
  return sketch.take();
}

Figure comet(Random& random, double height) {
  Sketch flat("Sternschnuppe");
  const double r = height * 0.3, side = random.chance(0.5) ? 1 : -1;
  for (const double spread : {-0.5, 0.0, 0.5}) {
    const double reach = spread == 0 ? 3.3 : 2.6;
    Path tail;
    tail.move_to({0, spread * r - r * 0.32});
    tail.cubic_to({r, spread * r * 1.3 - r * 0.4}, {r * 2, spread * r * 1.6 - r * 0.3},
                  {r * reach, spread * r * 2.2});
    tail.cubic_to({r * 2, spread * r * 1.6 + r * 0.3}, {r, spread * r * 1.3 + r * 0.35},
                  {0, spread * r + r * 0.32});
    tail.close();
    flat.region(tail);
  }
  flat.region(star({0, 0}, r * 1.25, r * 0.62, 5, 0.2));
  Sketch sketch("Sternschnuppe");
  const geometry::Affine mirror = geometry::Affine::scaling(side, 1);
  sketch.add(flat.take(), mirror * geometry::Affine::rotation(random.uniform(-0.6, -0.3)) *
                              geometry::Affine::translation(-r * 1.2, 0));
  return sketch.take();
}

Figure snowflake(Random& random, double height) {
  Sketch sketch("Schneeflocke");
  const double r = height / 2, turn = random.uniform(0, 1);
  // Small flakes are dots or plain stars: their rays would not be wide enough to colour.
  if (height < 9) {
    sketch.region(circle({0, 0}, r * 0.8));
    return sketch.take();
  }
  if (height < 17) {
    sketch.region(star({0, 0}, r, r * 0.52, 6, turn));
    return sketch.take();
  }
  for (int i = 0; i < 6; ++i) {
    const double angle = turn + i * pi / 3;
    sketch.region(leaf(polar({0, 0}, r * 0.2, angle), polar({0, 0}, r, angle), r * 0.4), 0.9);
  }
  sketch.region(star({0, 0}, r * 0.52, r * 0.36, 6, turn + pi / 2 + pi / 6), 0.9);
  return sketch.take();
}

Figure raindrop(Random& random, double height) {
  Sketch sketch("Regentropfen");
  const double r = height * 0.3, lean = random.uniform(-0.06, 0.06) * height;
  Path path;
  path.move_to({lean, -height / 2});
  path.cubic_to({r * 0.2, -height * 0.2}, {r, 0}, {r, height / 2 - r});
  path.cubic_to({r, height / 2 + r * 0.1}, {-r, height / 2 + r * 0.1}, {-r, height / 2 - r});
  path.cubic_to({-r, 0}, {-r * 0.2, -height * 0.2}, {lean, -height / 2});
  path.close();
  sketch.region(path);
  return sketch.take();
}

Figure balloon(Random& random, double height) {
  Sketch sketch("Luftballon");
  const double r = height * 0.26, y = -height / 2 + r * 1.2;
  const double sway = random.uniform(-1, 1) * r * 0.4;
  sketch.detail(
      curve({{0, y + r * 1.3}, {sway, y + r * 1.9}, {-sway * 0.6, y + r * 2.5}, {sway * 0.4, height / 2}}),
      0.8);
  sketch.region(polygon({{-r * 0.26, y + r * 1.56}, {0, y + r * 1.05}, {r * 0.26, y + r * 1.56}}), 0.9);
  Path path;
  path.move_to({0, y - r * 1.15});
  path.cubic_to({r * 1.35, y - r * 1.15}, {r * 1.15, y + r * 0.55}, {0, y + r * 1.22});
  path.cubic_to({-r * 1.15, y + r * 0.55}, {-r * 1.35, y - r * 1.15}, {0, y - r * 1.15});
  path.close();
  sketch.region(path);
  sketch.detail(arc({-r * 0.1, y - r * 0.2}, r * 0.55, r * 0.6, pi * 1.05, pi * 1.4), 0.9);
  return sketch.take();
}

Figure hot_air_balloon(Random& random, double height) {
  Sketch sketch("Heißluftballon");
  const double top = -height / 2, r = height * 0.36, neck = height * 0.16, basket = height * 0.09;
  const double brim = top + height * 0.72, floor_y = height / 2;
  sketch.detail(line({-neck * 0.8, brim}, {-basket * 0.9, floor_y - basket * 1.5}), 0.8);
  sketch.detail(line({neck * 0.8, brim}, {basket * 0.9, floor_y - basket * 1.5}), 0.8);
  const auto gore = [&](double share) {
    Path path;
    path.move_to({0, top});
    path.cubic_to({r * 1.32 * share, top}, {r * 1.25 * share, top + height * 0.5}, {neck * share, brim});
    path.line_to({-neck * share, brim});
    path.cubic_to({-r * 1.25 * share, top + height * 0.5}, {-r * 1.32 * share, top}, {0, top});
    path.close();
    return path;
  };
  sketch.region(gore(1));
  sketch.region(gore(0.62));
  sketch.region(gore(0.24));
  sketch.region(
      rounded_box(-neck * 1.1, brim - height * 0.02, neck * 1.1, brim + height * 0.03, height * 0.015), 0.9);
  sketch.region(rounded_box(-basket, floor_y - basket * 1.6, basket, floor_y, basket * 0.3));
  if (random.chance(0.7))
    sketch.detail(line({-basket, floor_y - basket * 0.9}, {basket, floor_y - basket * 0.9}), 0.8);
  return sketch.take();
}

Figure heart(Random& random, double height) {
  Sketch sketch("Herz");
  const double s = height / 2;
  Path path;
  path.move_to({0, s});
  path.cubic_to({-s * 1.5, -s * 0.05}, {-s * 1.0, -s * 1.25}, {0, -s * 0.5});
  path.cubic_to({s * 1.0, -s * 1.25}, {s * 1.5, -s * 0.05}, {0, s});
  path.close();
  sketch.region(path.transformed(geometry::Affine::rotation(random.uniform(-0.25, 0.25))));
  return sketch.take();
}

Figure music_note(Random& random, double height) {
  Sketch flat("Note");
  const double h = height / 2, r = height * 0.15, t = height * 0.075;
  const double right = height * 0.26, left = -height * 0.22;
  flat.region(turned_ellipse({left - r * 0.6, h - r}, r * 1.2, r * 0.9, -0.35), 0.9);
  flat.region(turned_ellipse({right - r * 0.6, h - r * 1.5}, r * 1.2, r * 0.9, -0.35), 0.9);
  flat.region(polygon({{left, h - r},
                       {left, -h * 0.75},
                       {right + t, -h},
                       {right + t, h - r * 1.5},
                       {right, h - r * 1.6},
                       {right, -h * 0.42},
                       {left + t, -h * 0.2},
                       {left + t, h - r}}),
              0.9);
  Sketch sketch("Note");
  sketch.add(flat.take(), geometry::Affine::rotation(random.uniform(-0.2, 0.2)));
  return sketch.take();
}

}  // namespace drawing::props

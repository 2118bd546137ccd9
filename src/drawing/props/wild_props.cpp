#include <algorithm>
#include <cmath>
#include <numbers>
#include <tuple>

#include "drawing/props/outdoor_props.h"
#include "geometry/outlines.h"

namespace drawing::props {
namespace {

using std::numbers::pi;

}  // namespace

Figure vine(Random& random, double height) {
  Sketch sketch("Liane");
  sketch.in(natural::green);
  const double sway = random.uniform(3, 6) * (random.chance(0.5) ? 1 : -1), half = 1.6;
  const auto at = [&](double t) { return Point{sway * std::sin(t * 4.4), -10 + (height + 10) * t}; };
  sketch.region(
      ribbon({at(0), at(0.25), at(0.5), at(0.75), at(1)}, {half, half, half, half, half * 0.7}, Ends::round),
      0.9);
  const double size = std::clamp(height * 0.2, 9.0, 16.0);
  const int leaves = std::max(3, static_cast<int>(height / (size * 0.85)));
  for (int i = 0; i < leaves; ++i) {
    const double t = 0.2 + 0.8 * i / leaves, side = i % 2 == 0 ? 1 : -1;
    const Point from = at(t), tip = from + Point{side * size, size * 0.5};
    sketch.region(leaf(from, tip, size * 0.55, side * size * 0.06), 0.9);
    sketch.detail(line(lerp(from, tip, 0.15), lerp(from, tip, 0.75)), 0.75);
  }
  sketch.region(leaf(at(0.98), at(1) + Point{0, size}, size * 0.6), 0.9);
  return sketch.take();
}

Figure lily_pad(Random& random, double height) {
  Sketch sketch("Seerose");
  const double w = height * 1.15, h = height * 0.42;
  // A pad with a notch, and on some a flower.
  const double from = random.uniform(-0.5, 0.3);
  Path pad = arc({0, 0}, w, h, from + 0.22, from + 2 * pi - 0.22);
  pad.line_to({w * 0.1, 0});
  pad.close();
  sketch.region(pad, 0.95);
  if (random.chance(0.5)) {
    const double r = height * 0.72;
    const Point heart = {-w * 0.15, 0};
    for (const double angle : {-2.65, -0.5, -pi / 2})
      sketch.region(leaf(heart, polar(heart, r, angle), r * 0.85), 0.9);
  }
  return sketch.take();
}

Figure monstera(Random& random, double height) {
  Sketch sketch("großes Blatt");
  // Three stems, each with one broad leaf whose rim has deep bays.
  const double sway = random.uniform(-0.1, 0.1);
  for (const double side : {-1.0, 1.0, 0.0}) {
    const double angle = -pi / 2 + side * 0.72 + sway, size = height * (side == 0 ? 0.62 : 0.54);
    const Point base = polar({0, 0}, height * (side == 0 ? 0.42 : 0.36), angle);
    // The outer stems begin behind the middle one: no slivers stick out below.
    const Point root = {0, side == 0 ? 0 : -0.05 * height};
    sketch.region(ribbon({root, base * 0.5 + Point{side * height * 0.03, 0}, base},
                         {height * 0.025, height * 0.022, height * 0.02}),
                  0.9);
    const Point along = polar({0, 0}, size, angle + side * 0.35);
    const Point across = {-along.y, along.x};
    const auto at = [&](double t, double s) { return base + along * t + across * s; };
    Path path;
    path.move_to(at(0.02, 0));
    path.cubic_to(at(-0.22, 0.2), at(-0.1, 0.52), at(0.2, 0.5));
    path.cubic_to(at(0.24, 0.4), at(0.26, 0.3), at(0.24, 0.24));
    path.cubic_to(at(0.34, 0.3), at(0.38, 0.42), at(0.44, 0.46));
    path.cubic_to(at(0.6, 0.42), at(0.68, 0.38), at(0.72, 0.3));
    path.cubic_to(at(0.66, 0.24), at(0.6, 0.2), at(0.56, 0.18));
    path.cubic_to(at(0.7, 0.2), at(0.86, 0.18), at(1, 0));
    path.cubic_to(at(0.86, -0.18), at(0.7, -0.2), at(0.56, -0.18));
    path.cubic_to(at(0.6, -0.2), at(0.66, -0.24), at(0.72, -0.3));
    path.cubic_to(at(0.68, -0.38), at(0.6, -0.42), at(0.44, -0.46));
    path.cubic_to(at(0.38, -0.42), at(0.34, -0.3), at(0.24, -0.24));
    path.cubic_to(at(0.26, -0.3), at(0.24, -0.4), at(0.2, -0.5));
    path.cubic_to(at(-0.1, -0.52), at(-0.22, -0.2), at(0.02, 0));
    path.close();
    sketch.region(path);
    sketch.detail(line(at(0.04, 0), at(0.8, 0)), 0.8);
  }
  return sketch.take();
}

Figure baobab(Random& random, double height) {
  Sketch sketch("Affenbrotbaum");
  const double h = height, side = random.chance(0.5) ? 1 : -1;
  // Crowns behind, then one outline for trunk and limbs, then crowns in front.
  const auto crown = [&](double x, double y, double w, double high) {
    sketch.in(natural::green)
        .region(scallops(uneven_ring(random, {side * x * h, -y * h}, w * h, high * h, 7, 0.2, 0.2 + 2 * pi),
                         0.28));
  };
  crown(0.02, 0.86, 0.2, 0.1);
  std::vector<Point> outline = {{-0.2, 0},     {-0.15, -0.12}, {-0.15, -0.42}, {-0.24, -0.56}, {-0.36, -0.66},
                                {-0.33, -0.7}, {-0.18, -0.62}, {-0.06, -0.56}, {-0.03, -0.8},  {0.03, -0.8},
                                {0.05, -0.56}, {0.17, -0.63},  {0.3, -0.74},   {0.33, -0.7},   {0.23, -0.58},
                                {0.15, -0.42}, {0.15, -0.12},  {0.2, 0},       {0, 0.015}};
  for (Point& p : outline) p = {p.x * h * side, p.y * h};
  sketch.in(natural::brown).region(rounded(outline, 0.32));
  crown(-0.38, 0.74, 0.19, 0.1);
  crown(0.36, 0.78, 0.2, 0.11);
  sketch.detail(curve({{-h * 0.06, -h * 0.06}, {-h * 0.07, -h * 0.2}, {-h * 0.05, -h * 0.36}}), 0.8);
  sketch.detail(curve({{h * 0.06, -h * 0.1}, {h * 0.065, -h * 0.26}, {h * 0.05, -h * 0.42}}), 0.8);
  return sketch.take();
}

Figure agave(Random& random, double height) {
  Sketch sketch("Agave");
  for (const double side : {-1.0, 1.0, -0.66, 0.66, -0.33, 0.33, 0.0}) {
    const double angle = -pi / 2 + side * 1.15;
    const double size = height * (1 - 0.25 * std::abs(side)) * random.uniform(0.94, 1);
    sketch.region(leaf({side * height * 0.14, 0}, polar({side * height * 0.1, 0}, size, angle), height * 0.26,
                       side * height * 0.04),
                  0.9);
  }
  return sketch.take();
}

Figure ant_hill(Random& random, double height) {
  Sketch sketch("Termitenhügel");
  const double h = height;
  sketch.region(blob({{-h * 0.42, 0},
                      {-h * 0.34, -h * 0.34},
                      {-h * 0.24, -h * 0.62},
                      {-h * 0.16, -h * 0.52},
                      {-h * 0.08, -h * 0.86},
                      {h * random.uniform(0, 0.05), -h},
                      {h * 0.1, -h * 0.72},
                      {h * 0.2, -h * 0.78},
                      {h * 0.28, -h * 0.36},
                      {h * 0.42, 0},
                      {0, h * 0.04}}));
  sketch.region(ellipse({-h * 0.08, -h * 0.3}, h * 0.07, h * 0.09), 0.85);
  sketch.region(ellipse({h * 0.12, -h * 0.48}, h * 0.055, h * 0.07), 0.85);
  return sketch.take();
}

Figure great_trunk(Random& random, double height, double thickness) {
  Sketch sketch("Baum");
  const double t = thickness / 2, side = random.chance(0.5) ? 1 : -1;
  const double bough = -height * random.uniform(0.52, 0.62);
  // A bough that reaches out, then the trunk with its roots.
  if (thickness > 13) {
    sketch.in(natural::brown)
        .region(ribbon({{side * t * 0.3, bough + t * 1.1},
                        {side * t * 1.7, bough + t * 0.3},
                        {side * t * 2.7, bough - t * 0.8}},
                       {t * 0.42, t * 0.34, t * 0.2}, Ends::round));
    sketch.in(natural::green);
    sketch.region(leaf({side * t * 2.5, bough - t * 0.5}, {side * t * 3.4, bough - t * 1.9}, t * 0.9), 0.9);
    sketch.region(leaf({side * t * 2.6, bough - t * 0.6}, {side * t * 3.9, bough - t * 0.8}, t * 0.85), 0.9);
  }
  Path path;
  path.move_to({-t * 2, t * 0.1});
  path.cubic_to({-t * 1.1, -t * 0.5}, {-t * 0.95, -t * 2.2}, {-t * 0.85, -height * 0.5});
  path.line_to({-t * 0.95, -height});
  path.line_to({t * 0.95, -height});
  path.line_to({t * 0.85, -height * 0.5});
  path.cubic_to({t * 0.95, -t * 2.2}, {t * 1.1, -t * 0.5}, {t * 2, t * 0.1});
  path.cubic_to({t * 1.5, t * 0.4}, {t * 0.9, t * 0.15}, {t * 0.55, t * 0.5});
  path.cubic_to({t * 0.2, t * 0.1}, {-t * 0.3, t * 0.1}, {-t * 0.5, t * 0.55});
  path.cubic_to({-t * 0.9, t * 0.1}, {-t * 1.5, t * 0.4}, {-t * 2, t * 0.1});
  path.close();
  sketch.in(natural::brown).region(path);
  if (thickness > 13) {
    for (const auto& [x, low, high] : {std::tuple{-0.42, 0.06, 0.2},
                                       {0.4, 0.12, 0.28},
                                       {-0.3, 0.44, 0.56},
                                       {0.2, 0.66, 0.8},
                                       {-0.45, 0.72, 0.84}}) {
      sketch.detail(curve({{x * t, -height * low},
                           {x * t + t * 0.1, -height * std::lerp(low, high, 0.5)},
                           {x * t, -height * high}}),
                    0.8);
    }
  }
  if (thickness > 22) {
    const Point hole = {side * t * 0.1, -height * random.uniform(0.3, 0.4)};
    sketch.region(ellipse(hole, t * 0.36, t * 0.5), 0.9);
    sketch.region(ellipse(hole + Point{0, t * 0.06}, t * 0.22, t * 0.32), 0.85);
  }
  return sketch.take();
}

}  // namespace drawing::props

#include "drawing/props/playground_things.h"

#include <cmath>
#include <numbers>

#include "drawing/props/joinery.h"
#include "geometry/outlines.h"

namespace drawing::props {
namespace {

using geometry::Affine;
using std::numbers::pi;

Path pole(Point from, Point to, double half) {
  return ribbon({from, to}, {half, half});
}

// A ladder between two poles; rungs at even heights.
void add_ladder(Sketch& s, Point foot, Point top, double width, int rungs, double half) {
  for (int i = 1; i <= rungs; ++i) {
    const Point at = lerp(foot, top, static_cast<double>(i) / (rungs + 1));
    s.region(box(at.x - width / 2, at.y - half, at.x + width / 2, at.y + half), 0.9);
  }
  for (const double side : {-0.5, 0.5})
    s.region(pole(foot + Point{side * width, 0}, top + Point{side * width, 0}, half), 0.9);
}

}  // namespace

Figure slide(Random& random, double height) {
  Sketch s("Rutsche");
  const double h = height, t = 0.02 * h;
  s.region(pole({0.3 * h, -0.45 * h}, {0.3 * h, 0}, t), 0.9);
  add_ladder(s, {-0.62 * h, 0}, {-0.42 * h, -0.92 * h}, 0.2 * h, 5, t);
  s.region(box(-0.52 * h, -0.72 * h, -0.12 * h, -0.65 * h));
  s.region(pole({-0.16 * h, -0.66 * h}, {-0.16 * h, 0}, t), 0.9);
  // The chute: its floor, and the board at its side.
  const std::vector<Point> course = {{-0.22 * h, -0.74 * h}, {0.02 * h, -0.62 * h}, {0.3 * h, -0.4 * h},
                                     {0.56 * h, -0.17 * h},  {0.78 * h, -0.08 * h}, {0.98 * h, -0.07 * h}};
  std::vector<Point> board;
  for (const Point p : course) board.push_back(p + Point{0, 0.035 * h});
  s.region(ribbon(course, std::vector<double>(course.size(), 0.09 * h), Ends::flat));
  s.region(ribbon(board, std::vector<double>(course.size(), 0.045 * h), Ends::round), 0.95);
  // The roof over the platform.
  s.region(pole({-0.46 * h, -0.7 * h}, {-0.46 * h, -0.88 * h}, t), 0.9);
  s.region(pole({-0.18 * h, -0.72 * h}, {-0.18 * h, -0.88 * h}, t), 0.9);
  s.region(polygon({{-0.6 * h, -0.86 * h}, {-0.32 * h, -1.04 * h}, {-0.04 * h, -0.86 * h}}));
  return page::either_way(random, s.take());
}

Figure swing(Random& random, double height) {
  Sketch s("Schaukel");
  const double h = height, t = 0.022 * h, w = 0.62 * h;
  for (const double side : {-1.0, 1.0}) {
    s.region(pole({side * w, -0.94 * h}, {side * (w - 0.16 * h), 0}, t), 0.95);
    s.region(pole({side * w, -0.94 * h}, {side * (w + 0.16 * h), 0}, t), 0.95);
  }
  for (const double x : {-0.27, 0.27}) {
    const double lean = random.uniform(-0.1, 0.1) * h, y = -0.27 * h;
    for (const double side : {-1.0, 1.0})
      s.detail(line({x * h + side * 0.11 * h, -0.92 * h}, {x * h + side * 0.11 * h + lean, y}), 1);
    s.region(
        rounded_box(x * h + lean - 0.16 * h, y - 0.02 * h, x * h + lean + 0.16 * h, y + 0.04 * h, 0.02 * h));
  }
  s.region(rounded_box(-w - 0.06 * h, -h, w + 0.06 * h, -0.91 * h, 0.04 * h));
  return s.take();
}

Figure seesaw(Random& random, double height) {
  Sketch s("Wippe");
  const double h = height, tilt = 0.2;
  s.region(polygon({{-0.24 * h, 0}, {0, -0.5 * h}, {0.24 * h, 0}}));
  Sketch plank("");
  plank.region(rounded_box(-1.25 * h, -0.06 * h, 1.25 * h, 0.06 * h, 0.04 * h));
  for (const double side : {-1.0, 1.0}) {
    plank.region(
        rounded_box(side * 1.08 * h - 0.17 * h, -0.13 * h, side * 1.08 * h + 0.17 * h, -0.04 * h, 0.04 * h),
        0.95);
    plank.region(ribbon({{side * 0.8 * h, -0.04 * h}, {side * 0.8 * h, -0.3 * h}}, {0.03 * h, 0.03 * h}),
                 0.9);
    plank.region(
        rounded_box(side * 0.8 * h - 0.1 * h, -0.37 * h, side * 0.8 * h + 0.1 * h, -0.28 * h, 0.04 * h), 0.9);
  }
  s.add(plank.take(), Affine::translation(0, -0.5 * h) * Affine::rotation(random.chance(0.5) ? tilt : -tilt));
  s.region(circle({0, -0.48 * h}, 0.07 * h), 0.9);
  return s.take();
}

Figure climbing_tower(Random& random, double height) {
  Sketch s("Kletterturm");
  const double h = height, t = 0.022 * h, w = 0.25 * h, deck = -0.46 * h;
  add_flag(s, {0, -0.9 * h}, 0.11 * h, 1);
  for (const double side : {-1.0, 1.0}) s.region(pole({side * w, -0.74 * h}, {side * w, 0}, t));
  // Logs below the deck leave a cave; a net leads up on one side and a chute down on the other.
  s.region(ribbon({{w, deck + 0.02 * h},
                   {w + 0.16 * h, deck + 0.12 * h},
                   {w + 0.36 * h, -0.12 * h},
                   {w + 0.54 * h, -0.05 * h}},
                  {0.06 * h, 0.06 * h, 0.06 * h, 0.06 * h}));
  s.region(box(-w, deck, w, deck + 0.06 * h));
  const int boards = 4;
  for (int i = 0; i < boards; ++i) {
    const double a = -w + t + i * (2 * w - 2 * t) / boards;
    s.region(box(a, deck - 0.14 * h, a + (2 * w - 2 * t) / boards, deck), 0.9);
  }
  for (const double side : {-1.0, 1.0})
    s.region(box(side * w - t, -0.74 * h, side * w + t, deck + 0.06 * h), 0.95);
  s.region(polygon({{-1.5 * w, -0.7 * h}, {0, -0.92 * h}, {1.5 * w, -0.7 * h}}));
  s.region(polygon({{-0.5 * w, -0.7 * h}, {0, -0.92 * h}, {0.5 * w, -0.7 * h}}), 0.9);
  add_ladder(s, {-w - 0.16 * h, 0}, {-w - 0.03 * h, deck}, 0.14 * h, 4, 0.8 * t);
  s.region(rounded_box(-0.7 * w, -0.24 * h, 0.7 * w, 0, 0.12 * h), 0.9);
  return page::either_way(random, s.take());
}

Figure climbing_dome(Random&, double height) {
  Sketch s("Klettergerüst");
  const double h = height, t = 0.03 * h;
  // Arches as bands, so that every field between them can be coloured.
  const auto band = [&](double width, double top) {
    std::vector<Point> points;
    for (int i = 0; i <= 8; ++i) {
      const double angle = pi + pi * i / 8;
      points.push_back({width * std::cos(angle), top * std::sin(angle)});
    }
    return ribbon(points, std::vector<double>(points.size(), t));
  };
  for (const double y : {-0.36, -0.68}) {
    const double w = h * std::sqrt(1 - y * y);
    s.region(box(-w, y * h - t, w, y * h + t), 0.95);
  }
  s.region(band(0.4 * h, 0.97 * h), 0.95);
  s.region(band(h, 0.97 * h), 0.95);
  return s.take();
}

Figure rope_pyramid(Random&, double height) {
  Sketch s("Kletterpyramide");
  const double h = height, w = 0.62 * h;
  s.region(polygon({{0, -0.95 * h}, {-w, 0}, {w, 0}}));
  for (const double x : {-0.42, 0.42}) s.detail(line({0, -0.95 * h}, {x * w, 0}), 0.9);
  for (const double y : {-0.22, -0.44, -0.66}) {
    const double half = w * (1 + y / 0.95);
    s.detail(curve({{-half, y * h}, {0, y * h + 0.045 * h}, {half, y * h}}), 0.9);
  }
  s.region(box(-0.022 * h, -h, 0.022 * h, 0));
  s.region(circle({0, -h}, 0.045 * h), 0.95);
  for (const double side : {-1.0, 1.0})
    s.region(rounded_box(side * w - 0.06 * h, -0.06 * h, side * w + 0.06 * h, 0.01 * h, 0.02 * h), 0.9);
  return s.take();
}

Figure spring_horse(Random& random, double height) {
  Sketch s("Federpferd");
  const double h = height;
  s.region(rounded_box(-0.26 * h, -0.05 * h, 0.26 * h, 0, 0.02 * h));
  for (const double y : {-0.09, -0.17, -0.25})
    s.region(turned_ellipse({0, y * h}, 0.15 * h, 0.045 * h, 0.12), 0.9);
  // Tail, body, head with ears, saddle and handle.
  s.region(leaf({-0.36 * h, -0.52 * h}, {-0.66 * h, -0.3 * h}, 0.16 * h, 0.05 * h));
  Path body;
  body.move_to({-0.44 * h, -0.5 * h});
  body.cubic_to({-0.42 * h, -0.68 * h}, {-0.1 * h, -0.66 * h}, {0.08 * h, -0.6 * h});
  body.cubic_to({0.18 * h, -0.64 * h}, {0.2 * h, -0.8 * h}, {0.26 * h, -0.92 * h});
  body.cubic_to({0.4 * h, -0.98 * h}, {0.54 * h, -0.86 * h}, {0.66 * h, -0.72 * h});
  body.cubic_to({0.7 * h, -0.62 * h}, {0.58 * h, -0.58 * h}, {0.5 * h, -0.62 * h});
  body.cubic_to({0.42 * h, -0.66 * h}, {0.42 * h, -0.5 * h}, {0.34 * h, -0.36 * h});
  body.cubic_to({0.24 * h, -0.22 * h}, {-0.24 * h, -0.22 * h}, {-0.36 * h, -0.34 * h});
  body.cubic_to({-0.44 * h, -0.38 * h}, {-0.46 * h, -0.44 * h}, {-0.44 * h, -0.5 * h});
  body.close();
  s.region(leaf({0.3 * h, -0.9 * h}, {0.26 * h, -1.04 * h}, 0.08 * h), 0.9);
  s.region(body);
  s.solid(circle({0.44 * h, -0.8 * h}, std::max(0.7, 0.024 * h)));
  s.region(scallops({{0.28 * h, -0.92 * h},
                     {0.24 * h, -0.76 * h},
                     {0.16 * h, -0.62 * h},
                     {0.08 * h, -0.66 * h},
                     {0.12 * h, -0.8 * h}},
                    0.3),
           0.9);
  s.region(rounded_box(-0.28 * h, -0.68 * h, 0.06 * h, -0.5 * h, 0.07 * h), 0.95);
  s.region(rounded_box(0.16 * h, -0.6 * h, 0.36 * h, -0.54 * h, 0.03 * h), 0.9);
  return page::either_way(random, s.take());
}

Figure sandbox(Random& random, double height) {
  Sketch s("Sandkasten");
  const double h = height, w = 1.15 * h;
  s.region(polygon({{-w, -0.2 * h}, {-0.8 * w, -0.5 * h}, {0.8 * w, -0.5 * h}, {w, -0.2 * h}}));
  // Sand in heaps, and what lies in it.
  Path sand;
  sand.move_to({-0.86 * w, -0.2 * h});
  sand.cubic_to({-0.7 * w, -0.5 * h}, {-0.5 * w, -0.6 * h}, {-0.3 * w, -0.46 * h});
  sand.cubic_to({-0.1 * w, -0.4 * h}, {0.1 * w, -0.5 * h}, {0.3 * w, -0.42 * h});
  sand.cubic_to({0.5 * w, -0.34 * h}, {0.7 * w, -0.36 * h}, {0.86 * w, -0.2 * h});
  sand.close();
  s.region(sand);
  s.add(bucket(random, 0.5 * h), Affine::translation(0.46 * w, -0.26 * h));
  s.region(ribbon({{-0.5 * w, -0.5 * h}, {-0.42 * w, -0.92 * h}}, {0.03 * h, 0.03 * h}), 0.9);
  s.region(rounded_box(-0.42 * w - 0.12 * h, -h, -0.42 * w + 0.13 * h, -0.9 * h, 0.04 * h), 0.9);
  s.region(rounded_box(-w, -0.22 * h, w, 0, 0.03 * h));
  for (const double x : {-0.5, 0.5}) s.detail(line({x * w, -0.22 * h}, {x * w, 0}), 0.85);
  return s.take();
}

Figure park_bench(Random&, double height) {
  Sketch s("Bank");
  const double h = height, w = 0.95 * h;
  for (const double side : {-1.0, 1.0})
    s.region(box(side * 0.74 * w - 0.05 * h, -0.9 * h, side * 0.74 * w + 0.05 * h, 0), 0.95);
  for (const double y : {-0.96, -0.74}) s.region(rounded_box(-w, y * h, w, (y + 0.16) * h, 0.03 * h));
  s.region(rounded_box(-1.04 * w, -0.48 * h, 1.04 * w, -0.34 * h, 0.04 * h));
  return s.take();
}

}  // namespace drawing::props

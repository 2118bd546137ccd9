#include <algorithm>
#include <cmath>
#include <numbers>

#include "drawing/props/props.h"
#include "geometry/outlines.h"

namespace drawing::props {
namespace {

using std::numbers::pi;

}  // namespace

Figure seaweed(Random& random, double height) {
  Sketch sketch("Seegras");
  const int blades = 2 + static_cast<int>(random.below(2));
  for (int i = 0; i < blades; ++i) {
    const double x = (i - (blades - 1) / 2.0) * height * 0.15,
                 size = height * (i == 1 ? 1 : random.uniform(0.62, 0.82));
    const double sway = (random.chance(0.5) ? 1 : -1) * std::min(height * 0.08, 7.0),
                 half = std::min(height * 0.055, 4.2);
    const double lean = x * 0.6;
    sketch.region(ribbon({{x, 0},
                          {x + sway + lean * 0.2, -size * 0.25},
                          {x - sway + lean * 0.5, -size * 0.5},
                          {x + sway * 0.8 + lean * 0.8, -size * 0.76},
                          {x + lean, -size}},
                         {half * 0.8, half, half, half * 0.8, 0.05}));
    if (half > 2.6) {
      sketch.detail(curve({{x, -size * 0.04},
                           {x + sway + lean * 0.2, -size * 0.25},
                           {x - sway + lean * 0.5, -size * 0.5},
                           {x + sway * 0.8 + lean * 0.8, -size * 0.74}}),
                    0.75);
    }
  }
  return sketch.take();
}

Figure kelp(Random& random, double height) {
  Sketch sketch("Tang");
  const double sway = random.uniform(0.05, 0.09) * height * (random.chance(0.5) ? 1 : -1);
  const auto at = [&](double t) { return Point{sway * std::sin(t * 5.2), -height * 0.94 * t}; };
  sketch.detail(curve({at(0), at(0.2), at(0.4), at(0.6), at(0.8), at(1)}), 1);
  const int leaves = height > 55 ? 9 : 6;
  for (int i = 0; i < leaves; ++i) {
    const double t = 0.1 + 0.84 * i / (leaves - 1), side = i % 2 == 0 ? 1 : -1,
                 size = height * 0.2 * (1.1 - 0.35 * t);
    const Point from = at(t);
    sketch.region(leaf(from, from + Point{side * size, -size * 0.55}, size * 0.38, -side * size * 0.05), 0.9);
  }
  sketch.region(leaf(at(0.96), at(0.96) + Point{0, -height * 0.11}, height * 0.065), 0.9);
  return sketch.take();
}

Figure tube_coral(Random& random, double height) {
  Sketch sketch("Röhrenkoralle");
  const double w = height * 0.15;
  for (const double side : {-1.0, 1.0, -0.4, 0.45}) {
    const bool back = std::abs(side) > 0.9;
    const double size = height * (back ? random.uniform(0.7, 1.0) : random.uniform(0.45, 0.62));
    const double foot = side * w * 1.0, top = side * w * (back ? 2.1 : 1.7), half = w * (back ? 0.85 : 0.75);
    Path tube;
    tube.move_to({foot - half * 0.7, 0});
    tube.cubic_to({foot - half * 0.7, -size * 0.4}, {top - half * 1.1, -size * 0.5}, {top - half, -size});
    tube.line_to({top + half, -size});
    tube.cubic_to({top + half * 1.1, -size * 0.5}, {foot + half * 0.7, -size * 0.4}, {foot + half * 0.7, 0});
    tube.close();
    sketch.region(tube);
    sketch.region(ellipse({top, -size}, half, half * 0.42));
  }
  return sketch.take();
}

Figure fan_coral(Random& random, double height) {
  Sketch sketch("Fächerkoralle");
  // Fingers from the outside in, each a rounded band; the middle ones stand in front.
  const double t = height * 0.065;
  for (const double side : {-1.0, 1.0, -0.55, 0.55, 0.0}) {
    const double size = height * (1 - 0.28 * std::abs(side)) * random.uniform(0.93, 1);
    const double reach = side * height * 0.52;
    const Point tip = {reach, -size}, bow = {reach * 0.75, -size * 0.45};
    const Point twig_from = {reach * 0.84, -size * 0.62},
                twig = {reach + (side < 0 ? 1 : -1) * height * 0.15, -size * 0.9};
    const auto finger = [&](const std::vector<Point>& points, double width) {
      std::vector<double> widths(points.size(), width);
      widths.front() = width * 1.1;
      sketch.region(ribbon(points, widths, Ends::round));
    };
    if (std::abs(side) > 0.2) finger({twig_from, lerp(twig_from, twig, 0.6), twig}, t * 0.62);
    finger({{side * t, 0}, bow, tip}, t);
  }
  sketch.region(blob({{-height * 0.24, 0},
                      {-height * 0.14, -height * 0.12},
                      {0, -height * 0.15},
                      {height * 0.14, -height * 0.12},
                      {height * 0.24, 0},
                      {0, height * 0.03}}));
  return sketch.take();
}

Figure brain_coral(Random& random, double height) {
  Sketch sketch("Hirnkoralle");
  const double w = height * random.uniform(0.85, 1);
  Path dome;
  dome.move_to({-w, 0});
  dome.cubic_to({-w * 1.06, -height * 0.75}, {-w * 0.5, -height}, {0, -height});
  dome.cubic_to({w * 0.5, -height}, {w * 1.06, -height * 0.75}, {w, 0});
  dome.cubic_to({w * 0.5, height * 0.1}, {-w * 0.5, height * 0.1}, {-w, 0});
  dome.close();
  sketch.region(dome);
  for (const double y : {-0.3, -0.62}) {
    const double half = w * (y < -0.5 ? 0.55 : 0.78);
    std::vector<Point> wave;
    for (int i = 0; i <= 6; ++i)
      wave.push_back({-half + half * i / 3, height * (y + (i % 2 == 0 ? 0.07 : -0.07))});
    sketch.detail(curve(wave), 0.85);
  }
  return sketch.take();
}

Figure anemone(Random& random, double height) {
  Sketch sketch("Seeanemone");
  const double w = height * 0.42;
  for (const double side : {-1.0, 1.0, -0.62, 0.62, -0.25, 0.28}) {
    const double size = height * random.uniform(0.85, 1) * (1 - 0.18 * std::abs(side)), half = height * 0.065;
    const double x = side * w * 0.75, top = side * w * 1.5;
    Path arm;
    arm.move_to({x - half, -height * 0.3});
    arm.cubic_to({x - half, -size * 0.6}, {top - half * 1.6, -size * 0.6}, {top - half * 1.2, -size + half});
    arm.cubic_to({top - half * 1.2, -size - half * 0.4}, {top + half * 1.2, -size - half * 0.4},
                 {top + half * 1.2, -size + half});
    arm.cubic_to({top + half * 1.6, -size * 0.6}, {x + half, -size * 0.6}, {x + half, -height * 0.3});
    arm.close();
    sketch.region(arm);
  }
  Path body;
  body.move_to({-w, 0});
  body.cubic_to({-w * 0.75, -height * 0.12}, {-w * 0.9, -height * 0.3}, {-w * 1.02, -height * 0.42});
  body.cubic_to({-w * 0.4, -height * 0.34}, {w * 0.4, -height * 0.34}, {w * 1.02, -height * 0.42});
  body.cubic_to({w * 0.9, -height * 0.3}, {w * 0.75, -height * 0.12}, {w, 0});
  body.cubic_to({w * 0.5, height * 0.06}, {-w * 0.5, height * 0.06}, {-w, 0});
  body.close();
  sketch.region(body);
  return sketch.take();
}

Figure starfish(Random& random, double height) {
  Sketch sketch("Seestern");
  const Point center = {0, -height / 2};
  const double r = height / 2, turn = random.uniform(-0.3, 0.3);
  std::vector<Point> outline;
  for (int i = 0; i < 5; ++i) {
    const double angle = turn - pi / 2 + i * 2 * pi / 5;
    outline.push_back(polar(center, r, angle - 0.13));
    outline.push_back(polar(center, r, angle + 0.13));
    outline.push_back(polar(center, r * 0.46, angle + pi / 5));
  }
  sketch.region(blob(outline));
  if (height > 24) {
    for (int i = 0; i < 5; ++i) {
      sketch.region(circle(polar(center, r * 0.52, turn - pi / 2 + i * 2 * pi / 5), r * 0.095), 0.8);
    }
    sketch.region(circle(center, r * 0.13), 0.8);
  }
  return sketch.take();
}

Figure scallop_shell(Random& random, double height) {
  Sketch flat("Muschel");
  const double r = height * 0.78;
  const Point foot = {0, 0};
  if (height > 18) {
    flat.region(polygon({{-height * 0.24, 0},
                         {-height * 0.3, -height * 0.2},
                         {height * 0.3, -height * 0.2},
                         {height * 0.24, 0}}));
  }
  std::vector<Point> rim;
  const int ribs = height > 18 ? 6 : 4;
  for (int i = 0; i <= ribs; ++i) {
    const double angle = -pi + pi * (0.1 + 0.8 * i / ribs);
    rim.push_back(polar({0, -height * 0.12}, r, angle));
  }
  Path fan;
  fan.move_to(foot);
  fan.line_to(rim.front());
  for (std::size_t i = 0; i + 1 < rim.size(); ++i) {
    const Point along = rim[i + 1] - rim[i], out = Point{along.y, -along.x} * 0.42;
    fan.cubic_to(rim[i] + out, rim[i + 1] + out, rim[i + 1]);
  }
  fan.close();
  flat.region(fan);
  for (std::size_t i = 1; i + 1 < rim.size(); ++i) flat.detail(line(lerp(foot, rim[i], 0.3), rim[i]), 0.8);
  Sketch sketch("Muschel");
  sketch.add(flat.take(), geometry::Affine::rotation(random.uniform(-0.35, 0.35)));
  return sketch.take();
}

}  // namespace drawing::props

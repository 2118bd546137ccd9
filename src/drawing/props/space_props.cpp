#include <algorithm>
#include <cmath>
#include <numbers>

#include "drawing/props/outdoor_props.h"
#include "geometry/outlines.h"

namespace drawing::props {
namespace {

using geometry::Affine;
using std::numbers::pi;

}  // namespace

Figure earth(Random& random, double height) {
  Sketch flat("Erde");
  const double r = height / 2;
  flat.in(natural::blue).region(circle({0, 0}, r)).in(natural::green);
  // Two large continents and an island, well inside of the rim.
  std::vector<Point> west = {{-0.56, -0.6},  {-0.12, -0.72}, {0.06, -0.5},  {-0.16, -0.34},
                             {-0.22, -0.12}, {0.02, 0.06},   {-0.04, 0.42}, {-0.24, 0.7},
                             {-0.36, 0.3},   {-0.62, 0.02},  {-0.76, -0.3}};
  std::vector<Point> east = {{0.34, -0.62}, {0.66, -0.48}, {0.8, -0.1},
                             {0.64, 0.1},   {0.46, -0.06}, {0.3, -0.26}};
  for (std::vector<Point>* shore : {&west, &east}) {
    for (Point& p : *shore) p = p * r;
    flat.region(blob(*shore), 0.9);
  }
  if (r > 9) flat.region(turned_ellipse({r * 0.42, r * 0.5}, r * 0.22, r * 0.15, -0.3), 0.9);
  Sketch sketch("Erde");
  sketch.add(flat.take(), Affine::rotation(random.uniform(-0.3, 0.3)));
  return sketch.take();
}

Figure striped_planet(Random& random, double height) {
  Sketch flat("Planet");
  const double r = height / 2;
  // From the top down: each cap covers the one above from its own edge on.
  flat.region(circle({0, 0}, r));
  for (const double y : {-0.55, -0.12, 0.34, 0.7}) {
    const double half = std::sqrt(1 - y * y) * r, angle = std::asin(y);
    Path cap = arc({0, 0}, r, r, angle, pi - angle);
    const Point left = {-half, y * r}, right = {half, y * r};
    cap.cubic_to(left + Point{half * 0.5, r * 0.14}, right + Point{-half * 0.6, -r * 0.1}, right);
    cap.close();
    flat.region(cap, 0.9);
  }
  if (r > 10) flat.region(ellipse({r * 0.3, r * 0.12}, r * 0.22, r * 0.12), 0.85);
  Sketch sketch("Planet");
  sketch.add(flat.take(), Affine::rotation(random.uniform(-0.4, 0.4)));
  return sketch.take();
}

Figure satellite(Random& random, double height) {
  Sketch flat("Satellit");
  const double h = height * 0.5;
  for (const double side : {-1.0, 1.0}) {
    flat.detail(line({side * h * 0.3, 0}, {side * h * 0.6, 0}), 1);
    for (const double from : {0.55, 0.95}) {
      const double a = side * h * from, b = side * h * (from + 0.4);
      flat.region(box(std::min(a, b), -h * 0.34, std::max(a, b), h * 0.0), 0.95);
      flat.region(box(std::min(a, b), h * 0.0, std::max(a, b), h * 0.34), 0.95);
    }
  }
  flat.detail(line({0, h * 0.4}, {0, h * 0.62}), 1);
  Path dish = arc({0, h * 0.62}, h * 0.34, h * 0.3, 0, pi);
  dish.close();
  flat.region(dish, 0.95);
  flat.region(rounded_box(-h * 0.32, -h * 0.45, h * 0.32, h * 0.45, h * 0.08));
  flat.region(circle({0, -h * 0.06}, h * 0.16), 0.9);
  Sketch sketch("Satellit");
  sketch.add(flat.take(), Affine::rotation(random.uniform(-0.5, 0.5)));
  return sketch.take();
}

Figure space_station(Random& random, double height) {
  Sketch flat("Raumstation");
  const double h = height * 0.5;
  for (const double side : {-1.0, 1.0}) {
    flat.region(box(std::min(side * h * 0.5, side * h * 0.95), -h * 0.05,
                    std::max(side * h * 0.5, side * h * 0.95), h * 0.05),
                0.9);
    for (const double y : {-0.44, 0.44}) {
      flat.region(rounded_box(side * h * 1.16 - h * 0.26, y * h - h * 0.36, side * h * 1.16 + h * 0.26,
                              y * h + h * 0.36, h * 0.03));
      flat.detail(line({side * h * 1.16, y * h - h * 0.35}, {side * h * 1.16, y * h + h * 0.35}), 0.85);
    }
    flat.region(box(side * h * 1.0 - h * 0.06, -h * 0.1, side * h * 1.0 + h * 0.06, h * 0.1), 0.9);
  }
  flat.region(rounded_box(-h * 0.2, -h * 1.0, h * 0.2, h * 0.94, h * 0.12));
  flat.region(rounded_box(-h * 0.56, -h * 0.3, h * 0.56, h * 0.3, h * 0.2));
  for (const double x : {-0.3, 0.0, 0.3}) flat.region(circle({x * h, 0}, h * 0.11), 0.9);
  flat.detail(line({-h * 0.2, -h * 0.62}, {h * 0.2, -h * 0.62}), 0.85);
  flat.detail(line({-h * 0.2, h * 0.58}, {h * 0.2, h * 0.58}), 0.85);
  Sketch sketch("Raumstation");
  sketch.add(flat.take(), Affine::rotation(random.uniform(-0.35, 0.35)));
  return sketch.take();
}

Figure cloud_castle(Random& random, double height) {
  Sketch sketch("Wolkenschloss");
  const double h = height;
  const auto tower = [&](double x, double half, double top, double foot) {
    sketch.region(box(x * h - half * h, top * h, x * h + half * h, foot * h));
    sketch.region(polygon({{(x - half * 1.35) * h, top * h},
                           {x * h, (top - half * 2.6) * h},
                           {(x + half * 1.35) * h, top * h}}));
    Path window = arc({x * h, (top + half * 1.0) * h}, half * 0.36 * h, half * 0.4 * h, pi, 2 * pi);
    window.line_to({(x + half * 0.36) * h, (top + half * 1.7) * h});
    window.line_to({(x - half * 0.36) * h, (top + half * 1.7) * h});
    window.close();
    sketch.region(window, 0.9);
  };
  tower(0, 0.11, -0.62, -0.2);
  tower(-0.34, 0.085, -0.48, -0.14);
  tower(0.34, 0.085, -0.5, -0.14);
  sketch.region(box(-h * 0.28, -h * 0.38, h * 0.28, -h * 0.12));
  Path gate = arc({0, -h * 0.24}, h * 0.075, h * 0.075, pi, 2 * pi);
  gate.line_to({h * 0.075, -h * 0.1});
  gate.line_to({-h * 0.075, -h * 0.1});
  gate.close();
  sketch.region(gate, 0.95);
  sketch.region(polygon({{0, -h * 0.98}, {h * 0.13, -h * 0.945}, {0, -h * 0.905}}), 0.9);
  sketch.detail(line({0, -h * 0.99}, {0, -h * 0.9}), 1);
  std::vector<Point> rim = {{-h * 0.72, -h * 0.02}};
  for (const double x : {-0.62, -0.4, -0.14, 0.14, 0.42, 0.64})
    rim.push_back({x * h, -h * (0.14 - 0.06 * std::abs(x)) + random.uniform(-0.015, 0.015) * h});
  rim.push_back({h * 0.74, -h * 0.02});
  Path path;
  path.move_to(rim.front());
  for (std::size_t i = 0; i + 1 < rim.size(); ++i) {
    const Point along = rim[i + 1] - rim[i], out = Point{along.y, -along.x} * 0.5;
    path.cubic_to(rim[i] + out - along * 0.12, rim[i + 1] + out + along * 0.12, rim[i + 1]);
  }
  path.cubic_to({h * 0.5, h * 0.08}, {-h * 0.5, h * 0.08}, rim.front());
  path.close();
  sketch.region(path);
  return page::either_way(random, sketch.take());
}

}  // namespace drawing::props

#include <algorithm>
#include <cmath>
#include <numbers>

#include "drawing/props/props.h"
#include "geometry/outlines.h"

namespace drawing::props {
namespace {

using std::numbers::pi;

}  // namespace

Figure stone(Random& random, double height) {
  Sketch sketch("Stein");
  const double w = height * random.uniform(0.85, 1.1), lean = random.uniform(-0.25, 0.25) * w;
  Path path;
  path.move_to({-w, 0});
  path.cubic_to({-w * 1.02, -height * 0.62}, {-w * 0.5 + lean, -height * 1.02}, {lean, -height});
  path.cubic_to({w * 0.55 + lean, -height * 0.98}, {w * 1.05, -height * 0.5}, {w, 0});
  path.cubic_to({w * 0.5, height * 0.09}, {-w * 0.5, height * 0.09}, {-w, 0});
  path.close();
  sketch.region(path);
  if (height > 7) {
    sketch.detail(curve({{lean - w * 0.2, -height * 0.72},
                         {lean + w * 0.12, -height * 0.78},
                         {lean + w * 0.38, -height * 0.6}}),
                  0.8);
  }
  return sketch.take();
}

Figure pebbles(Random& random, double height) {
  Sketch sketch("Steine");
  sketch.add(stone(random, height), geometry::Affine::translation(-height * 0.6, -height * 0.15));
  sketch.add(stone(random, height * 0.75), geometry::Affine::translation(height * 0.75, -height * 0.1));
  sketch.add(stone(random, height * 0.5), geometry::Affine::translation(height * 0.1, height * 0.1));
  return sketch.take();
}

Figure crater(Random& random, double height) {
  Sketch sketch("Krater");
  const double h = height / 2, w = height * random.uniform(1.5, 1.8);
  sketch.region(ellipse({0, -h}, w, h));
  sketch.region(ellipse({0, -h * 0.82}, w * 0.72, h * 0.6));
  return sketch.take();
}

Figure moon_rock(Random& random, double height) {
  Sketch sketch("Mondstein");
  sketch.add(stone(random, height), {});
  sketch.region(ellipse({-height * 0.36, -height * 0.36}, height * 0.17, height * 0.13), 0.85);
  if (height > 12) sketch.region(ellipse({height * 0.42, -height * 0.3}, height * 0.11, height * 0.09), 0.85);
  return sketch.take();
}

Figure hay_bale(Random&, double height) {
  Sketch sketch("Heuballen");
  const double r = height / 2, depth = height * 0.75;
  sketch.region(rounded_box(-depth * 0.55, -height, depth * 0.75, 0, r * 0.9));
  const Point end = {-depth * 0.22, -r};
  sketch.region(ellipse(end, r * 0.82, r));
  sketch.region(ellipse(end, r * 0.52, r * 0.64), 0.85);
  if (height > 14) sketch.region(ellipse(end, r * 0.24, r * 0.3), 0.85);
  return sketch.take();
}

Figure pond(Random& random, double height) {
  Sketch sketch("Teich");
  const double h = height / 2, w = height * 1.7;
  std::vector<Point> shore = uneven_ring(random, {0, -h}, w, h, 9, 0, 2 * pi);
  sketch.region(blob(shore));
  for (Point& p : shore) p = {p.x * 0.86, -h + (p.y + h) * 0.78 + h * 0.05};
  sketch.region(blob(shore), 0.85);
  sketch.detail(
      curve({{-w * 0.4, -h * 1.2}, {-w * 0.25, -h * 1.32}, {-w * 0.1, -h * 1.2}, {w * 0.04, -h * 1.3}}),
      0.85);
  sketch.detail(
      curve({{w * 0.05, -h * 0.7}, {w * 0.2, -h * 0.82}, {w * 0.35, -h * 0.7}, {w * 0.48, -h * 0.8}}), 0.85);
  return sketch.take();
}

Figure puddle(Random& random, double height) {
  Sketch sketch("Pfütze");
  const double h = height / 2, w = height * 1.6;
  sketch.region(blob(uneven_ring(random, {0, -h}, w, h, 8, 0, 2 * pi)));
  sketch.region(ellipse({-w * 0.15, -h}, w * 0.42, h * 0.45), 0.85);
  return sketch.take();
}

Figure beach_ball(Random& random, double height) {
  Sketch flat("Wasserball");
  const double r = height / 2;
  flat.region(circle({0, 0}, r));
  const Point pole = {r * 0.18, -r * 0.3};
  for (int i = 0; i < 6; ++i) {
    const double angle = i * pi / 3;
    const Point rim = polar({0, 0}, r, angle);
    const Point across = {-(rim - pole).y, (rim - pole).x};
    flat.detail(curve({polar(pole, r * 0.15, angle), lerp(pole, rim, 0.55) + across * 0.1, rim}), 0.9);
  }
  flat.region(circle(pole, r * 0.17), 0.9);
  Sketch sketch("Wasserball");
  sketch.add(flat.take(),
             geometry::Affine::translation(0, -r) * geometry::Affine::rotation(random.uniform(0, 1)));
  return sketch.take();
}

Figure parasol(Random& random, double height) {
  Sketch flat("Sonnenschirm");
  const double w = height * 0.52, brim = -height * 0.62;
  flat.region(
      polygon({{-height * 0.014, 0}, {-height * 0.014, brim}, {height * 0.014, brim}, {height * 0.014, 0}}),
      0.9);
  const double hem = height * 0.05;
  const auto canopy = [&](double left, double right) {
    Path path;
    path.move_to({0, -height * 0.96});
    path.cubic_to({left * 0.6, -height * 0.96}, {left, -height * 0.8}, {left, brim});
    path.cubic_to({std::lerp(left, right, 0.3), brim - hem}, {std::lerp(left, right, 0.7), brim - hem},
                  {right, brim});
    path.cubic_to({right, -height * 0.8}, {right * 0.6, -height * 0.96}, {0, -height * 0.96});
    path.close();
    return path;
  };
  for (const double from : {-1.0, -0.5, 0.0, 0.5}) flat.region(canopy(from * w, (from + 0.5) * w));
  flat.region(circle({0, -height * 0.975}, height * 0.024), 0.9);
  Sketch sketch("Sonnenschirm");
  sketch.add(flat.take(), geometry::Affine::rotation(random.uniform(-0.22, 0.22)));
  return sketch.take();
}

Figure sandcastle(Random& random, double height) {
  Sketch sketch("Sandburg");
  const auto turret = [&](double x, double half, double foot, double top) {
    sketch.region(
        polygon({{x - half, foot}, {x - half * 0.85, top}, {x + half * 0.85, top}, {x + half, foot}}));
    const double merlon = half * 0.5, y = top - merlon;
    Path teeth;
    teeth.add_polygon({{x - half, top + merlon * 0.4},
                       {x - half, y},
                       {x - half * 0.45, y},
                       {x - half * 0.45, top - merlon * 0.3},
                       {x - half * 0.25, top - merlon * 0.3},
                       {x - half * 0.25, y},
                       {x + half * 0.25, y},
                       {x + half * 0.25, top - merlon * 0.3},
                       {x + half * 0.45, top - merlon * 0.3},
                       {x + half * 0.45, y},
                       {x + half, y},
                       {x + half, top + merlon * 0.4}});
    sketch.region(teeth, 0.9);
  };
  const double h = height;
  turret(0, h * 0.17, 0, -h * 0.72);
  turret(-h * 0.42, h * 0.15, 0, -h * 0.5);
  turret(h * 0.42, h * 0.15, 0, -h * 0.5);
  Path wall;
  wall.move_to({-h * 0.66, 0});
  wall.cubic_to({-h * 0.6, -h * 0.2}, {-h * 0.4, -h * 0.26}, {0, -h * 0.26});
  wall.cubic_to({h * 0.4, -h * 0.26}, {h * 0.6, -h * 0.2}, {h * 0.66, 0});
  wall.close();
  sketch.region(wall);
  Path door = arc({0, -h * 0.1}, h * 0.08, h * 0.09, pi, 2 * pi);
  door.line_to({h * 0.08, 0});
  door.line_to({-h * 0.08, 0});
  door.close();
  sketch.region(door, 0.9);
  sketch.detail(line({0, -h * 0.8}, {0, -h}), 1);
  const double side = random.chance(0.5) ? 1 : -1;
  sketch.region(polygon({{0, -h}, {side * h * 0.17, -h * 0.945}, {0, -h * 0.89}}), 0.9);
  return sketch.take();
}

Figure bucket(Random& random, double height) {
  Sketch sketch("Eimer");
  const double top = -height * 0.68, w = height * 0.38;
  sketch.detail(arc({0, top}, w * 0.9, height * 0.3, pi, 2 * pi), 1);
  sketch.region(polygon({{-w * 0.72, 0}, {-w, top}, {w, top}, {w * 0.72, 0}}));
  sketch.region(rounded_box(-w * 1.1, top - height * 0.06, w * 1.1, top + height * 0.08, height * 0.05), 0.9);
  if (height > 12) {
    sketch.region(star({0, top * 0.46}, height * 0.16, height * 0.075, 5, random.uniform(-0.2, 0.2)), 0.85);
  }
  return sketch.take();
}

Figure snowman(Random& random, double height) {
  Sketch sketch("Schneemann");
  const double low = height * 0.24, mid = height * 0.175, head = height * 0.13;
  const double y1 = -low * 0.95, y2 = y1 - low * 0.8 - mid * 0.62, y3 = y2 - mid * 0.75 - head * 0.62;
  for (const double side : {-1.0, 1.0}) {
    const Point from = {side * mid * 0.9, y2 - mid * 0.1},
                to = {side * mid * 2.1, y2 - mid * (side > 0 ? 1.0 : 0.6)};
    sketch.region(ribbon({from, lerp(from, to, 0.6), to}, {height * 0.013, height * 0.012, height * 0.011}),
                  0.85);
  }
  sketch.region(ellipse({0, y1}, low * 1.06, low));
  sketch.region(circle({0, y2}, mid));
  sketch.region(circle({0, y3}, head));
  const double button = std::max(0.8, height * 0.014);
  for (const double t : {-0.4, 0.05, 0.5}) sketch.region(circle({0, y2 + t * mid}, button * 1.25), 0.8);
  sketch.solid(circle({-head * 0.35, y3 - head * 0.15}, button * 0.85));
  sketch.solid(circle({head * 0.35, y3 - head * 0.15}, button * 0.85));
  const double side = random.chance(0.5) ? 1 : -1;
  sketch.detail(arc({0, y3 + head * 0.25}, head * 0.42, head * 0.3, pi * 0.1, pi * 0.9), 0.85);
  sketch.region(polygon({{0, y3}, {side * head * 0.85, y3 + head * 0.17}, {0, y3 + head * 0.25}}), 0.85);
  // Scarf and hat.
  sketch.region(polygon({{side * mid * 0.3, y2 - mid * 0.8},
                         {side * mid * 0.72, y2 - mid * 0.8},
                         {side * mid * 0.78, y2 - mid * 0.05},
                         {side * mid * 0.4, y2 - mid * 0.05}}),
                0.9);
  sketch.region(rounded_box(-head * 0.95, y3 + head * 0.66, head * 0.95, y3 + head * 1.12, head * 0.2), 0.9);
  sketch.region(rounded_box(-head * 0.72, -height, head * 0.72, y3 - head * 0.62, head * 0.1));
  sketch.region(box(-head * 0.72, y3 - head * 0.98, head * 0.72, y3 - head * 0.66), 0.85);
  sketch.region(rounded_box(-head * 1.15, y3 - head * 0.78, head * 1.15, y3 - head * 0.52, head * 0.12), 0.9);
  return sketch.take();
}

Figure snowball_heap(Random&, double height) {
  Sketch sketch("Schneebälle");
  const double r = height * 0.29;
  for (const Point at : {Point{-1.9, -1}, {0, -1}, {1.9, -1}, {-0.95, -2.55}, {0.95, -2.55}}) {
    if (height < 12 && at.x > 1.5) continue;
    sketch.region(circle({at.x * r, at.y * r}, r));
  }
  return sketch.take();
}

Figure lantern(Random& random, double height) {
  Sketch sketch("Laterne");
  const double t = std::max(0.9, height * 0.016), top = -height * 0.76, w = height * 0.075;
  sketch.region(box(-t, top, t, 0));
  sketch.region(
      polygon({{-t * 2.4, 0}, {-t * 1.6, -height * 0.08}, {t * 1.6, -height * 0.08}, {t * 2.4, 0}}));
  sketch.region(
      polygon({{-w * 0.6, top}, {-w, top - height * 0.15}, {w, top - height * 0.15}, {w * 0.6, top}}));
  sketch.region(polygon({{-w * 1.25, top - height * 0.15},
                         {-w * 0.4, top - height * 0.22},
                         {w * 0.4, top - height * 0.22},
                         {w * 1.25, top - height * 0.15}}));
  sketch.region(circle({0, top - height * 0.235}, height * 0.018), 0.9);
  if (random.chance(0.5)) sketch.detail(line({0, top - height * 0.02}, {0, top - height * 0.13}), 0.8);
  return sketch.take();
}

Figure present(Random& random, double height) {
  Sketch sketch("Geschenk");
  const double w = height * random.uniform(0.42, 0.55), lid = -height * 0.6, t = w * 0.2;
  sketch.region(box(-w, lid, w, 0));
  sketch.region(box(-t, lid, t, 0), 0.9);
  sketch.region(box(-w * 1.1, lid - height * 0.14, w * 1.1, lid));
  if (height > 22) sketch.region(box(-t, lid - height * 0.14, t, lid), 0.9);
  const double y = lid - height * 0.14;
  sketch.region(leaf({0, y}, {-w * 0.85, y - height * 0.2}, height * 0.17, height * 0.03));
  sketch.region(leaf({0, y}, {w * 0.85, y - height * 0.2}, height * 0.17, -height * 0.03));
  if (height > 18) sketch.region(ellipse({0, y - height * 0.03}, w * 0.2, height * 0.07), 0.9);
  return sketch.take();
}

Figure egg(Random& random, double height) {
  Sketch sketch("Osterei");
  const double w = height * 0.38;
  const auto half_at = [&](double y) {  // y from 0 (foot) to -height
    const double t = -y / height;
    return w * std::sqrt(std::max(0.0, 1 - std::pow((t - 0.42) / 0.58, 2)));
  };
  Path path;
  path.move_to({0, 0});
  path.cubic_to({-w * 1.25, 0}, {-w * 1.05, -height}, {0, -height});
  path.cubic_to({w * 1.05, -height}, {w * 1.25, 0}, {0, 0});
  path.close();
  sketch.region(path);
  const bool zigzag = random.chance(0.5);
  for (const double y : {-0.32, -0.56}) {
    const double half = half_at(y * height) * 0.86;
    std::vector<Point> points;
    for (int i = 0; i <= 6; ++i)
      points.push_back({-half + half * i / 3, y * height + (i % 2 == 0 ? 0.04 : -0.04) * height});
    if (zigzag) {
      Path line_path;
      line_path.move_to(points.front());
      for (std::size_t i = 1; i < points.size(); ++i) line_path.line_to(points[i]);
      sketch.detail(line_path, 0.85);
    } else {
      sketch.detail(curve(points), 0.85);
    }
  }
  if (height > 24) {
    for (const double x : {-0.45, 0.0, 0.45})
      sketch.region(circle({x * w, -height * 0.17}, height * 0.045), 0.8);
    sketch.region(circle({0, -height * 0.77}, height * 0.06), 0.8);
  }
  return sketch.take();
}

Figure pumpkin(Random& random, double height) {
  Sketch sketch("Kürbis");
  const double w = height * 0.55, body = height * 0.8, y = -body / 2;
  sketch.region(polygon({{-height * 0.05, -body * 0.9},
                         {-height * 0.09, -height},
                         {height * 0.05, -height * 0.97},
                         {height * 0.05, -body * 0.9}}));
  sketch.region(ellipse({-w * 0.62, y}, w * 0.46, body * 0.46));
  sketch.region(ellipse({w * 0.62, y}, w * 0.46, body * 0.46));
  if (height > 26) {
    sketch.region(ellipse({-w * 0.3, y}, w * 0.44, body * 0.49));
    sketch.region(ellipse({w * 0.3, y}, w * 0.44, body * 0.49));
  }
  sketch.region(ellipse({0, y}, w * (height > 26 ? 0.34 : 0.5), body * 0.5));
  if (random.chance(0.5)) {
    sketch.detail(curve({{0, -body * 0.98}, {w * 0.4, -height * 0.98}, {w * 0.62, -height * 0.86}}), 0.8);
  }
  return sketch.take();
}

Figure cone(Random&, double height) {
  Sketch sketch("Leitkegel");
  const double w = height * 0.3;
  sketch.region(polygon({{-w, -height * 0.1}, {-w * 0.2, -height}, {w * 0.2, -height}, {w, -height * 0.1}}));
  sketch.region(polygon({{-w * 0.82, -height * 0.3},
                         {-w * 0.58, -height * 0.56},
                         {w * 0.58, -height * 0.56},
                         {w * 0.82, -height * 0.3}}),
                0.9);
  sketch.region(rounded_box(-w * 1.35, -height * 0.12, w * 1.35, 0, height * 0.04));
  return sketch.take();
}

Figure toy_blocks(Random& random, double height) {
  Sketch sketch("Bauklötze");
  const double s = height * 0.5;
  sketch.region(box(-s * 1.05, -s, -s * 0.05, 0));
  sketch.region(box(s * 0.05, -s, s * 1.05, 0));
  sketch.region(box(-s * 0.5, -2 * s, s * 0.5, -s));
  sketch.region(star({-s * 0.55, -s * 0.5}, s * 0.32, s * 0.15, 5, 0), 0.85);
  sketch.region(circle({s * 0.55, -s * 0.5}, s * 0.26), 0.85);
  sketch.add(heart(random, s * 0.5), geometry::Affine::translation(0, -s * 1.5));
  return sketch.take();
}

}  // namespace drawing::props

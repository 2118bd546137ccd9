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
  flat.in(natural::red).region(circle({0, 0}, r));
  const Point pole = {r * 0.18, -r * 0.3};
  for (int i = 0; i < 6; ++i) {
    const double angle = i * pi / 3;
    const Point rim = polar({0, 0}, r, angle);
    const Point across = {-(rim - pole).y, (rim - pole).x};
    flat.detail(curve({polar(pole, r * 0.15, angle), lerp(pole, rim, 0.55) + across * 0.1, rim}), 0.9);
  }
  flat.in(natural::white).region(circle(pole, r * 0.17), 0.9);
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

Figure toy_blocks(Random& random, double height) {
  Sketch sketch("Bauklötze");
  const double s = height * 0.5;
  sketch.in(natural::red).region(box(-s * 1.05, -s, -s * 0.05, 0));
  sketch.in(natural::blue).region(box(s * 0.05, -s, s * 1.05, 0));
  sketch.in(natural::green).region(box(-s * 0.5, -2 * s, s * 0.5, -s));
  sketch.in(natural::yellow).region(star({-s * 0.55, -s * 0.5}, s * 0.32, s * 0.15, 5, 0), 0.85);
  sketch.region(circle({s * 0.55, -s * 0.5}, s * 0.26), 0.85).in({});
  sketch.add(heart(random, s * 0.5), geometry::Affine::translation(0, -s * 1.5));
  return sketch.take();
}

}  // namespace drawing::props

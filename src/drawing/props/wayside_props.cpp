#include <cmath>
#include <numbers>

#include "drawing/props/outdoor_props.h"
#include "geometry/outlines.h"

namespace drawing::props {
namespace {

using geometry::Affine;
using std::numbers::pi;

}  // namespace

Figure campfire(Random& random, double height) {
  Sketch sketch("Lagerfeuer");
  const double h = height;
  const auto flame = [&](double size, double width) {
    Path path;
    path.move_to({0, -h * 0.14});
    path.cubic_to({-width * 1.3, -h * 0.14}, {-width * 1.1, -size * 0.55}, {-width * 0.55, -size * 0.68});
    path.cubic_to({-width * 0.5, -size * 0.5}, {-width * 0.3, -size * 0.52}, {-width * 0.28, -size * 0.6});
    path.cubic_to({-width * 0.3, -size * 0.82}, {0, -size * 0.86}, {width * 0.06, -size});
    path.cubic_to({width * 0.4, -size * 0.84}, {width * 0.34, -size * 0.62}, {width * 0.5, -size * 0.52});
    path.cubic_to({width * 0.66, -size * 0.56}, {width * 0.64, -size * 0.66}, {width * 0.66, -size * 0.72});
    path.cubic_to({width * 1.15, -size * 0.5}, {width * 1.2, -h * 0.14}, {0, -h * 0.14});
    path.close();
    return path;
  };
  sketch.in(natural::orange).region(flame(h, h * 0.36));
  sketch.in(natural::yellow).region(flame(h * 0.64, h * 0.2), 0.9);
  const double log = h * 0.085;
  sketch.in(natural::brown);
  for (const double side : {-1.0, 1.0}) {
    const Point from = {-side * h * 0.46, -h * 0.05}, to = {side * h * 0.42, -h * 0.26};
    sketch.region(ribbon({from, lerp(from, to, 0.5), to}, {log, log, log}), 0.95);
    sketch.region(circle(from, log * 1.05), 0.9);
  }
  for (const double x : {-0.66, -0.24, 0.22, 0.64})
    sketch.add(stone(random, h * 0.14), Affine::translation(x * h, h * (std::abs(x) < 0.4 ? 0.06 : 0.02)));
  return sketch.take();
}

Figure bird_house(Random& random, double height) {
  Sketch sketch("Vogelhaus");
  sketch.in(natural::brown);
  const double h = height, w = h * 0.17;
  sketch.region(rounded_box(-h * 0.028, -h * 0.6, h * 0.028, 0, 0.6), 0.95);
  sketch.region(polygon({{-w, -h * 0.58}, {-w, -h * 0.82}, {0, -h * 0.96}, {w, -h * 0.82}, {w, -h * 0.58}}));
  sketch.region(polygon({{-w * 1.45, -h * 0.79},
                         {0, -h},
                         {w * 1.45, -h * 0.79},
                         {w * 1.28, -h * 0.735},
                         {0, -h * 0.91},
                         {-w * 1.28, -h * 0.735}}));
  sketch.region(circle({0, -h * 0.74}, w * 0.36), 0.9);
  sketch.region(rounded_box(-w * 1.15, -h * 0.6, w * 1.15, -h * 0.555, 0.6), 0.95);
  if (random.chance(0.6)) sketch.add(heart(random, w * 0.5), Affine::translation(0, -h * 0.635));
  return sketch.take();
}

Figure flower_pot(Random& random, double height) {
  Sketch sketch("Blumentopf");
  const double h = height, w = h * 0.2;
  sketch.add(random.chance(0.5) ? tulip(random, h * 0.68) : daisy(random, h * 0.68),
             Affine::translation(0, -h * 0.34));
  sketch.region(rounded({{-w * 0.7, 0}, {-w * 0.95, -h * 0.3}, {w * 0.95, -h * 0.3}, {w * 0.7, 0}}, 0.08));
  sketch.region(rounded_box(-w * 1.15, -h * 0.38, w * 1.15, -h * 0.26, h * 0.02));
  return sketch.take();
}

Figure climbing_roses(Random& random, double height) {
  Sketch sketch("Rosenbogen");
  const double h = height, w = h * 0.36, thick = h * 0.07;
  Path arch = arc({0, -h + w + thick}, w + thick, w + thick, pi, 2 * pi);
  arch.line_to({w + thick, 0});
  arch.line_to({w, 0});
  const Path inner = arc({0, -h + w + thick}, w, w, 2 * pi, pi);
  arch.line_to(inner.points().front());
  for (std::size_t i = 1; i + 2 < inner.points().size(); i += 3)
    arch.cubic_to(inner.points()[i], inner.points()[i + 1], inner.points()[i + 2]);
  arch.line_to({-w, 0});
  arch.line_to({-w - thick, 0});
  arch.close();
  sketch.region(arch);
  const double middle = w + thick / 2, r = h * 0.062;
  const auto rose = [&](Point at, double turn) {
    for (const double side : {-1.0, 1.0})
      sketch.region(leaf(at, polar(at, r * 2.1, turn + side * 1.1), r * 1.1), 0.85);
    sketch.region(scallops(uneven_ring(random, at, r, r, 5, turn, turn + 2 * pi), 0.25), 0.9);
    sketch.region(circle(at, r * 0.42), 0.8);
  };
  for (int i = 0; i <= 4; ++i) {
    const double angle = pi + pi * i / 4;
    rose(polar({0, -h + w + thick}, middle, angle), angle);
  }
  for (const double y : {0.14, 0.38}) {
    rose({-middle, -h * y}, 0);
    rose({middle, -h * y}, pi);
  }
  return sketch.take();
}

Figure snowy_cottage(Random& random, double height) {
  Sketch sketch("verschneites Haus");
  const double h = height, w = h * random.uniform(0.52, 0.6), side = random.chance(0.5) ? 1 : -1;
  const double eave = -h * 0.46, top = -h * 0.92;
  const double chimney = side * w * 0.5;
  sketch.in(natural::brown).region(box(chimney - w * 0.12, -h * 0.96, chimney + w * 0.12, -h * 0.55));
  sketch.in(natural::white).region(ellipse({chimney, -h * 0.97}, w * 0.18, h * 0.045), 0.95);
  sketch.in({}).region(box(-w * 0.86, eave - h * 0.04, w * 0.86, 0));
  // The roof's snow hangs over its edge in rounds.
  Path snow;
  snow.move_to({-w * 1.16, eave});
  snow.cubic_to({-w * 1.2, eave - h * 0.1}, {-w * 0.2, top}, {0, top});
  snow.cubic_to({w * 0.2, top}, {w * 1.2, eave - h * 0.1}, {w * 1.16, eave});
  const int rounds = 5;
  const auto hem = [&](double t) {
    return Point{std::lerp(w * 1.16, -w * 1.16, t), eave - h * 0.14 * std::sin(t * pi)};
  };
  for (int i = 0; i < rounds; ++i) {
    const Point from = hem(i / 5.0), to = hem((i + 1) / 5.0);
    const double drop = h * (i % 2 == 0 ? 0.1 : 0.075);
    snow.cubic_to(from + Point{0, drop * 1.3}, to + Point{0, drop * 1.3}, to);
  }
  snow.close();
  sketch.in(natural::white).region(snow).in(natural::brown);
  const double x = -side * w * 0.36;
  sketch.region(rounded_box(x - w * 0.2, -h * 0.32, x + w * 0.2, 0, w * 0.1), 0.95);
  if (h > 32) sketch.solid(circle({x + w * 0.11, -h * 0.14}, 0.7));
  const double wx = side * w * 0.4, half = w * 0.24;
  sketch.in(natural::yellow).region(box(wx - half, -h * 0.32, wx + half, -h * 0.12), 0.95);
  if (h > 28) {
    sketch.detail(line({wx, -h * 0.32}, {wx, -h * 0.12}), 0.85);
    sketch.detail(line({wx - half, -h * 0.22}, {wx + half, -h * 0.22}), 0.85);
  }
  sketch.in(natural::white)
      .region(rounded_box(wx - half * 1.25, -h * 0.125, wx + half * 1.25, -h * 0.075, h * 0.02), 0.9);
  return sketch.take();
}

Figure umbrella(Random& random, double height) {
  Sketch flat("Regenschirm");
  const double h = height, w = h * 0.5, brim = -h * 0.52;
  flat.region(ribbon({{0, -h * 0.9},
                      {0, -h * 0.5},
                      {0, -h * 0.16},
                      {h * 0.05, -h * 0.02},
                      {h * 0.13, -h * 0.03},
                      {h * 0.15, -h * 0.12}},
                     {h * 0.018, h * 0.018, h * 0.018, h * 0.018, h * 0.018, h * 0.016}, Ends::round),
              0.9);
  for (const double from : {-1.0, 0.33, -0.34}) {
    const double left = from * w, right = (from < -0.5 ? -0.33 : from > 0 ? 1.0 : 0.34) * w;
    Path gore;
    gore.move_to({0, -h * 0.96});
    gore.cubic_to({left * 0.6, -h * 0.96}, {left, -h * 0.76}, {left, brim});
    gore.cubic_to({std::lerp(left, right, 0.3), brim - h * 0.07},
                  {std::lerp(left, right, 0.7), brim - h * 0.07}, {right, brim});
    gore.cubic_to({right, -h * 0.76}, {right * 0.6, -h * 0.96}, {0, -h * 0.96});
    gore.close();
    flat.region(gore);
  }
  flat.region(circle({0, -h * 0.975}, h * 0.025), 0.9);
  Sketch sketch("Regenschirm");
  sketch.add(flat.take(), Affine::rotation(random.uniform(-0.25, 0.25)));
  return sketch.take();
}

}  // namespace drawing::props

#include <algorithm>
#include <cmath>
#include <numbers>

#include "drawing/props/outdoor_props.h"
#include "geometry/outlines.h"

namespace drawing::props {
namespace {

using geometry::Affine;
using std::numbers::pi;

// A band between two arcs over the same width: `rise` above its ends, `thick` high.
Path arched_band(double half, double y, double rise, double thick) {
  Path path;
  path.move_to({-half, y});
  path.cubic_to({-half * 0.5, y - rise * 1.33}, {half * 0.5, y - rise * 1.33}, {half, y});
  path.line_to({half, y + thick});
  path.cubic_to({half * 0.5, y + thick - rise * 1.33}, {-half * 0.5, y + thick - rise * 1.33},
                {-half, y + thick});
  path.close();
  return path;
}

}  // namespace

Figure footbridge(Random&, double height) {
  Sketch sketch("Brücke");
  const double h = height, w = h * 1.3, rise = h * 0.3, deck = -h * 0.26, rail = -h * 0.7;
  const auto lift = [&](double x) { return rise * (1 - (x / w) * (x / w)); };
  for (const double t : {-0.92, -0.46, 0.0, 0.46, 0.92}) {
    const double x = t * w, half = h * 0.045;
    sketch.region(
        rounded_box(x - half, rail - lift(x) - h * 0.06, x + half, deck - lift(x) + h * 0.06, half * 0.6),
        0.9);
  }
  sketch.region(arched_band(w, rail + h * 0.06, rise, h * 0.1), 0.9);
  sketch.region(arched_band(w * 1.06, deck, rise, h * 0.18));
  // The abutments.
  for (const double side : {-1.0, 1.0})
    sketch.region(rounded_box(side * w - h * 0.13, deck - h * 0.06, side * w + h * 0.13, 0, h * 0.04));
  return sketch.take();
}

Figure bench(Random&, double height) {
  Sketch sketch("Bank");
  const double h = height, w = h * 1.0, r = h * 0.05;
  for (const double side : {-1.0, 1.0}) {
    sketch.region(rounded_box(side * w * 0.74 - h * 0.06, -h, side * w * 0.74 + h * 0.06, -h * 0.4, r * 0.6),
                  0.9);
    sketch.region(rounded_box(side * w * 0.8 - h * 0.07, -h * 0.4, side * w * 0.8 + h * 0.07, 0, r * 0.6),
                  0.9);
  }
  sketch.region(rounded_box(-w, -h * 0.96, w, -h * 0.78, r));
  sketch.region(rounded_box(-w, -h * 0.73, w, -h * 0.55, r));
  sketch.region(rounded_box(-w * 1.06, -h * 0.46, w * 1.06, -h * 0.28, r));
  return sketch.take();
}

Figure signpost(Random& random, double height) {
  Sketch flat("Wegweiser");
  const double h = height, t = h * 0.05;
  flat.region(rounded_box(-t, -h, t, 0, t * 0.5));
  const auto board = [&](double y, double side, double reach) {
    const double half = h * 0.11;
    flat.region(polygon({{-side * reach * 0.55, y - half},
                         {side * reach * 0.7, y - half},
                         {side * reach, y},
                         {side * reach * 0.7, y + half},
                         {-side * reach * 0.55, y + half}}));
  };
  board(-h * 0.8, 1, h * 0.44);
  board(-h * 0.53, -1, h * 0.42);
  Sketch sketch("Wegweiser");
  sketch.add(flat.take(), Affine::scaling(random.chance(0.5) ? 1 : -1, 1));
  return sketch.take();
}

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
  sketch.region(flame(h, h * 0.36));
  sketch.region(flame(h * 0.64, h * 0.2), 0.9);
  const double log = h * 0.085;
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

Figure watering_can(Random& random, double height) {
  Sketch flat("Gießkanne");
  const double h = height, w = h * 0.36;
  flat.region(ribbon({{w * 0.7, -h * 0.5}, {w * 1.45, -h * 0.52}, {w * 1.3, -h * 0.12}, {w * 0.75, -h * 0.1}},
                     {h * 0.045, h * 0.045, h * 0.045, h * 0.045}),
              0.95);
  flat.region(
      polygon({{-w * 0.8, -h * 0.1}, {-w * 0.8, -h * 0.3}, {-w * 2.0, -h * 0.8}, {-w * 2.2, -h * 0.68}}));
  flat.region(polygon(
      {{-w * 1.85, -h * 0.92}, {-w * 2.5, -h * 0.62}, {-w * 2.3, -h * 0.56}, {-w * 1.75, -h * 0.82}}));
  flat.region(
      ribbon({{-w * 0.6, -h * 0.6}, {0, -h * 0.96}, {w * 0.6, -h * 0.6}}, {h * 0.04, h * 0.045, h * 0.04}),
      0.95);
  flat.region(rounded({{-w, 0}, {-w * 0.86, -h * 0.62}, {w * 0.86, -h * 0.62}, {w, 0}}, 0.1));
  flat.region(rounded_box(-w * 1.05, -h * 0.22, w * 1.05, -h * 0.1, h * 0.03), 0.9);
  Sketch sketch("Gießkanne");
  sketch.add(flat.take(), Affine::scaling(random.chance(0.5) ? 1 : -1, 1));
  return sketch.take();
}

Figure wheelbarrow(Random& random, double height) {
  Sketch flat("Schubkarre");
  const double h = height;
  for (const double x : {-0.34, 0.26, -0.06})
    flat.add(pumpkin(random, h * (x == -0.06 ? 0.42 : 0.34)), Affine::translation(x * h, -h * 0.56));
  flat.region(ribbon({{h * 0.35, -h * 0.42}, {h * 0.8, -h * 0.52}, {h * 1.12, -h * 0.6}},
                     {h * 0.04, h * 0.04, h * 0.04}, Ends::round),
              0.95);
  flat.region(
      ribbon({{h * 0.36, -h * 0.3}, {h * 0.46, -h * 0.15}, {h * 0.5, 0}}, {h * 0.04, h * 0.04, h * 0.04}),
      0.95);
  flat.region(rounded(
      {{-h * 0.72, -h * 0.62}, {h * 0.62, -h * 0.62}, {h * 0.42, -h * 0.24}, {-h * 0.36, -h * 0.24}}, 0.12));
  flat.region(circle({-h * 0.5, -h * 0.2}, h * 0.2));
  flat.region(circle({-h * 0.5, -h * 0.2}, h * 0.08), 0.9);
  Sketch sketch("Schubkarre");
  sketch.add(flat.take(), Affine::scaling(random.chance(0.5) ? 1 : -1, 1));
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

Figure vegetable_bed(Random& random, double height) {
  Sketch sketch("Gemüsebeet");
  const double h = height, w = h * 1.15;
  const bool cabbages = random.chance(0.5);
  const auto soil = [&](double y, double half) {
    Path path;
    path.move_to({-half, y});
    path.cubic_to({-half * 0.98, y - h * 0.34}, {half * 0.98, y - h * 0.34}, {half, y});
    path.cubic_to({half * 0.5, y + h * 0.07}, {-half * 0.5, y + h * 0.07}, {-half, y});
    path.close();
    sketch.region(path);
  };
  soil(0, w);
  for (const double t : {-0.6, 0.0, 0.6}) {
    const double x = t * w, y = -h * (0.2 - 0.1 * std::abs(t));
    if (cabbages) {
      const double r = h * 0.22;
      sketch.region(leaf({x, y + r * 0.2}, {x - r * 1.5, y - r * 1.0}, r * 1.3, r * 0.2), 0.9);
      sketch.region(leaf({x, y + r * 0.2}, {x + r * 1.5, y - r * 1.0}, r * 1.3, -r * 0.2), 0.9);
      sketch.region(circle({x, y - r * 0.7}, r), 0.95);
      sketch.detail(curve({{x, y + r * 0.1}, {x - r * 0.15, y - r * 0.7}, {x + r * 0.1, y - r * 1.4}}), 0.8);
    } else {
      // Carrots look out of the soil below their leaves.
      for (const double lean : {-0.5, 0.5, 0.0})
        sketch.region(
            leaf({x, y - h * 0.08}, {x + lean * h * 0.34, y - h * (0.6 - 0.14 * std::abs(lean))}, h * 0.17),
            0.9);
      sketch.region(ellipse({x, y - h * 0.03}, h * 0.13, h * 0.1), 0.9);
    }
  }
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

Figure garden_well(Random&, double height) {
  Sketch sketch("Brunnen");
  const double h = height, w = h * 0.4;
  for (const double side : {-1.0, 1.0})
    sketch.region(box(side * w * 0.8 - h * 0.035, -h * 0.74, side * w * 0.8 + h * 0.035, -h * 0.3), 0.95);
  sketch.region(rounded_box(-w * 0.76, -h * 0.645, w * 0.76, -h * 0.575, h * 0.03), 0.95);
  sketch.detail(line({0, -h * 0.58}, {0, -h * 0.46}), 1);
  sketch.region(
      polygon(
          {{-h * 0.085, -h * 0.46}, {h * 0.085, -h * 0.46}, {h * 0.065, -h * 0.31}, {-h * 0.065, -h * 0.31}}),
      0.9);
  sketch.region(polygon({{-w * 1.25, -h * 0.7}, {-w * 0.5, -h}, {w * 0.5, -h}, {w * 1.25, -h * 0.7}}));
  sketch.detail(line({-w * 0.4, -h * 0.96}, {-w * 0.62, -h * 0.72}), 0.8);
  sketch.detail(line({w * 0.4, -h * 0.96}, {w * 0.62, -h * 0.72}), 0.8);
  sketch.detail(line({0, -h * 0.97}, {0, -h * 0.72}), 0.8);
  sketch.region(rounded_box(-w, -h * 0.3, w, 0, h * 0.06));
  sketch.region(rounded_box(-w * 1.12, -h * 0.35, w * 1.12, -h * 0.25, h * 0.04));
  for (const Point at : {Point{-0.6, -0.16}, {0.05, -0.17}, {0.62, -0.14}, {-0.28, -0.07}, {0.36, -0.06}})
    sketch.detail(arc({at.x * w, at.y * h}, w * 0.16, h * 0.035, pi * 1.0, pi * 2.0), 0.8);
  return sketch.take();
}

Figure snowy_cottage(Random& random, double height) {
  Sketch sketch("verschneites Haus");
  const double h = height, w = h * random.uniform(0.52, 0.6), side = random.chance(0.5) ? 1 : -1;
  const double eave = -h * 0.46, top = -h * 0.92;
  const double chimney = side * w * 0.5;
  sketch.region(box(chimney - w * 0.12, -h * 0.96, chimney + w * 0.12, -h * 0.55));
  sketch.region(ellipse({chimney, -h * 0.97}, w * 0.18, h * 0.045), 0.95);
  sketch.region(box(-w * 0.86, eave - h * 0.04, w * 0.86, 0));
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
  sketch.region(snow);
  const double x = -side * w * 0.36;
  sketch.region(rounded_box(x - w * 0.2, -h * 0.32, x + w * 0.2, 0, w * 0.1), 0.95);
  if (h > 32) sketch.solid(circle({x + w * 0.11, -h * 0.14}, 0.7));
  const double wx = side * w * 0.4, half = w * 0.24;
  sketch.region(box(wx - half, -h * 0.32, wx + half, -h * 0.12), 0.95);
  if (h > 28) {
    sketch.detail(line({wx, -h * 0.32}, {wx, -h * 0.12}), 0.85);
    sketch.detail(line({wx - half, -h * 0.22}, {wx + half, -h * 0.22}), 0.85);
  }
  sketch.region(rounded_box(wx - half * 1.25, -h * 0.125, wx + half * 1.25, -h * 0.075, h * 0.02), 0.9);
  return sketch.take();
}

Figure pavilion(Random&, double height) {
  Sketch sketch("Pavillon");
  const double h = height, w = h * 0.5;
  sketch.region(rounded_box(-w * 1.0, -h * 0.3, w * 1.0, -h * 0.1, h * 0.01), 0.95);
  for (const double t : {-0.5, 0.0, 0.5})
    sketch.detail(line({t * w * 0.9, -h * 0.29}, {t * w * 0.9, -h * 0.11}), 0.85);
  for (const double t : {-0.94, -0.34, 0.34, 0.94}) {
    const double half = w * 0.06;
    sketch.region(box(t * w - half, -h * 0.62, t * w + half, -h * 0.08), 0.95);
  }
  sketch.region(rounded_box(-w * 1.12, -h * 0.1, w * 1.12, 0, h * 0.015));
  for (const double from : {-1.0, -0.5, 0.0, 0.5}) {
    Path gore;
    const double left = from * w * 1.2, right = (from + 0.5) * w * 1.2, brim = -h * 0.6;
    gore.move_to({0, -h * 0.94});
    gore.cubic_to({left * 0.3, -h * 0.86}, {left * 0.75, -h * 0.74}, {left, brim});
    gore.cubic_to({std::lerp(left, right, 0.3), brim + h * 0.045},
                  {std::lerp(left, right, 0.7), brim + h * 0.045}, {right, brim});
    gore.cubic_to({right * 0.75, -h * 0.74}, {right * 0.3, -h * 0.86}, {0, -h * 0.94});
    gore.close();
    sketch.region(gore);
  }
  sketch.region(circle({0, -h * 0.965}, h * 0.032), 0.9);
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

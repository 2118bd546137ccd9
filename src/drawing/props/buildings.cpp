#include <algorithm>
#include <cmath>
#include <numbers>

#include "drawing/props/joinery.h"
#include "drawing/props/props.h"
#include "geometry/outlines.h"

namespace drawing::props {
using std::numbers::pi;

Figure cottage(Random& random, double height) {
  Sketch sketch("Haus");
  const double w = height * random.uniform(0.46, 0.56), eave = -height * 0.5,
               side = random.chance(0.5) ? 1 : -1;
  const double ridge = -height * 0.92;
  sketch.in(natural::brown);
  sketch.region(box(side * w * 0.42 - w * 0.11, -height, side * w * 0.42 + w * 0.11, -height * 0.6));
  sketch.region(
      rounded_box(side * w * 0.42 - w * 0.15, -height, side * w * 0.42 + w * 0.15, -height * 0.94, 0.5), 0.9);
  sketch.in({}).region(box(-w * 0.86, eave - height * 0.05, w * 0.86, 0));
  sketch.in(natural::red)
      .region(polygon({{-w * 1.1, eave + height * 0.04},
                       {0, ridge},
                       {w * 1.1, eave + height * 0.04},
                       {w * 0.98, eave + height * 0.1},
                       {0, ridge + height * 0.13},
                       {-w * 0.98, eave + height * 0.1}}));
  sketch.in({});
  const double door = w * 0.2;
  add_arched_opening(sketch, {-side * w * 0.4, 0}, door * 2, height * 0.32);
  if (height > 32) sketch.solid(circle({-side * w * 0.4 + door * 0.55, -height * 0.14}, 0.7));
  add_window(sketch, {side * w * 0.4, -height * 0.26}, w * 0.48, height * 0.2,
             height > 28 ? Panes::four : Panes::one);
  sketch.in(natural::light_blue).region(circle({0, -height * 0.6}, height * 0.07), 0.9);
  return sketch.take();
}

Figure barn(Random& random, double height) {
  Sketch sketch("Scheune");
  const double w = height * random.uniform(0.55, 0.62);
  const double eave = -height * 0.52;
  sketch.in(natural::red)
      .region(polygon({{-w, 0},
                       {-w, eave},
                       {-w * 0.68, -height * 0.82},
                       {0, -height},
                       {w * 0.68, -height * 0.82},
                       {w, eave},
                       {w, 0}}));
  const double t = height * 0.055;
  sketch.in(natural::brown)
      .region(polygon({{-w * 1.1, eave + t},
                       {-w * 0.75, -height * 0.84},
                       {0, -height * 1.03},
                       {w * 0.75, -height * 0.84},
                       {w * 1.1, eave + t},
                       {w * 0.98, eave + t * 1.5},
                       {w * 0.65, -height * 0.77},
                       {0, -height * 0.94},
                       {-w * 0.65, -height * 0.77},
                       {-w * 0.98, eave + t * 1.5}}));
  const double door = w * 0.42, top = -height * 0.44;
  for (const double side : {-1.0, 1.0}) {
    const double a = side < 0 ? -door : 0, b = side < 0 ? 0 : door;
    sketch.region(box(a, top, b, 0));
    sketch.detail(line({a, top}, {b, 0}), 0.85);
    sketch.detail(line({b, top}, {a, 0}), 0.85);
  }
  add_window(sketch, {0, -height * 0.64}, w * 0.4, height * 0.14, height > 40 ? Panes::four : Panes::one);
  if (height > 45) {
    add_window(sketch, {-w * 0.72, -height * 0.26}, w * 0.24, height * 0.13, Panes::one);
    add_window(sketch, {w * 0.72, -height * 0.26}, w * 0.24, height * 0.13, Panes::one);
  }
  return sketch.take();
}

Figure town_house(Random& random, double height) {
  Sketch sketch("Stadthaus");
  const double w = height * random.uniform(0.26, 0.33), eave = -height * random.uniform(0.72, 0.78);
  const std::uint32_t kind = random.below(3);
  if (kind == 0) {  // gable
    sketch.in(natural::brown).region(box(w * 0.4, -height * 0.96, w * 0.62, eave + 2), 0.9);
    sketch.in({}).region(box(-w, eave, w, 0));
    sketch.in(natural::red).region(polygon({{-w * 1.12, eave}, {0, -height}, {w * 1.12, eave}}));
  } else if (kind == 1) {  // stepped gable
    sketch.region(box(-w, eave, w, 0));
    const double s = w / 3.5, h = (-eave - height) / 3;
    sketch.region(polygon({{-w, eave},
                           {-w, eave + h * 0.6},
                           {-w + s, eave + h * 0.6},
                           {-w + s, eave + h * 1.6},
                           {-w + 2 * s, eave + h * 1.6},
                           {-w + 2 * s, eave + h * 2.7},
                           {w - 2 * s, eave + h * 2.7},
                           {w - 2 * s, eave + h * 1.6},
                           {w - s, eave + h * 1.6},
                           {w - s, eave + h * 0.6},
                           {w, eave + h * 0.6},
                           {w, eave}}));
  } else {  // mansard
    sketch.region(box(-w, eave, w, 0));
    sketch.in(natural::red)
        .region(polygon(
            {{-w * 1.1, eave}, {-w * 0.8, -height * 0.95}, {w * 0.8, -height * 0.95}, {w * 1.1, eave}}));
  }
  sketch.in({});
  if (kind == 2) {
    add_window(sketch, {0, std::lerp(eave, -height * 0.95, 0.45)}, w * 0.4, height * 0.08, Panes::one);
  } else {
    sketch.in(natural::light_blue).region(circle({0, eave - height * 0.07}, w * 0.2), 0.9).in({});
  }
  const int floors = height > 80 ? 3 : 2;
  const double ground_floor = height * 0.24, step = (-eave - ground_floor) / floors;
  for (int i = 0; i < floors; ++i) {
    const double y = -ground_floor - (i + 0.5) * step;
    for (const double x : {-0.48, 0.48})
      add_window(sketch, {x * w, y}, w * 0.5, step * 0.58, w * 0.5 > 12 ? Panes::four : Panes::one);
  }
  const double side = random.chance(0.5) ? 1 : -1;
  add_arched_opening(sketch, {side * w * 0.48, 0}, w * 0.55, height * 0.18);
  add_window(sketch, {-side * w * 0.45, -height * 0.11}, w * 0.6, height * 0.1, Panes::one);
  return sketch.take();
}

Figure skyscraper(Random& random, double height) {
  Sketch sketch("Hochhaus");
  const double w = height * random.uniform(0.15, 0.2);
  if (random.chance(0.5)) {
    sketch.detail(line({0, -height}, {0, -height * 0.9}), 1);
    sketch.region(box(-w * 0.5, -height * 0.92, w * 0.5, -height * 0.8));
  } else {
    sketch.region(
        polygon({{-w, -height * 0.84}, {w, -height * 0.98}, {w, -height * 0.8}, {-w, -height * 0.8}}));
  }
  sketch.region(box(-w, -height * 0.84, w, 0));
  const int columns = w > 13 ? 3 : 2, rows = std::clamp(static_cast<int>(height / 16), 3, 6);
  const double step_x = 2 * w / columns, step_y = height * 0.72 / rows;
  for (int r = 0; r < rows; ++r) {
    for (int c = 0; c < columns; ++c) {
      add_window(sketch, {-w + (c + 0.5) * step_x, -height * 0.82 + (r + 0.5) * step_y}, step_x * 0.55,
                 step_y * 0.55, Panes::one);
    }
  }
  return sketch.take();
}

Figure shop(Random& random, double height) {
  Sketch sketch("Laden");
  const double w = height * 0.52, sign = -height * 0.86, awning = -height * 0.62;
  sketch.region(box(-w, -height * 0.92, w, 0));
  sketch.region(rounded_box(-w * 0.85, -height, w * 0.85, sign + height * 0.1, height * 0.03));
  sketch.add(heart(random, height * 0.12), geometry::Affine::translation(0, -height * 0.88));
  const double side = random.chance(0.5) ? 1 : -1;
  sketch.region(box(side * w * 0.35 - w * 0.22, -height * 0.46,
                    side * w * 0.35 + w * 0.22 + (side > 0 ? w * 0.2 : 0), 0));
  sketch.region(
      box(-side * w * 0.42 - w * 0.42, -height * 0.44, -side * w * 0.42 + w * 0.42, -height * 0.12));
  const int stripes = 6;
  for (int i = 0; i < stripes; ++i) {
    const double left = -w * 1.1 + i * 2.2 * w / stripes, right = left + 2.2 * w / stripes;
    Path stripe;
    stripe.move_to({left * 0.9, awning - height * 0.08});
    stripe.line_to({right * 0.9, awning - height * 0.08});
    stripe.line_to({right, awning + height * 0.1});
    stripe.cubic_to({right, awning + height * 0.17}, {left, awning + height * 0.17},
                    {left, awning + height * 0.1});
    stripe.close();
    sketch.region(stripe, 0.9);
  }
  return sketch.take();
}

Figure windmill(Random& random, double height) {
  Sketch sketch("Windmühle");
  const double w = height * 0.19, cap = -height * 0.58;
  sketch.region(polygon({{-w, 0}, {-w * 0.62, cap}, {w * 0.62, cap}, {w, 0}}));
  Path roof = arc({0, cap}, w * 0.78, height * 0.13, pi, 2 * pi);
  roof.close();
  sketch.in(natural::brown).region(roof);
  add_arched_opening(sketch, {0, 0}, w * 0.6, height * 0.16);
  add_window(sketch, {0, cap * 0.6}, w * 0.42, height * 0.09, height > 50 ? Panes::four : Panes::one);
  const double turn = random.uniform(0.2, 1.3), reach = height * 0.36;
  const Point hub = {0, cap - height * 0.03};
  for (int i = 0; i < 4; ++i) {
    const double angle = turn + i * pi / 2;
    Path sail = box(reach * 0.24, -reach * 0.03, reach, reach * 0.24);
    const geometry::Affine map =
        geometry::Affine::translation(hub.x, hub.y) * geometry::Affine::rotation(angle);
    sketch.region(box(0, -reach * 0.035, reach, reach * 0.035).transformed(map), 0.9);
    sketch.region(sail.transformed(map), 0.9);
    if (height > 45) {
      for (const double t : {0.45, 0.65, 0.84}) {
        sketch.detail(line(map({reach * t, -reach * 0.03}), map({reach * t, reach * 0.24})), 0.75);
      }
    }
  }
  sketch.region(circle(hub, reach * 0.1), 0.9);
  return sketch.take();
}

}  // namespace drawing::props

#include <algorithm>
#include <cmath>

#include "drawing/places/pieces.h"
#include "drawing/props/outdoor_props.h"
#include "geometry/outlines.h"

namespace drawing::places {

// Banks of clouds below, as seen from above them.
void add_cloud_banks(Set& set, double top) {
  const Stage& stage = set.stage();
  base::Random& random = set.random();
  const geometry::Rect& frame = stage.frame;
  for (int layer = 0; layer < 2; ++layer) {
    const double y = std::lerp(top, frame.bottom, layer == 0 ? 0.0 : 0.5);
    std::vector<Point> rim;
    double x = frame.left - set.mm(random.uniform(6, 24));
    while (x < frame.right + set.mm(20)) {
      rim.push_back({x, y + set.mm(random.uniform(-5, 5))});
      x += set.mm(random.uniform(22, 38));
    }
    rim.push_back({x, y});
    Path path;
    path.move_to({rim.front().x, frame.bottom + 8});
    path.line_to(rim.front());
    for (std::size_t i = 0; i + 1 < rim.size(); ++i) {
      const Point along = rim[i + 1] - rim[i], out = Point{along.y, -along.x} * 0.5;
      path.cubic_to(rim[i] + out - along * 0.12, rim[i + 1] + out + along * 0.12, rim[i + 1]);
    }
    path.line_to({rim.back().x, frame.bottom + 8});
    path.close();
    Sketch sketch("Wolkenbank");
    sketch.region(path);
    set.keep_free(path);
    set.backdrop(sketch.take(), 8 + layer, layer == 0 ? stage.pens.far : stage.pens.middle);
  }
}

// A planet so large that the frame cuts it: in an upper corner, away from what was asked for.
void add_near_planet(Set& set) {
  const geometry::Rect& frame = set.stage().frame;
  base::Random& random = set.random();
  const double side = set.free_side(), size = set.mm(random.uniform(96, 124));
  const props::PropMaker maker = random.chance(0.5) ? props::striped_planet : props::earth;
  for (const double s : {side, -side}) {
    const Point at = {s > 0 ? frame.right - size * 0.14 : frame.left + size * 0.14, frame.top + size * 0.16};
    if (set.place(maker(random, size).transformed(Affine::translation(at.x, at.y)), 0.8,
                  set.stage().pens.middle, 0.3))
      return;
  }
}

// A small round world to stand on.
Ridge add_dome(Set& set, const std::string& name) {
  const geometry::Rect& frame = set.stage().frame;
  Ridge dome;
  dome.depth = 8;
  const double top = set.alone() ? set.stage().y(0.72) : set.below_horizon(0.02);
  const double drop = set.mm(set.random().uniform(26, 40));
  for (const double t : {-0.05, 0.2, 0.5, 0.8, 1.05})
    dome.points.push_back({frame.left + t * frame.width(), top + drop * (2 * t - 1) * (2 * t - 1)});
  set.ground(dome, name);
  return dome;
}

void add_cable(Set& set, const Ridge& hill) {
  const geometry::Rect& frame = set.stage().frame;
  base::Random& random = set.random();
  const double side = random.chance(0.5) ? 1 : -1, low = hill.highest() - set.mm(26),
               high = frame.top + set.mm(40);
  const Point from = {frame.left - 6, side > 0 ? low : high}, to = {frame.right + 6, side > 0 ? high : low};
  const std::vector<Point> rope = {from, lerp(from, to, 0.5) + Point{0, set.mm(8)}, to};
  Sketch sketch("Seilbahn");
  sketch.region(ribbon(rope, {0.9, 0.9, 0.9}), 0.9);
  // It cuts neither bats nor clouds.
  const double wide = set.mm(14);
  set.keep_free(ribbon(rope, {wide, wide, wide}));
  set.backdrop(sketch.take(), 3.2, set.stage().pens.far);
  for (const double t : {0.2, 0.8, 0.5}) {
    const Point at = lerp(from, to, t) + Point{0, set.mm(8) * 4 * t * (1 - t)};
    const double h = set.mm(26), w = h * 0.42;
    Sketch cabin("Gondel");
    cabin.region(box(at.x - h * 0.03, at.y - h * 0.06, at.x + h * 0.03, at.y + h * 0.38), 0.9);
    cabin.region(rounded_box(at.x - w, at.y + h * 0.34, at.x + w, at.y + h, h * 0.12));
    cabin.region(rounded_box(at.x - w * 0.8, at.y + h * 0.44, at.x - w * 0.08, at.y + h * 0.68, h * 0.04),
                 0.9);
    cabin.region(rounded_box(at.x + w * 0.08, at.y + h * 0.44, at.x + w * 0.8, at.y + h * 0.68, h * 0.04),
                 0.9);
    if (set.place(cabin.take(), 9.4, set.stage().pens.middle, 0.02) && set.stage().age == Age::years_3_5)
      return;
  }
}

void add_rainbow(Set& set, const Ridge& hill) {
  if (set.is_gloomy()) return;
  const Stage& stage = set.stage();
  const double height = stage.landscape() ? set.mm(120) : set.mm(142);
  Sketch sketch("Regenbogen");
  sketch.add(
      props::drawn("rainbow", set.random(), height),
      geometry::Affine::translation(stage.x(set.free_side() > 0 ? 0.62 : 0.38), hill.lowest() + set.mm(12)));
  set.backdrop(sketch.take(), 0.5, stage.pens.far);
}

void add_great_rainbow(Set& set) {
  if (set.is_gloomy()) return;
  const Stage& stage = set.stage();
  Sketch sketch("Regenbogen");
  const double side = set.random().chance(0.5) ? 1 : -1, height = set.mm(set.alone() ? 165 : 145);
  sketch.add(props::drawn("rainbow", set.random(), height),
             geometry::Affine::translation(stage.x(0.5 + side * 0.22), stage.frame.bottom + set.mm(4)));
  set.backdrop(sketch.take(), 0.5, stage.pens.far);
}

}  // namespace drawing::places

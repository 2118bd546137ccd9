#include <algorithm>
#include <cmath>

#include "drawing/places/pieces.h"
#include "geometry/outlines.h"

namespace drawing::places {

// A band of water whose upper edge is a row of waves.
void add_wave_band(Set& set, double y, double length_mm, double rise_mm, double depth, double pen_mm) {
  const geometry::Rect& frame = set.stage().frame;
  Sketch sketch("Welle");
  Path path;
  double x = frame.left - 10 - set.random().uniform(0, length_mm);
  path.move_to({x, frame.bottom + 8});
  path.line_to({x, y});
  for (; x < frame.right + 10; x += length_mm) {
    // A crest that leans over, then the trough.
    path.cubic_to({x + length_mm * 0.35, y}, {x + length_mm * 0.55, y - rise_mm},
                  {x + length_mm * 0.78, y - rise_mm});
    path.cubic_to({x + length_mm * 0.7, y - rise_mm * 0.4}, {x + length_mm * 0.82, y}, {x + length_mm, y});
  }
  path.line_to({x, frame.bottom + 8});
  path.close();
  sketch.region(path);
  set.backdrop(sketch.take(), depth, pen_mm);
}

// The sea's surface in rows of waves, longer and higher towards the front.
void add_wave_rows(Set& set, double y) {
  const Stage& stage = set.stage();
  const double bottom = stage.frame.bottom;
  const int rows = stage.age == Age::years_3_5 ? 3 : 5;
  const bool dips = set.layout().foot_mm > y + set.mm(20);
  const double dipped = set.layout().foot_mm - set.mm(1);
  for (int i = 0; i < rows; ++i) {
    const double t = (i + 0.6) / rows, at = y + (bottom - y) * t;
    // Two crests so near each other leave scraps of water between them.
    if (dips && std::abs(at - dipped) < set.mm(11)) continue;
    add_wave_band(set, at, set.mm(std::lerp(20, 46, t)), set.mm(std::lerp(3, 8, t)), at - set.mm(2),
                  stage.pens.middle);
  }
  // Before the nearest feet: what floats dips into the water.
  if (dips) add_wave_band(set, dipped, set.mm(36), set.mm(7), set.layout().foot_mm + 0.5, stage.pens.near);
}

// The ground of an island: sand that rises out of the sea, round at both sides.
Ridge add_island(Set& set, const std::string& name) {
  const geometry::Rect& frame = set.stage().frame;
  Ridge dome;
  dome.depth = 8;
  const double top = set.below_horizon(0.05);
  // Nobody who was asked for stands in the water.
  double farthest = frame.bottom;
  for (const layout::Placement& placement : set.layout().placements) {
    if (placement.on_ground) farthest = std::min(farthest, placement.rear_foot_mm);
  }
  const double drop = std::clamp(farthest - top - set.mm(4), set.mm(10), set.mm(82));
  for (const double t : {-0.04, 0.12, 0.32, 0.5, 0.68, 0.88, 1.04}) {
    const double off = std::abs(2 * t - 1);
    dome.points.push_back({frame.left + t * frame.width(), top + drop * std::pow(off, 2.6)});
  }
  // Surf around it.
  Sketch surf("Brandung");
  std::vector<Point> rim = dome.points;
  for (Point& p : rim) p.y -= set.mm(5) * (1 + std::abs(p.x - frame.center().x) / frame.width());
  Path path = curve(rim);
  path.line_to({rim.back().x, frame.bottom + 8});
  path.line_to({rim.front().x, frame.bottom + 8});
  path.close();
  surf.region(path);
  set.backdrop(surf.take(), 7.9, set.stage().pens.far);
  set.ground(dome, name);
  return dome;
}

// The water's surface seen from below.
void add_surface(Set& set) {
  const Rect& frame = set.stage().frame;
  Sketch sketch("Wasseroberfläche");
  Path path;
  const double top = set.stage().y(0.055), length = set.mm(26);
  path.move_to({frame.left - 8, frame.top - 8});
  path.line_to({frame.left - 8, top});
  double x = frame.left - 8;
  for (; x < frame.right + 8; x += length)
    path.cubic_to({x + length * 0.25, top + set.mm(6)}, {x + length * 0.75, top + set.mm(6)},
                  {x + length, top});
  path.line_to({x, frame.top - 8});
  path.close();
  sketch.region(path);
  set.keep_free(path);
  set.backdrop(sketch.take(), 0.5, set.stage().pens.far);
}

}  // namespace drawing::places

#include <algorithm>
#include <cmath>

#include "drawing/places/pieces.h"
#include "drawing/props/joinery.h"
#include "geometry/outlines.h"

namespace drawing::places {

// The courtyard's wall with its merlons, across the page.
void add_court_wall(Set& set, double y) {
  const geometry::Rect& frame = set.stage().frame;
  const double top = std::max(y - set.mm(62), frame.top + set.mm(30));
  const bool wide = set.stage().landscape();
  Sketch wall("Burgmauer");
  wall.region(props::battlement(frame.left - 10, frame.right + 10, top, y + 2, wide ? 11 : 8));
  const double row = set.mm(14);
  base::Random& random = set.random();
  const int stones_count = set.stage().age == Age::years_3_5 ? 4 : 9;
  for (int i = 0; i < stones_count; ++i) {
    const double x = frame.left + frame.width() * (i + random.uniform(0.2, 0.8)) / stones_count;
    const double at = std::lerp(top + row * 2, y - row, random.uniform(0, 1));
    wall.region(rounded_box(x - set.mm(8), at - set.mm(4), x + set.mm(8), at + set.mm(4), set.mm(2)), 0.85);
  }
  set.backdrop(wall.take(), 5, set.stage().pens.far);
  set.stands_close(geometry::box(frame.left, top - set.mm(8), frame.right, y));
}

void add_carpet(Set& set, double floor_y) {
  const geometry::Rect& frame = set.stage().frame;
  Sketch carpet("Teppich");
  const double x = frame.center().x, far = set.mm(17), near = frame.width() * 0.34, rim = 0.84, y = floor_y;
  carpet.region(
      polygon({{x - far, y}, {x + far, y}, {x + near, frame.bottom + 6}, {x - near, frame.bottom + 6}}));
  carpet.region(polygon({{x - far * rim, y},
                         {x + far * rim, y},
                         {x + near * rim, frame.bottom + 6},
                         {x - near * rim, frame.bottom + 6}}));
  set.backdrop(carpet.take(), 8.1, set.stage().pens.middle);
}

void add_columns(Set& set, double floor_y) {
  const geometry::Rect& frame = set.stage().frame;
  const double w = set.mm(9), cap = set.mm(8), y = floor_y;
  Sketch columns("Säulen");
  for (const double at : {0.045, 0.955}) {
    const double c = set.stage().x(at);
    columns.region(box(c - w, frame.top - 6, c + w, y + set.mm(8)));
    columns.detail(line({c - w * 0.34, frame.top}, {c - w * 0.34, y}), 0.85);
    columns.detail(line({c + w * 0.34, frame.top}, {c + w * 0.34, y}), 0.85);
    columns.region(rounded_box(c - w * 1.5, y, c + w * 1.5, y + set.mm(12), set.mm(2)));
    columns.region(rounded_box(c - w * 1.5, frame.top - 6, c + w * 1.5, frame.top + cap, set.mm(2)));
  }
  set.scenery(columns.take(), 8.2, set.stage().pens.middle);
}

}  // namespace drawing::places

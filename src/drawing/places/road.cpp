#include "drawing/places/road.h"

#include <algorithm>

#include "geometry/outlines.h"

namespace drawing::places {

Ridge level_ground(Set& set, double y, const std::string& name) {
  const geometry::Rect& frame = set.stage().frame;
  Ridge ground;
  ground.depth = 8;
  for (int i = 0; i < 4; ++i) ground.points.push_back({frame.left - 8 + (frame.width() + 16) * i / 3, y});
  set.ground(ground, name);
  return ground;
}

RoadEdges road_edges(Set& set, double ground_y) {
  const double kerb = std::min(ground_y + set.mm(26), set.layout().foot_mm - set.mm(14));
  return {std::max(kerb, ground_y + set.mm(12)),
          set.stage().frame.bottom - set.mm(set.random().uniform(4, 14))};
}

void add_road(Set& set, double far_y, double near_y, Kerb kerb, double depth) {
  const geometry::Rect& frame = set.stage().frame;
  base::Random& random = set.random();
  const double left = frame.left - 8, right = frame.right + 8;
  Sketch road("Straße");
  const double rim = set.mm(kerb == Kerb::blocks ? 6 : 3);
  const auto add_kerb = [&](double top, double height) {
    road.region(box(left, top, right, top + height));
    if (kerb == Kerb::stone) return;
    const double step = set.mm(set.stage().age == Age::years_3_5 ? 30 : 22);
    for (double x = frame.left + random.uniform(0, step); x < frame.right; x += step)
      road.detail(line({x, top}, {x, top + height}), 0.95);
  };
  add_kerb(far_y - rim, rim);
  road.region(box(left, far_y, right, near_y));
  if (kerb == Kerb::blocks) add_kerb(near_y - rim * 0.2, rim * 1.6);
  const double middle = (far_y + near_y) / 2, dash = set.mm(26), half = set.mm(2.4);
  for (double x = frame.left - random.uniform(0, dash); x < frame.right; x += dash * 1.7) {
    road.region(polygon({{x + half, middle - half},
                         {x + dash + half, middle - half},
                         {x + dash - half, middle + half},
                         {x - half, middle + half}}));
  }
  set.backdrop(road.take(), depth, set.stage().pens.middle);
}

}  // namespace drawing::places

#include <algorithm>
#include <cmath>

#include "drawing/places/arrangement.h"
#include "drawing/places/landscape.h"
#include "drawing/places/other_scenes.h"
#include "drawing/places/pieces.h"
#include "drawing/places/stock.h"
#include "drawing/props/outdoor_props.h"
#include "geometry/outlines.h"

namespace drawing::places {
namespace {

using namespace stock;

// Banks of clouds below, as seen from above them.
void add_cloud_banks(Set& set, double top_share) {
  const Stage& stage = set.stage();
  base::Random& random = set.random();
  const geometry::Rect& frame = stage.frame;
  for (int layer = 0; layer < 2; ++layer) {
    const double y = stage.y(std::lerp(top_share, 1.0, layer == 0 ? 0.0 : 0.5));
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

const std::vector<Prop> fliers = {clouds,
                                  {"bird", props::bird, {}, 18, 26, 2},
                                  {"kite", props::kite, {}, 36, 46, 1},
                                  small_clouds,
                                  {"balloon", props::balloon, {}, 34, 44, 2}};

// Himmel: a rainbow above the clouds.
void above_the_clouds(Set& set) {
  const Stage& stage = set.stage();
  add_heaven(set, Heaven::sun);
  if (set.may_add("rainbow")) {
    Sketch sketch("Regenbogen");
    const double side = set.random().chance(0.5) ? 1 : -1, height = set.mm(set.alone() ? 165 : 145);
    sketch.add(props::rainbow(set.random(), height),
               geometry::Affine::translation(stage.x(0.5 + side * 0.22), stage.frame.bottom + set.mm(4)));
    set.backdrop(sketch.take(), 0.5, stage.pens.far);
  }
  add_cloud_banks(set, 0.84);
  if (set.alone()) set.fill_sky({{"bird", props::bird, {}, 34, 40, 2}}, 2, 40);
  set.fill_sky({clouds}, 3, 30);
  set.fill_sky(fliers, 8, 14);
}

// Balloons over the land.
void balloon_trip(Set& set) {
  add_heaven(set, Heaven::sun);
  const Stage& stage = set.stage();
  base::Random& random = set.random();
  const Ridge far = set.ridge(stage.y(0.8), set.mm(6), set.mm(random.uniform(-12, 12)), 3, 5);
  set.hill(far, "Hügel", stage.pens.far);
  add_fields(set, far, 3.02);
  set.line_up({{"tree", props::tree, {}, 15, 20},
               {"bush", props::bush, {}, 8, 11},
               {"tree", props::poplar, {}, 17, 22}},
              set.counted(4), far, stage.pens.far);
  const Ridge near = set.ridge(stage.y(0.89), set.mm(5), set.mm(random.uniform(-14, 14)), 5, 4);
  set.ground(near, "Land");
  set.line_up({{"tree", props::tree, {}, 20, 28},
               {"house", props::cottage, {}, 26, 32},
               {"tree", props::fir, {}, 24, 30}},
              set.counted(5), near, stage.pens.middle);
  if (set.alone()) hang_main(set, {"balloon", props::hot_air_balloon, {}, 104, 120});
  set.fill_sky({{"balloon", props::hot_air_balloon, {}, 52, 68, 2}}, 2, 44);
  set.fill_sky({{"balloon", props::hot_air_balloon, {}, 32, 42, 2}, clouds, small_clouds, birds, clouds}, 8,
               14);
}

// A castle in the air.
void castle_in_the_air(Set& set) {
  add_heaven(set, set.random().chance(0.5) ? Heaven::sun : Heaven::moon);
  add_cloud_banks(set, 0.86);
  const double size = set.alone() ? 108 : 66;
  hang_main(set, {"castle", props::cloud_castle, {}, size, size * 1.2});
  set.fill_sky({clouds}, 3, 30);
  set.fill_sky({small_clouds, stars, birds, clouds, small_stars, stars}, 10, 14);
}

// Peaks that look out of the clouds, and an airship.
void over_the_peaks(Set& set) {
  add_heaven(set, Heaven::sun);
  add_mountains(set, set.stage().y(0.94), 2);
  add_cloud_banks(set, 0.88);
  const double size = set.alone() ? 72 : 42;
  hang_main(set, {"airship", props::airship, {}, size, size * 1.2});
  set.fill_sky({clouds}, 3, 30);
  set.fill_sky(fliers, 8, 14);
}

}  // namespace

void paint_sky(Set& set) {
  paint_one_of(set, {above_the_clouds, balloon_trip, castle_in_the_air, over_the_peaks});
}

}  // namespace drawing::places

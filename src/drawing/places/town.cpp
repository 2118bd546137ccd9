#include <algorithm>
#include <cmath>
#include <numbers>

#include "drawing/places/arrangement.h"
#include "drawing/places/guests.h"
#include "drawing/places/interior.h"
#include "drawing/places/landscape.h"
#include "drawing/places/place_scenes.h"
#include "drawing/places/road.h"
#include "drawing/props/estate_things.h"
#include "drawing/props/fairground.h"
#include "drawing/props/playground_things.h"
#include "geometry/outlines.h"

namespace drawing::places {
namespace {

using std::numbers::pi;

const Prop lanterns = {"lantern", props::lantern, {}, 62, 74};
const Prop trees = {"tree", props::tree, {}, 56, 70};
const Prop poplars = {"tree", props::poplar, {}, 56, 66};
const Prop bushes = {"bush", props::bush, {}, 15, 20};
const Prop benches = {"bench", props::park_bench, {}, 26, 30, 2};
const Prop birds = {"bird", props::bird, {}, 18, 24, 2};
const Prop small_clouds = {"cloud", props::cloud, {}, 13, 19};
const Prop hot_air_balloons = {"balloon", props::hot_air_balloon, {}, 34, 46, 1};
const Prop pebble_heaps = {"stone", props::pebbles, {}, 6, 8, 2};

// A row of houses whose feet stand on the line; they may stand close, and the asked motifs come before them.
void add_houses(Set& set, double y, double depth, const std::vector<Prop>& houses, double scale) {
  if (!set.may_add("house")) return;
  const geometry::Rect& frame = set.stage().frame;
  base::Random& random = set.random();
  if (set.stage().landscape()) scale *= 0.82;
  double x = frame.left - set.mm(random.uniform(4, 18));
  int i = 0;
  while (x < frame.right) {
    const Prop& prop = houses[random.below(static_cast<std::uint32_t>(houses.size()))];
    const double height = set.mm(random.uniform(prop.low_mm, prop.high_mm)) * scale;
    const std::optional<Figure> figure = set.make(prop, height);
    if (!figure) break;
    const geometry::Rect box = figure->bounds();
    set.backdrop(figure->transformed(geometry::Affine::translation(x - box.left, y)), depth + 0.001 * i++,
                 set.stage().pens.far);
    x += box.width() + set.mm(random.uniform(0.5, 5));
  }
}

const std::vector<Prop>& some_houses(Set& set) {
  static const std::vector<Prop> old = {{"house", props::town_house, {}, 74, 100},
                                        {"house", props::town_house, {}, 66, 90},
                                        {"house", props::shop, {}, 46, 54}};
  static const std::vector<Prop> high = {{"house", props::skyscraper, {}, 84, 124},
                                         {"house", props::town_house, {}, 70, 90},
                                         {"house", props::skyscraper, {}, 76, 110}};
  static const std::vector<Prop> low = {{"house", props::town_house, {}, 76, 96},
                                        {"house", props::cottage, {}, 56, 66},
                                        {"house", props::shop, {}, 46, 54}};
  switch (set.random().below(3)) {
    case 0:
      return old;
    case 1:
      return high;
    default:
      return low;
  }
}

// Street furniture on the far pavement.
void add_furniture(Set& set, const Ridge& kerbside, std::vector<Prop> furniture, int count) {
  set.random().shuffle(std::span<Prop>(furniture));
  for (int i = 0; i < set.counted(count); ++i) {
    const Prop& prop = furniture[static_cast<std::size_t>(i) % furniture.size()];
    std::vector<double> places;
    for (int k = 0; k < 5; ++k) places.push_back(set.random().uniform(0.05, 0.95));
    set.stand(prop, set.mm(set.random().uniform(prop.low_mm, prop.high_mm)), kerbside, places,
              kerbside.depth + 0.6 + 0.01 * i, set.stage().pens.middle);
  }
}

void paint_street(Set& set) {
  base::Random& random = set.random();
  if (random.chance(0.7)) add_heaven(set, Heaven::sun);
  const double y = set.horizon() + set.mm(6);
  add_houses(set, y, 4, some_houses(set), 1);
  const Ridge pavement = level_ground(set, y, "Gehweg");
  const RoadEdges road = road_edges(set, y);
  add_road(set, road.far_y, road.near_y, Kerb::stone, pavement.depth + 0.05);
  if (random.chance(0.4)) {
    // A zebra crossing.
    const double at = set.stage().x(set.free_side() > 0 ? 0.78 : 0.22), width = set.mm(11);
    Sketch zebra("Zebrastreifen");
    for (int i = -2; i <= 2; ++i) {
      const double x = at + i * width * 1.5, lean = set.mm(i * 4.0);
      zebra.region(polygon({{x, road.far_y + set.mm(4)},
                            {x + width, road.far_y + set.mm(4)},
                            {x + width * 1.2 + lean, road.near_y - set.mm(4)},
                            {x - width * 0.2 + lean, road.near_y - set.mm(4)}}));
    }
    set.backdrop(zebra.take(), pavement.depth + 0.06, set.stage().pens.middle);
  }
  Ridge kerbside = pavement;
  for (Point& p : kerbside.points) p.y = road.far_y - set.mm(5);
  add_furniture(set, kerbside, {lanterns, trees, bushes, {"trafficlight", nullptr, "1f6a6", 34, 40}, poplars},
                4);
  set.fill_ground({{"cone", props::cone, {}, 15, 20}, birds, bushes, pebble_heaps}, 4, 16);
  set.fill_sky({cloud_prop, small_clouds, hot_air_balloons, birds}, 4, 14);
}

void paint_market_square(Set& set) {
  if (set.random().chance(0.5)) {
    add_heaven(set, Heaven::sun);
  } else {
    hang_bunting(set, set.stage().y(0.015));
  }
  const double y = set.horizon() + set.mm(6);
  add_houses(set, y, 4,
             {{"house", props::town_house, {}, 66, 84},
              {"house", props::shop, {}, 46, 54},
              {"house", props::town_house, {}, 60, 76}},
             0.92);
  const Ridge square = level_ground(set, y, "Marktplatz");
  furnish(set, {"house", props::town_hall, {}, 104, 118}, square, Side::free);
  Ridge front = square;
  for (Point& p : front.points) p.y += set.mm(16);
  front.depth += 0.5;
  furnish(set, {"fountain", props::fountain, {}, 58, 68}, front, Side::other);
  furnish(set, {"stall", props::stall, {}, 60, 70}, front, Side::free);
  set.fill_ground({birds,
                   {"pot", props::topiary, {}, 36, 44, 2},
                   benches,
                   {"cabbage", props::cabbage, {}, 15, 19, 1},
                   {"barrel", props::barrel, {}, 24, 30, 1},
                   pebble_heaps,
                   birds},
                  6, 14);
  set.fill_sky({cloud_prop, small_clouds, birds, {"balloon", props::balloon, {}, 32, 42, 2}}, 4, 14);
}

// An arched bridge over the river, from one side of the page to the other.
void add_bridge(Set& set, double water_y, double depth) {
  const geometry::Rect& frame = set.stage().frame;
  const double left = frame.left - 8, width = frame.width() + 16, rise = set.mm(20), deck = set.mm(9);
  const double base = water_y - set.mm(5);
  const auto y = [&](double t) { return base - rise * 4 * t * (1 - t); };
  std::vector<Point> rail, upper;
  for (int i = 0; i <= 8; ++i) {
    const double t = i / 8.0;
    upper.push_back({left + width * t, y(t)});
    rail.push_back({left + width * t, y(t) - set.mm(9)});
  }
  Sketch bridge("Brücke");
  Path wall;
  wall.move_to({left, water_y + set.mm(8)});
  wall.line_to(upper.front());
  wall.add_smooth_open(upper);
  wall.line_to({left + width, water_y + set.mm(8)});
  wall.close();
  bridge.region(wall);
  const int arches = set.stage().landscape() ? 4 : 3;
  for (int i = 0; i < arches; ++i) {
    const double x = left + width * (i + 0.5) / arches, half = width / arches * 0.36;
    const double room = water_y + set.mm(8) - y((i + 0.5) / arches) - deck;
    Path arch = arc({x, water_y + set.mm(8)}, half, std::max(set.mm(5), room), pi, 2 * pi);
    arch.close();
    bridge.region(arch);
  }
  for (std::size_t i = 0; i < rail.size(); ++i)
    bridge.region(box(upper[i].x - set.mm(1.2), rail[i].y, upper[i].x + set.mm(1.2), upper[i].y), 0.9);
  bridge.region(ribbon(rail, std::vector<double>(rail.size(), set.mm(1.5))));
  set.backdrop(bridge.take(), depth, set.stage().pens.far);
}

void paint_river_town(Set& set) {
  base::Random& random = set.random();
  add_heaven(set, Heaven::sun);
  const geometry::Rect& frame = set.stage().frame;
  const double y = set.horizon();
  add_houses(set, y, 3,
             {{"house", props::skyscraper, {}, 76, 108},
              {"house", props::town_house, {}, 56, 72},
              {"house", props::skyscraper, {}, 60, 92}},
             0.9);
  Sketch river("Fluss");
  river.region(box(frame.left - 8, y, frame.right + 8, y + set.mm(30)));
  for (int i = 0; i < set.counted(5); ++i) {
    const double x = random.uniform(frame.left + 8, frame.right - 24),
                 at = y + set.mm(random.uniform(12, 18));
    river.detail(curve({{x, at},
                        {x + set.mm(4), at - set.mm(2)},
                        {x + set.mm(8), at},
                        {x + set.mm(12), at - set.mm(2)}}),
                 0.9);
  }
  set.backdrop(river.take(), 4, set.stage().pens.far);
  add_bridge(set, y + set.mm(2), 4.5);
  // The quay with its railing.
  const Ridge quay = level_ground(set, y + set.mm(22), "Uferweg");
  Sketch railing("Geländer");
  const double top = y + set.mm(5), foot = y + set.mm(24),
               step = set.mm(set.stage().age == Age::years_3_5 ? 34 : 24);
  for (double x = frame.left + random.uniform(0, step); x < frame.right + step; x += step) {
    railing.region(box(x - set.mm(1.4), top, x + set.mm(1.4), foot), 0.95);
    railing.region(circle({x, top - set.mm(2)}, set.mm(2.6)), 0.95);
  }
  for (const double share : {0.18, 0.6}) {
    const double at = std::lerp(top, foot, share);
    railing.region(box(frame.left - 8, at, frame.right + 8, at + set.mm(2.4)), 0.95);
  }
  set.backdrop(railing.take(), 7.9, set.stage().pens.middle);
  Ridge front = quay;
  for (Point& p : front.points) p.y += set.mm(8);
  add_furniture(
      set, front,
      {lanterns, {"tree", props::tree, {}, 70, 84}, {"lantern", props::lantern, {}, 66, 76}, benches}, 3);
  set.fill_ground({birds,
                   {"pot", props::topiary, {}, 32, 40, 2},
                   bushes,
                   {"ball", props::beach_ball, {}, 16, 20, 1},
                   benches,
                   {"flower", props::tulip, {}, 24, 30, 3}},
                  6, 14);
  set.fill_sky({cloud_prop, small_clouds, hot_air_balloons, birds, {"kite", props::kite, {}, 32, 40, 1}}, 5,
               14);
}

}  // namespace

void paint_town(Set& set) {
  invite(set, {"1f68c", "1f697", "own-polizist", "1f6b2", "own-hund"});
  paint_one_of(set, {paint_street, paint_market_square, paint_river_town});
}

}  // namespace drawing::places

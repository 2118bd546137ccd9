#include <algorithm>
#include <cmath>
#include <numbers>

#include "drawing/places/arrangement.h"
#include "drawing/places/guests.h"
#include "drawing/places/interior.h"
#include "drawing/places/landscape.h"
#include "drawing/places/place_scenes.h"
#include "drawing/places/road.h"
#include "drawing/props/building_site.h"
#include "drawing/props/race_track.h"
#include "geometry/outlines.h"

namespace drawing::places {
namespace {

const Prop cones = {"cone", props::cone, {}, 18, 24, 4};
const Prop bricks = {"brick", props::brick_pile, {}, 18, 23, 2};
const Prop planks = {"wood", props::plank_pile, {}, 13, 17, 1};
const Prop pipes = {"pipe", props::pipe_pile, {}, 20, 26, 1};
const Prop barrows = {"barrow", props::builders_barrow, {}, 22, 28, 1};
const Prop shovels = {"shovel", props::shovel, {}, 32, 38, 1};
const Prop barriers = {"barrier", props::road_barrier, {}, 30, 36, 2};
const Prop heaps = {"heap", props::sand_heap, {}, 18, 24, 1};
const Prop stones = {"stone", props::pebbles, {}, 8, 11, 2};
const Prop cranes = {"crane", props::tower_crane, {}, 128, 146};
const Prop huts = {"hut", props::site_hut, {}, 58, 66};
const Prop birds = {"bird", props::bird, {}, 18, 24, 2};
const Prop clouds_small = {"cloud", props::cloud, {}, 13, 19};
const std::vector<Prop> site_air = {cloud_prop, clouds_small, birds, cloud_prop};

void paint_new_house(Set& set) {
  Landscape l;
  l.ground_name = "Baustelle";
  l.distant = {{"house", props::cottage, {}, 22, 28},
               {"tree", props::tree, {}, 24, 32},
               {"tree", props::poplar, {}, 26, 34}};
  l.pieces = {{"house", props::half_built_house, {}, 84, 98}, cranes};
  l.ground = {bricks, cones, barrows, planks, shovels, stones, cones};
  l.air = site_air;
  l.ground_count = 7;
  l.way = 0.3;
  l.pond = 0;
  paint_landscape(set, l);
}

void paint_pit(Set& set) {
  base::Random& random = set.random();
  add_heaven(set, Heaven::sun);
  const geometry::Rect& frame = set.stage().frame;
  const double y = set.horizon() + set.mm(4);
  const Ridge back = set.ridge(y - set.mm(8), set.mm(6), set.mm(random.uniform(-14, 14)), 3, 4);
  set.hill(back, "Hügel", set.stage().pens.far);
  set.line_up({{"tree", props::tree, {}, 22, 30}, {"tree", props::fir, {}, 24, 34}}, set.counted(2), back,
              set.stage().pens.far);
  const Ridge ground = set.ridge(y + set.mm(12), set.mm(3), 0, 8, 4);
  set.ground(ground, "Baustelle");
  furnish(set, {"heap", props::sand_heap, {}, 50, 60}, ground, Side::free);
  furnish(set, huts, ground, Side::other);
  furnish(set, cranes, ground, Side::other);
  // The pit with its step, in which the asked motifs stand.
  const Point c = {frame.center().x, std::min(set.layout().foot_mm - set.mm(8), frame.bottom - set.mm(36))};
  Sketch pit("Grube");
  const double w = frame.width() * 0.43;
  pit.region(blob(uneven_ring(random, c, w, set.mm(34), 10, 0, 2 * std::numbers::pi)));
  pit.region(
      blob(uneven_ring(random, c + Point{0, set.mm(5)}, w * 0.84, set.mm(25), 10, 0, 2 * std::numbers::pi)));
  set.backdrop(pit.take(), 8.1, set.stage().pens.middle);
  set.fill_ground({cones, barriers, stones, shovels, pipes, cones, barrows}, 6, 14);
  set.fill_sky(site_air, 4, 14);
}

void paint_road_works(Set& set) {
  base::Random& random = set.random();
  add_heaven(set, Heaven::sun);
  const double y = set.horizon() + set.mm(6);
  const Ridge back = set.ridge(y - set.mm(6), set.mm(5), set.mm(random.uniform(-10, 10)), 3, 4);
  set.hill(back, "Hügel", set.stage().pens.far);
  set.line_up({{"house", props::cottage, {}, 26, 34},
               {"tree", props::tree, {}, 26, 34},
               {"house", props::town_house, {}, 40, 50}},
              set.counted(4), back, set.stage().pens.far);
  const Ridge ground = level_ground(set, y + set.mm(4), "Wiese");
  const RoadEdges road = road_edges(set, y + set.mm(4));
  add_road(set, road.far_y, road.near_y, Kerb::stone, 8.05);
  Ridge verge = ground;
  for (Point& p : verge.points) p.y = road.far_y - set.mm(6);
  furnish(set, {"fence", props::site_fence, {}, 34, 40}, verge, Side::free);
  furnish(set, {"sign", props::road_sign, {}, 60, 70}, verge, Side::other);
  furnish(set, huts, ground, Side::free);
  set.fill_ground({barriers}, 1, 26);
  set.fill_ground({cones, heaps, barriers, cones, pipes, shovels, cones}, 6, 13);
  set.fill_sky(site_air, 4, 14);
}

const Prop tyres = {"tyre", props::tyre_pile, {}, 22, 28, 3};
const Prop flags = {"flag", props::chequered_flag, {}, 40, 48, 2};
const Prop bunches = {"balloon", props::balloon, {}, 32, 42, 3};
const std::vector<Prop> track_air = {
    cloud_prop, {"balloon", props::hot_air_balloon, {}, 38, 48, 1}, clouds_small, birds, bunches};

void paint_start(Set& set) {
  add_heaven(set, Heaven::sun);
  const double y = set.horizon() + set.mm(8);
  const Ridge back = set.ridge(y - set.mm(8), set.mm(6), set.mm(set.random().uniform(-14, 14)), 3, 4);
  set.hill(back, "Hügel", set.stage().pens.far);
  const Ridge grass_edge = level_ground(set, y, "Wiese");
  const RoadEdges road = road_edges(set, y);
  add_road(set, road.far_y, road.near_y, Kerb::blocks, 8.05);
  Ridge verge = grass_edge;
  for (Point& p : verge.points) p.y = std::min(y + set.mm(10), road.far_y - set.mm(6));
  furnish(set, {"stand", props::grandstand, {}, 62, 74}, verge, Side::free);
  furnish(set, {"arch", props::finish_arch, {}, 66, 78}, verge, Side::other);
  furnish(set, {"light", props::start_lights, {}, 58, 66}, verge, Side::other);
  set.fill_ground({tyres, cones, flags, tyres}, 4, 14);
  set.fill_sky(track_air, 5, 14);
}

// A wide track that winds from the far hill to the near edge of the page, with kerbs on both sides.
void add_bend(Set& set, const Ridge& ground) {
  const geometry::Rect& frame = set.stage().frame;
  const double side = set.free_side(), far_x = set.stage().x(side > 0 ? 0.8 : 0.2);
  const double top = ground.at(far_x) + 0.2, bottom = frame.bottom + 8, height = bottom - top;
  Sketch track("Rennstrecke");
  const auto band = [&](double widen) {
    const double narrow = set.mm(5) + widen * 0.3, wide = frame.width() * 0.52 + widen;
    const double near_x = frame.center().x, bow = side * frame.width() * 0.3;
    Path path;
    path.move_to({far_x - narrow, top});
    path.cubic_to({far_x - narrow + bow * 0.5, top + height * 0.2},
                  {near_x - wide - bow * 0.6, top + height * 0.26}, {near_x - wide, bottom});
    path.line_to({near_x + wide, bottom});
    path.cubic_to({near_x + wide - bow * 0.2, top + height * 0.42},
                  {far_x + narrow + bow * 0.7, top + height * 0.24}, {far_x + narrow, top});
    path.close();
    return path;
  };
  track.region(band(set.mm(9)));
  track.region(band(0));
  set.backdrop(track.take(), ground.depth + 0.02, set.stage().pens.middle);
}

void paint_bend(Set& set) {
  add_heaven(set, Heaven::sun);
  const double y = set.horizon();
  base::Random& random = set.random();
  const Ridge back = set.ridge(y - set.mm(6), set.mm(9), set.mm(random.uniform(-20, 20)), 3, 4);
  set.hill(back, "Hügel", set.stage().pens.far);
  set.line_up({{"tree", props::tree, {}, 24, 32},
               {"tree", props::poplar, {}, 26, 34},
               {"tree", props::fir, {}, 26, 36}},
              set.counted(3), back, set.stage().pens.far);
  const Ridge ground = set.ridge(y + set.mm(14), set.mm(4), 0, 8, 4);
  set.ground(ground, "Wiese");
  add_bend(set, ground);
  furnish(set, {"stand", props::grandstand, {}, 54, 62}, ground, Side::other);
  furnish(set, {"flag", props::chequered_flag, {}, 60, 70}, ground, Side::free);
  set.fill_ground(
      {tyres, {"bush", props::bush, {}, 16, 20}, cones, tyres, {"flower", props::daisy, {}, 22, 28}}, 6, 14);
  set.fill_sky(track_air, 5, 14);
}

void paint_pits(Set& set) {
  hang_bunting(set, set.stage().y(0.015));
  const double y = set.horizon() + set.mm(8);
  const Ridge back = set.ridge(y - set.mm(14), set.mm(6), set.mm(set.random().uniform(-10, 10)), 3, 4);
  set.hill(back, "Hügel", set.stage().pens.far);
  const Ridge ground = level_ground(set, y, "Boxengasse");
  const RoadEdges road = road_edges(set, y);
  add_road(set, road.far_y, road.near_y, Kerb::blocks, 8.05);
  furnish(set, {"pit", props::pit_garage, {}, 66, 76}, ground, Side::free);
  furnish(set, {"podium", props::winners_podium, {}, 42, 50}, ground, Side::other);
  furnish(set, {"light", props::start_lights, {}, 60, 68}, ground, Side::other);
  set.fill_ground(
      {tyres, {"can", props::fuel_can, {}, 20, 25, 2}, cones, {"cup", nullptr, "1f3c6", 26, 32, 1}, flags}, 5,
      14);
  set.fill_sky({cloud_prop, bunches, clouds_small, {"balloon", props::hot_air_balloon, {}, 38, 48, 1}}, 4,
               14);
}

}  // namespace

void paint_building_site(Set& set) {
  invite(set, {"own-bagger", "own-kipplaster", "own-betonmischer", "own-bauarbeiter"});
  paint_one_of(set, {paint_new_house, paint_pit, paint_road_works});
}

void paint_race_track(Set& set) {
  invite(set, {"1f3ce"});
  paint_one_of(set, {paint_start, paint_bend, paint_pits});
}

}  // namespace drawing::places

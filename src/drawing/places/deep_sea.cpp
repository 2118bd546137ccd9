#include <algorithm>
#include <numbers>

#include "drawing/places/arrangement.h"
#include "drawing/places/other_scenes.h"
#include "drawing/props/outdoor_props.h"
#include "geometry/outlines.h"

namespace drawing::places {
namespace {

using geometry::Rect;

struct SeaFloor {
  std::vector<Prop> landmarks;  // large, one on the freer side
  std::vector<Prop> distant;
  std::vector<Prop> framing;
  std::vector<Prop> ground;
  std::vector<Prop> swimmers;  // where nobody was asked for
};

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

// Weeds or rocks at the sides of the page.
void add_framing(Set& set, const SeaFloor& floor, const Ridge& sand) {
  base::Random& random = set.random();
  double side = set.free_side();
  const int count = set.counted(3);
  for (int i = 0; i < count && !floor.framing.empty(); ++i, side = -side) {
    const Prop& prop = floor.framing[random.below(static_cast<std::uint32_t>(floor.framing.size()))];
    std::vector<double> places;
    for (const double place : {0.955, 0.9, 0.84, 0.76})
      places.push_back((side > 0 ? place : 1 - place) + random.uniform(-0.02, 0.02));
    Ridge lower = sand;
    for (Point& p : lower.points) p.y += set.mm(random.uniform(3, 12));
    set.stand(prop, set.mm(random.uniform(prop.low_mm, prop.high_mm)), lower, places,
              sand.depth + 0.8 + 0.01 * i, set.stage().pens.middle, 0.3);
  }
}

void paint_sea_floor(Set& set, const SeaFloor& floor) {
  base::Random& random = set.random();
  const Stage& stage = set.stage();
  const double y = set.alone() ? stage.y(0.66) : std::max(set.layout().horizon_mm, stage.y(0.6));
  const Ridge back = set.ridge(y - set.mm(7), set.mm(8), set.mm(random.uniform(-22, 22)), 4, 4);
  set.hill(back, "Sandhügel", stage.pens.far);
  const Ridge sand = set.ridge(y + set.mm(8), set.mm(4), set.mm(random.uniform(-10, 10)), 8, 4);
  set.ground(sand, "Meeresboden");
  const double side = set.free_side();
  for (const Prop& prop : floor.landmarks) {
    std::vector<double> places;
    for (const double place : {0.76, 0.84, 0.68, 0.2, 0.3})
      places.push_back((side > 0 ? place : 1 - place) + random.uniform(-0.04, 0.04));
    Ridge lower = sand;
    for (Point& p : lower.points) p.y += set.mm(6);
    const double height = set.mm(random.uniform(prop.low_mm, prop.high_mm)) * (set.alone() ? 1.2 : 1);
    if (set.stand(prop, height, lower, places, sand.depth + 0.5, stage.pens.middle, 0.5) ||
        set.stand(prop, height * 0.78, lower, places, sand.depth + 0.5, stage.pens.middle, 0.5))
      break;
  }
  add_framing(set, floor, sand);
  set.line_up(floor.distant, set.counted(3), back, stage.pens.far);
  if (set.alone()) set.fill_air(floor.swimmers, 3, 44);
  set.fill_ground(floor.ground, 10);
  set.fill_air({{"fish", props::small_fish, {}, 17, 26}}, 3, 26);
  set.fill_air({{"bubble", props::bubbles, {}, 24, 32},
                {"fish", props::small_fish, {}, 15, 22},
                {"bubble", props::bubble, {}, 6, 11},
                {"fish", nullptr, "1f420", 26, 34, 2},
                {"bubble", props::bubble, {}, 7, 12},
                {"bubble", props::bubble, {}, 5, 8}},
               10, 9);
}

const std::vector<Prop> swimmers = {{"turtle", nullptr, "1f422", 46, 56, 1},
                                    {"fish", nullptr, "1f420", 44, 54, 1},
                                    {"octopus", nullptr, "own-krake", 46, 54, 1},
                                    {"sea horse", nullptr, "own-seepferdchen", 48, 56, 1},
                                    {"dolphin", nullptr, "1f42c", 56, 66, 1}};

// Unterwasser: a reef of many corals.
void reef(Set& set) {
  SeaFloor floor;
  floor.landmarks = {{"rock", props::rock_arch, {}, 74, 92}};
  floor.distant = {{"coral", props::tube_coral, {}, 20, 30},
                   {"coral", props::fan_coral, {}, 22, 32},
                   {"weed", props::seaweed, {}, 28, 44}};
  floor.framing = {{"coral", props::fan_coral, {}, 56, 74},
                   {"coral", props::tube_coral, {}, 48, 62},
                   {"weed", props::seaweed, {}, 72, 104}};
  floor.ground = {{"coral", props::fan_coral, {}, 28, 38},   {"shell", props::scallop_shell, {}, 12, 16, 2},
                  {"coral", props::tube_coral, {}, 24, 32},  {"starfish", props::starfish, {}, 14, 19, 2},
                  {"coral", props::brain_coral, {}, 16, 22}, {"anemone", props::anemone, {}, 24, 32, 3},
                  {"crab", nullptr, "1f980", 24, 30, 1}};
  floor.swimmers = swimmers;
  paint_sea_floor(set, floor);
}

// A wreck and what fell out of it.
void wreck(Set& set) {
  SeaFloor floor;
  floor.landmarks = {{"wreck", props::shipwreck, {}, 78, 98}};
  floor.distant = {{"weed", props::seaweed, {}, 30, 46},
                   {"stone", props::stone, {}, 10, 16},
                   {"weed", props::kelp, {}, 36, 52}};
  floor.framing = {{"weed", props::seaweed, {}, 72, 108}, {"weed", props::kelp, {}, 70, 100}};
  floor.ground = {
      {"jar", props::amphora, {}, 24, 32, 2},       {"chest", nullptr, "own-schatztruhe", 30, 36, 1},
      {"shell", props::snail_shell, {}, 11, 14, 2}, {"anchor", nullptr, "2693", 28, 36, 1},
      {"starfish", props::starfish, {}, 14, 19, 2}, {"stone", props::stone, {}, 9, 14, 3},
      {"coral", props::brain_coral, {}, 15, 20, 2}};
  floor.swimmers = swimmers;
  paint_sea_floor(set, floor);
}

// A wood of weeds below the surface.
void kelp_wood(Set& set) {
  add_surface(set);
  SeaFloor floor;
  floor.distant = {{"weed", props::kelp, {}, 52, 84}, {"weed", props::seaweed, {}, 48, 72}};
  floor.framing = {{"weed", props::kelp, {}, 110, 160},
                   {"weed", props::seaweed, {}, 96, 140},
                   {"weed", props::kelp, {}, 90, 130}};
  floor.ground = {{"weed", props::kelp, {}, 36, 50, 2},           {"stone", props::stone, {}, 10, 15, 3},
                  {"shell", props::scallop_shell, {}, 12, 16, 2}, {"anemone", props::anemone, {}, 22, 30, 2},
                  {"starfish", props::starfish, {}, 14, 19, 2},   {"weed", props::seaweed, {}, 30, 42, 2},
                  {"crab", nullptr, "1f980", 24, 30, 1}};
  floor.swimmers = swimmers;
  paint_sea_floor(set, floor);
}

// A town that sank.
void sunken_town(Set& set) {
  SeaFloor floor;
  floor.landmarks = {{"temple", props::jungle_temple, {}, 72, 88}};
  floor.distant = {{"column", props::broken_column, {}, 30, 42}, {"weed", props::seaweed, {}, 28, 42}};
  floor.framing = {{"column", props::broken_column, {}, 84, 112},
                   {"weed", props::seaweed, {}, 72, 104},
                   {"column", props::broken_column, {}, 66, 90}};
  floor.ground = {
      {"jar", props::amphora, {}, 24, 32, 2},          {"shell", props::scallop_shell, {}, 12, 16, 2},
      {"column", props::broken_column, {}, 28, 36, 2}, {"starfish", props::starfish, {}, 14, 19, 2},
      {"coral", props::tube_coral, {}, 22, 30, 2},     {"stone", props::pebbles, {}, 8, 11, 2}};
  floor.swimmers = swimmers;
  paint_sea_floor(set, floor);
}

}  // namespace

void paint_under_water(Set& set) {
  paint_one_of(set, {reef, wreck, kelp_wood, sunken_town});
}

}  // namespace drawing::places

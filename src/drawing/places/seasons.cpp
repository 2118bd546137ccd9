#include "drawing/places/arrangement.h"
#include "drawing/places/land_scenes.h"
#include "drawing/places/landscape.h"
#include "drawing/places/pieces.h"
#include "drawing/places/stock.h"
#include "drawing/props/outdoor_props.h"

namespace drawing::places {
namespace {

using namespace stock;

const std::vector<Prop> wood_corners = {{"fern", props::fern, {}, 42, 54},
                                        {"mushroom", props::mushroom, {}, 38, 50},
                                        {"grass", props::grass, {}, 28, 36}};
const std::vector<Prop> pumpkin_corners = {{"pumpkin", props::pumpkin, {}, 40, 52},
                                           {"grass", props::grass, {}, 28, 36}};
const std::vector<Prop> snow_corners = {{"tree", props::snowy_fir, {}, 56, 72},
                                        {"snowballs", props::snowball_heap, {}, 26, 32}};
const std::vector<Prop> grass_corners = {{"grass", props::grass, {}, 28, 40}};
const std::vector<Prop> flower_corners = {{"flower", props::daisy, {}, 56, 74},
                                          {"flower", props::tulip, {}, 54, 70},
                                          {"grass", props::grass, {}, 26, 36}};
const std::vector<Prop> autumn_guests = {{"hedgehog", nullptr, "1f994", 40, 48, 1},
                                         {"squirrel", nullptr, "own-eichhoernchen", 44, 52, 1},
                                         {"fox", nullptr, "own-fuchs", 48, 56, 1}};
const std::vector<Prop> night_guests = {{"bird", nullptr, "1f989", 44, 52, 1},
                                        {"hedgehog", nullptr, "1f994", 38, 44, 1},
                                        {"fox", nullptr, "own-fuchs", 44, 52, 1}};
const std::vector<Prop> rain_guests = {{"frog", nullptr, "own-frosch", 40, 48, 1},
                                       {"duck", nullptr, "own-entenkueken", 36, 42, 1}};

Landscape snow() {
  Landscape l;
  l.ground_name = "Schnee";
  l.heaven = Heaven::clouds;
  l.distant = {{"tree", props::snowy_fir, {}, 34, 50},
               {"tree", props::snowy_fir, {}, 30, 44},
               {"house", props::snowy_cottage, {}, 26, 34}};
  l.framing = {{"tree", props::snowy_fir, {}, 106, 134},
               {"tree", props::bare_tree, {}, 92, 114},
               {"tree", props::snowy_fir, {}, 86, 104}};
  l.ground = {{"snowballs", props::snowball_heap, {}, 16, 21, 2},
              {"tree", props::snowy_fir, {}, 32, 42, 3},
              stumps,
              {"stone", props::stone, {}, 9, 13, 2}};
  l.air = {clouds};
  l.near_air = {
      flakes, {"snowflake", props::snowflake, {}, 6, 8}, flakes, {"snowflake", props::snowflake, {}, 17, 22}};
  l.way = 0;
  l.pond = 0;
  l.ground_count = 6;
  l.air_count = 2;
  l.near_air_count = 15;
  l.corners = snow_corners;
  return l;
}

// Winter: a snowman before a village.
void snowy_village(Set& set) {
  Landscape l = snow();
  l.ground_name = "Dorfplatz";
  l.landmarks = {{"house", props::snowy_cottage, {}, 70, 84}};
  l.distant = {{"house", props::snowy_cottage, {}, 30, 38},
               {"house", props::snowy_cottage, {}, 26, 34},
               {"tree", props::snowy_fir, {}, 32, 44}};
  l.ground.push_back({"snowman", props::snowman, {}, 56, 66, 1});
  l.fence = 0.5;
  l.way = 0.6;
  if (set.alone())
    set.random().chance(0.5) ? l.guests = {{"snowman", props::snowman, {}, 76, 88, 1}} : l.guests = {};
  paint_landscape(set, l);
}

void frozen_lake(Set& set, const Ridge& ground) {
  add_lake(set, ground, Water::ice);
}

// A frozen lake in a wood.
void on_the_ice(Set& set) {
  Landscape l = snow();
  l.on_ground = frozen_lake;
  l.landmarks = {{"house", nullptr, "own-iglu", 40, 50}, {"tree", props::snowy_fir, {}, 92, 112}};
  l.distant = {{"tree", props::snowy_fir, {}, 44, 64},
               {"tree", props::snowy_fir, {}, 36, 54},
               {"tree", props::snowy_fir, {}, 40, 58}};
  l.ground.push_back({"skate", nullptr, "26f8", 22, 28, 1});
  l.guests = {{"penguin", nullptr, "1f427", 46, 54, 1}, {"snowman", props::snowman, {}, 70, 84, 1}};
  paint_landscape(set, l);
}

// A hill for sledges below mountains.
void sledging_hill(Set& set) {
  Landscape l = snow();
  l.distance = Distance::mountains;
  l.heaven = Heaven::sun;
  l.landmarks = {{"house", props::snowy_cottage, {}, 52, 62}};
  l.distant = {{"tree", props::snowy_fir, {}, 30, 42}, {"tree", props::snowy_fir, {}, 26, 38}};
  l.ground.push_back({"sledge", nullptr, "own-schlitten", 30, 38, 1});
  l.ground.push_back({"bird house", props::bird_house, {}, 48, 58, 1});
  l.guests = {{"snowman", props::snowman, {}, 72, 86, 1}, {"sledge", nullptr, "own-schlitten", 40, 48, 1}};
  l.near_air_count = 9;
  paint_landscape(set, l);
}

Landscape autumn() {
  Landscape l;
  l.ground_name = "Herbstwiese";
  l.distant = {{"tree", props::tree, {}, 28, 40},
               {"tree", props::bare_tree, {}, 30, 40},
               {"bush", props::bush, {}, 12, 16}};
  l.framing = {{"tree", props::tree, {}, 106, 132}, {"tree", props::bare_tree, {}, 92, 116}};
  l.ground = {leaves, pumpkins, mushrooms, leaves, leaves, grasses, leaves};
  l.air = {clouds, kites, birds};
  l.near_air = {leaves};
  l.way = 0;
  l.pond = 0;
  l.ground_count = 13;
  l.air_count = 3;
  l.near_air_count = 8;
  l.corners = wood_corners;
  l.guests = autumn_guests;
  return l;
}

void trunks_and_canopy(Set& set, const Ridge& ground) {
  add_canopy(set);
  add_trunks(set, ground);
}

// Herbst: a wood that loses its leaves.
void autumn_wood(Set& set) {
  Landscape l = autumn();
  l.ground_name = "Laub";
  l.heaven = Heaven::clouds;
  l.on_ground = trunks_and_canopy;
  l.framing.clear();
  l.ground = {leaves, mushrooms, leaves, ferns, leaves, leaves, stumps};
  l.air_count = 0;
  l.near_air_count = 10;
  l.way = 0.6;
  paint_landscape(set, l);
}

void fields(Set& set, const Ridge& hill) {
  add_fields(set, hill, hill.depth + 0.02);
}

// Pumpkins, a scarecrow and bales on the field.
void harvest(Set& set) {
  Landscape l = autumn();
  l.ground_name = "Feld";
  l.behind = fields;
  l.landmarks = {{"scarecrow", nullptr, "own-vogelscheuche", 78, 92}, {"house", props::barn, {}, 66, 78}};
  l.ground = {pumpkins, {"hay", props::hay_bale, {}, 22, 28, 2},   leaves, pumpkins,
              grasses,  {"pumpkin", props::pumpkin, {}, 26, 34, 3}};
  l.ground.push_back({"wheelbarrow", props::wheelbarrow, {}, 34, 42, 1});
  l.corners = pumpkin_corners;
  l.fence = 0.7;
  l.near_air_count = 4;
  paint_landscape(set, l);
}

// Kites over the hills, apples on the trees.
void kite_weather(Set& set) {
  Landscape l = autumn();
  l.ground_name = "Drachenwiese";
  l.landmarks = {{"tree", props::apple_tree, {}, 94, 114}};
  l.framing = {{"tree", props::apple_tree, {}, 96, 116}, {"bush", props::berry_bush, {}, 28, 36}};
  l.distant = {{"house", props::cottage, {}, 24, 32},
               {"tree", props::tree, {}, 26, 36},
               {"tree", props::poplar, {}, 28, 38}};
  l.air = {{"kite", props::kite, {}, 42, 56, 3}, clouds, {"kite", props::kite, {}, 38, 48, 3}, birds};
  l.air_count = 6;
  l.near_air_count = 4;
  l.way = 0.6;
  paint_landscape(set, l);
}

Landscape night() {
  Landscape l;
  l.heaven = Heaven::moon;
  l.distant = {{"tree", props::fir, {}, 28, 40},
               {"tree", props::poplar, {}, 28, 36},
               {"tree", props::tree, {}, 26, 36}};
  l.framing = {{"tree", props::fir, {}, 96, 122},
               {"tree", props::tree, {}, 100, 122},
               {"bush", props::bush, {}, 26, 34}};
  l.ground = {grasses, daisies, stones, mushrooms, bushes, bells};
  l.air = {stars, small_clouds, stars, small_stars, stars};
  l.near_air = {{"star", props::star_prop, {}, 8, 14}};
  l.way = 0;
  l.pond = 0;
  l.air_count = 14;
  l.ground_count = 9;
  l.corners = grass_corners;
  l.guests = night_guests;
  return l;
}

// Nacht: a village that sleeps.
void sleeping_village(Set& set) {
  Landscape l = night();
  l.ground_name = "Dorfwiese";
  l.landmarks = {{"house", props::cottage, {}, 68, 82}};
  l.distant = {{"house", props::cottage, {}, 26, 34},
               {"house", props::cottage, {}, 24, 30},
               {"tree", props::poplar, {}, 30, 38}};
  l.framing = {{"lantern", props::lantern, {}, 84, 98}, {"tree", props::tree, {}, 96, 118}};
  l.fence = 0.5;
  l.way = 0.9;
  paint_landscape(set, l);
}

// A camp with its fire at the wood's edge.
void camp(Set& set) {
  Landscape l = night();
  l.ground_name = "Lagerplatz";
  l.landmarks = {{"tent", nullptr, "26fa", 48, 58}};
  l.distant = {
      {"tree", props::fir, {}, 44, 66}, {"tree", props::fir, {}, 38, 56}, {"tree", props::fir, {}, 50, 72}};
  l.framing = {{"tree", props::fir, {}, 112, 140},
               {"tree", props::fir, {}, 96, 120},
               {"tree", props::fir, {}, 100, 126}};
  l.ground = {stumps, grasses, stones, mushrooms, {"wood", props::log_pile, {}, 22, 26, 1}, grasses};
  if (set.alone()) {
    l.guests.push_back({"fire", props::campfire, {}, 46, 54, 1});
  } else {
    l.ground.push_back({"fire", props::campfire, {}, 30, 38, 1});
  }
  paint_landscape(set, l);
}

void reed_lake(Set& set, const Ridge& ground) {
  add_lake(set, ground, Water::reeds);
}

// A lake in the moonlight.
void moonlit_lake(Set& set) {
  Landscape l = night();
  l.ground_name = "Ufer";
  l.distance = Distance::mountains;
  l.on_ground = reed_lake;
  l.distant = {{"tree", props::fir, {}, 28, 40}, {"tree", props::fir, {}, 24, 36}};
  l.ground.push_back({"reeds", props::reeds, {}, 30, 40, 3});
  paint_landscape(set, l);
}

Landscape rain() {
  Landscape l;
  l.heaven = Heaven::clouds;
  l.distant = {{"tree", props::tree, {}, 26, 34}, {"bush", props::bush, {}, 12, 16}};
  l.framing = {{"tree", props::tree, {}, 96, 116}, {"bush", props::bush, {}, 26, 34}};
  l.ground = {{"puddle", props::puddle, {}, 10, 14}, grasses, daisies,  snails,
              {"puddle", props::puddle, {}, 9, 13},  tulips,  mushrooms};
  l.air = {{"cloud", props::cloud, {}, 26, 36}};
  l.near_air = {drops, {"raindrop", props::raindrop, {}, 11, 16}, drops};
  l.way = 0;
  l.pond = 0;
  l.air_count = 4;
  l.near_air_count = 16;
  l.ground_count = 10;
  l.corners = flower_corners;
  l.guests = rain_guests;
  return l;
}

// Regen: home through the puddles.
void on_the_way_home(Set& set) {
  Landscape l = rain();
  l.ground_name = "Vorgarten";
  l.landmarks = {{"house", props::cottage, {}, 70, 84}};
  l.framing = {{"lantern", props::lantern, {}, 82, 96}, {"bush", props::bush, {}, 28, 36}};
  l.fence = 0.8;
  l.way = 1;
  if (set.alone()) {
    l.guests.push_back({"umbrella", props::umbrella, {}, 66, 78, 1});
  } else {
    l.ground.push_back({"umbrella", props::umbrella, {}, 34, 42, 1});
  }
  paint_landscape(set, l);
}

void lily_lake(Set& set, const Ridge& ground) {
  add_lake(set, ground, Water::lilies);
}

// Frogs' weather at the pond.
void at_the_pond(Set& set) {
  Landscape l = rain();
  l.ground_name = "Teichufer";
  l.on_ground = lily_lake;
  l.ground.push_back({"reeds", props::reeds, {}, 30, 40, 3});
  paint_landscape(set, l);
}

void sun_and_rainbow(Set& set, const Ridge& hill) {
  if (!set.may_add("rainbow")) return;
  const Stage& stage = set.stage();
  const double height = stage.landscape() ? set.mm(120) : set.mm(142);
  Sketch sketch("Regenbogen");
  sketch.add(
      props::rainbow(set.random(), height),
      geometry::Affine::translation(stage.x(set.free_side() > 0 ? 0.62 : 0.38), hill.lowest() + set.mm(12)));
  set.backdrop(sketch.take(), 0.5, stage.pens.far);
}

// The sun comes out again.
void after_the_rain(Set& set) {
  Landscape l = rain();
  l.ground_name = "nasse Wiese";
  l.heaven = Heaven::sun;
  l.behind = sun_and_rainbow;
  l.near_air_count = 8;
  l.air_count = 3;
  paint_landscape(set, l);
}

}  // namespace

void paint_winter(Set& set) {
  paint_one_of(set, {snowy_village, on_the_ice, sledging_hill});
}

void paint_autumn(Set& set) {
  paint_one_of(set, {autumn_wood, harvest, kite_weather});
}

void paint_night(Set& set) {
  paint_one_of(set, {sleeping_village, camp, moonlit_lake});
}

void paint_rain(Set& set) {
  paint_one_of(set, {on_the_way_home, at_the_pond, after_the_rain});
}

}  // namespace drawing::places

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
const std::vector<Prop> wood_guests = {{"deer", nullptr, "1f98c", 56, 66, 1},
                                       {"fox", nullptr, "own-fuchs", 44, 52, 1},
                                       {"squirrel", nullptr, "own-eichhoernchen", 40, 46, 1},
                                       {"hedgehog", nullptr, "1f994", 34, 40, 1}};
const std::vector<Prop> jungle_guests = {{"monkey", nullptr, "1f412", 46, 56, 1},
                                         {"bird", nullptr, "1f99c", 40, 48, 1},
                                         {"frog", nullptr, "own-frosch", 32, 38, 1}};
const std::vector<Prop> leaf_corners = {{"leaf", props::monstera, {}, 62, 82},
                                        {"leaf", props::jungle_leaves, {}, 50, 66},
                                        {"flower", props::jungle_flower, {}, 48, 60}};

// Wald: an open place among firs, with what grows there.
void clearing(Set& set) {
  Landscape l;
  l.ground_name = "Lichtung";
  l.landmarks = {{"stump", props::log_pile, {}, 30, 36}, {"tree", props::tree, {}, 90, 112}};
  l.distant = {{"tree", props::fir, {}, 40, 62},
               {"tree", props::fir, {}, 48, 70},
               {"tree", props::poplar, {}, 40, 56}};
  l.framing = {{"tree", props::fir, {}, 116, 150},
               {"tree", props::fir, {}, 96, 124},
               {"tree", props::tree, {}, 110, 136}};
  l.ground = {mushrooms, ferns, stumps, grasses, daisies, bushes, snails, stones};
  l.air = {clouds, small_clouds, birds};
  l.near_air = {butterflies};
  l.near_air_count = 1;
  l.way = 0;
  l.pond = 0;
  l.air_count = 4;
  l.ground_count = 12;
  l.corners = wood_corners;
  l.guests = wood_guests;
  paint_landscape(set, l);
}

void trunks_and_canopy(Set& set, const Ridge& ground) {
  add_canopy(set);
  add_trunks(set, ground);
}

// A way between trunks that are taller than the page.
void between_trunks(Set& set) {
  Landscape l;
  l.ground_name = "Waldboden";
  l.heaven = Heaven::clouds;
  l.distant = {
      {"tree", props::fir, {}, 44, 66}, {"tree", props::tree, {}, 40, 58}, {"bush", props::bush, {}, 16, 22}};
  l.on_ground = trunks_and_canopy;
  l.ground = {mushrooms, ferns, leaves, grasses, ferns, leaves, stones, snails};
  l.air = {birds};
  l.near_air = {leaves, butterflies, leaves};
  l.near_air_count = 4;
  l.way = 1;
  l.pond = 0;
  l.air_count = 2;
  l.ground_count = 12;
  l.corners = wood_corners;
  l.guests = wood_guests;
  paint_landscape(set, l);
}

void brook_with_bridge(Set& set, const Ridge& ground) {
  add_brook(set, ground, set.may_add("bridge") ? Crossing::bridge : Crossing::stones);
}

// A brook through the edge of the wood.
void by_the_brook(Set& set) {
  Landscape l;
  l.ground_name = "Waldrand";
  l.on_ground = brook_with_bridge;
  l.distant = {{"tree", props::tree, {}, 34, 48},
               {"tree", props::fir, {}, 36, 54},
               {"tree", props::poplar, {}, 36, 50}};
  l.framing = {{"tree", props::tree, {}, 112, 140},
               {"tree", props::fir, {}, 96, 120},
               {"tree", props::tree, {}, 100, 120}};
  l.ground = {mushrooms, {"reeds", props::reeds, {}, 26, 34, 3}, ferns, grasses, stones, bells, mushrooms};
  l.air = {clouds, birds, small_clouds};
  l.near_air = {{"insect", props::butterfly, {}, 20, 28, 1}};
  l.near_air_count = 1;
  l.way = 0;
  l.pond = 0;
  l.air_count = 3;
  l.ground_count = 11;
  l.corners = wood_corners;
  l.guests = wood_guests;
  paint_landscape(set, l);
}

// A wood with a cottage, as in fairy tales.
void house_in_the_wood(Set& set) {
  Landscape l;
  l.ground_name = "Waldwiese";
  l.landmarks = {{"house", props::cottage, {}, 66, 80}, {"house", nullptr, "own-baumhaus", 92, 108}};
  l.distant = {
      {"tree", props::fir, {}, 50, 74}, {"tree", props::fir, {}, 44, 64}, {"tree", props::fir, {}, 40, 58}};
  l.framing = {{"tree", props::fir, {}, 120, 150},
               {"tree", props::fir, {}, 100, 126},
               {"bush", props::berry_bush, {}, 28, 36}};
  l.ground = {mushrooms, {"bush", props::berry_bush, {}, 24, 32, 2}, ferns, grasses,
              stumps,    {"wood", props::log_pile, {}, 22, 26, 1}};
  l.air = {clouds, birds, small_clouds};
  l.way = 1;
  l.pond = 0;
  l.air_count = 3;
  l.ground_count = 10;
  l.corners = wood_corners;
  l.guests = wood_guests;
  paint_landscape(set, l);
}

Landscape jungle() {
  Landscape l;
  l.ground_name = "Dschungelboden";
  l.distant = {{"tree", props::palm, {}, 44, 62},
               {"bush", props::bush, {}, 18, 24},
               {"tree", props::tree, {}, 40, 54}};
  l.framing = {{"tree", props::palm, {}, 120, 150},
               {"leaf", props::monstera, {}, 60, 78},
               {"tree", props::palm, {}, 104, 128}};
  l.ground = {{"leaf", props::jungle_leaves, {}, 24, 34, 3},   ferns,
              {"flower", props::jungle_flower, {}, 28, 38, 3}, grasses,
              {"leaf", props::monstera, {}, 34, 44, 2},        stones};
  l.air = {small_clouds, birds};
  l.near_air = {butterflies};
  l.near_air_count = 2;
  l.way = 0;
  l.pond = 0;
  l.air_count = 2;
  l.ground_count = 12;
  l.corners = leaf_corners;
  l.guests = jungle_guests;
  return l;
}

void canopy_and_vines(Set& set, const Ridge& ground) {
  add_canopy(set);
  add_trunks(set, ground);
  add_vines(set, set.stage().landscape() ? 9 : 6);
}

// Dschungel: under the leaves, with vines.
void under_vines(Set& set) {
  Landscape l = jungle();
  l.heaven = Heaven::clouds;
  l.on_ground = canopy_and_vines;
  l.framing.clear();
  l.way = 0.3;
  paint_landscape(set, l);
}

void brook(Set& set, const Ridge& ground) {
  add_brook(set, ground, Crossing::none);
}

// A waterfall that feeds a river.
void waterfall(Set& set) {
  Landscape l = jungle();
  l.landmarks = {{"waterfall", props::cliff_with_fall, {}, 96, 116}};
  l.on_ground = brook;
  paint_landscape(set, l);
}

// A temple that plants have grown over.
void temple(Set& set) {
  Landscape l = jungle();
  l.landmarks = {{"temple", props::jungle_temple, {}, 82, 100}};
  l.ground.push_back({"column", props::broken_column, {}, 24, 32, 1});
  l.way = 1;
  paint_landscape(set, l);
}

void lily_lake(Set& set, const Ridge& ground) {
  add_lake(set, ground, Water::lilies);
  add_vines(set, set.stage().landscape() ? 6 : 4);
}

// A pool with water lilies under palms.
void jungle_lake(Set& set) {
  Landscape l = jungle();
  l.on_ground = lily_lake;
  paint_landscape(set, l);
}

}  // namespace

void paint_forest(Set& set) {
  paint_one_of(set, {clearing, between_trunks, by_the_brook, house_in_the_wood});
}

void paint_jungle(Set& set) {
  paint_one_of(set, {under_vines, waterfall, temple, jungle_lake});
}

}  // namespace drawing::places

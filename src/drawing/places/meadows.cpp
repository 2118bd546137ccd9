#include "drawing/places/arrangement.h"
#include "drawing/places/land_scenes.h"
#include "drawing/places/landscape.h"
#include "drawing/places/pieces.h"
#include "drawing/places/stock.h"
#include "drawing/props/outdoor_props.h"

namespace drawing::places {
namespace {

using namespace stock;

const std::vector<Prop> flower_corners = {{"flower", props::daisy, {}, 56, 74},
                                          {"flower", props::tulip, {}, 54, 70},
                                          {"grass", props::grass, {}, 26, 36}};
const std::vector<Prop> tall_corners = {{"flower", props::sunflower, {}, 96, 120},
                                        {"flower", props::daisy, {}, 80, 100},
                                        {"flower", props::tulip, {}, 74, 92}};
const std::vector<Prop> meadow_guests = {{"hare", nullptr, "1f407", 42, 50, 1},
                                         {"sheep", nullptr, "1f411", 46, 54, 1},
                                         {"hedgehog", nullptr, "1f994", 32, 38, 1}};
const std::vector<Prop> park_guests = {{"duck", nullptr, "1f986", 32, 38, 1},
                                       {"dog", nullptr, "own-hund", 42, 50, 1},
                                       {"squirrel", nullptr, "own-eichhoernchen", 34, 40, 1}};
const std::vector<Prop> garden_guests = {{"cat", nullptr, "own-katze", 42, 50, 1},
                                         {"hedgehog", nullptr, "1f994", 32, 38, 1},
                                         {"hare", nullptr, "1f407", 40, 46, 1}};

Landscape meadow() {
  Landscape l;
  l.distant = {{"tree", props::poplar, {}, 24, 34},
               {"bush", props::bush, {}, 10, 14},
               {"tree", props::tree, {}, 24, 32}};
  l.ground = {daisies, grasses, tulips, bells, daisies, grasses, ladybirds, snails, stones};
  l.air = {clouds, clouds, birds, small_clouds};
  l.near_air = {butterflies, bees};
  l.near_air_count = 2;
  l.ground_count = 13;
  l.way = 0;
  l.pond = 0;
  l.corners = flower_corners;
  l.guests = meadow_guests;
  return l;
}

// Wiese: a lone tree on rolling hills.
void under_the_tree(Set& set) {
  Landscape l = meadow();
  l.ground_name = "Baumwiese";
  l.landmarks = {{"tree", props::apple_tree, {}, 94, 116}, {"tree", props::tree, {}, 96, 118}};
  l.framing = {{"bush", props::bush, {}, 26, 34}};
  l.way = 0.4;
  paint_landscape(set, l);
}

void stepping_stones(Set& set, const Ridge& ground) {
  add_brook(set, ground,
            set.random().chance(0.5) && set.may_add("bridge") ? Crossing::bridge : Crossing::stones);
}

// A brook with reeds.
void meadow_brook(Set& set) {
  Landscape l = meadow();
  l.on_ground = stepping_stones;
  l.ground.push_back({"reeds", props::reeds, {}, 28, 38, 3});
  l.framing = {{"tree", props::tree, {}, 84, 106}};
  paint_landscape(set, l);
}

void fields(Set& set, const Ridge& hill) {
  add_fields(set, hill, hill.depth + 0.02);
}

// Fields, a windmill and a fence.
void by_the_windmill(Set& set) {
  Landscape l = meadow();
  l.behind = fields;
  l.landmarks = {{"windmill", props::windmill, {}, 78, 96}};
  l.fence = 0.7;
  l.way = 0.7;
  paint_landscape(set, l);
}

// Down among flowers taller than hares.
void among_tall_flowers(Set& set) {
  Landscape l = meadow();
  l.framing = {{"flower", props::sunflower, {}, 116, 150},
               {"flower", props::sunflower, {}, 100, 130},
               {"flower", props::daisy, {}, 90, 112}};
  l.corners = tall_corners;
  l.distant.clear();
  l.near_air_count = 4;
  l.ground_count = 9;
  paint_landscape(set, l);
}

Landscape garden() {
  Landscape l;
  l.ground_name = "Rasen";
  l.distant = {{"bush", props::bush, {}, 12, 17}, {"tree", props::tree, {}, 26, 36}};
  l.ground = {tulips, daisies, grasses, bells, tulips, snails, ladybirds, stones};
  l.air = {clouds, small_clouds, birds, clouds};
  l.near_air = {butterflies, bees};
  l.near_air_count = 2;
  l.way = 0;
  l.pond = 0;
  l.ground_count = 11;
  l.corners = flower_corners;
  l.guests = garden_guests;
  return l;
}

// Garten: the house behind its fence.
void before_the_house(Set& set) {
  Landscape l = garden();
  l.landmarks = {{"house", props::cottage, {}, 72, 88}};
  l.framing = {{"tree", props::apple_tree, {}, 96, 116}, {"bush", props::berry_bush, {}, 28, 36}};
  l.fence = 1;
  l.way = 0.6;
  l.ground.push_back({"pot", props::flower_pot, {}, 28, 36, 2});
  paint_landscape(set, l);
}

void beds(Set& set, const Ridge&) {
  set.fill_ground({{"bed", props::vegetable_bed, {}, 24, 30}}, 4, 26);
}

// Beds with vegetables, and the tools for them.
void vegetable_garden(Set& set) {
  Landscape l = garden();
  l.framing = {{"flower", props::sunflower, {}, 84, 108},
               {"flower", props::sunflower, {}, 74, 96},
               {"bird house", props::bird_house, {}, 70, 84}};
  l.ground = {{"bed", props::vegetable_bed, {}, 22, 27, 2}, tulips, grasses, daisies,
              {"pumpkin", props::pumpkin, {}, 20, 26, 2},   snails, stones};
  l.landmarks = {{"scarecrow", nullptr, "own-vogelscheuche", 70, 84},
                 {"tree", props::apple_tree, {}, 84, 100}};
  l.fence = 0.6;
  l.on_ground = beds;
  set.random().chance(0.5) ? l.ground.push_back({"can", props::watering_can, {}, 24, 30, 1})
                           : l.ground.push_back({"wheelbarrow", props::wheelbarrow, {}, 30, 38, 1});
  paint_landscape(set, l);
}

void garden_pond(Set& set, const Ridge& ground) {
  add_lake(set, ground, Water::lilies);
}

// A pond, roses over the way, a bench.
void rose_garden(Set& set) {
  Landscape l = garden();
  l.on_ground = garden_pond;
  l.landmarks = {{"flower", props::climbing_roses, {}, 78, 92}, {"bench", props::bench, {}, 24, 29}};
  l.framing = {{"bush", props::bush, {}, 28, 38},
               {"tree", props::apple_tree, {}, 96, 116},
               {"bird house", props::bird_house, {}, 66, 80}};
  l.ground.push_back({"pot", props::flower_pot, {}, 28, 36, 2});
  l.fence = 0.25;
  paint_landscape(set, l);
}

// A well and an orchard.
void orchard(Set& set) {
  Landscape l = garden();
  l.landmarks = {{"well", props::garden_well, {}, 56, 66}};
  l.framing = {{"tree", props::apple_tree, {}, 104, 126},
               {"tree", props::apple_tree, {}, 96, 116},
               {"tree", props::apple_tree, {}, 84, 100}};
  l.distant = {{"tree", props::apple_tree, {}, 30, 40}, {"bush", props::berry_bush, {}, 14, 19}};
  l.way = 0.8;
  paint_landscape(set, l);
}

Landscape park() {
  Landscape l;
  l.ground_name = "Parkwiese";
  l.distant = {{"tree", props::tree, {}, 28, 38},
               {"tree", props::poplar, {}, 30, 40},
               {"bush", props::bush, {}, 12, 16}};
  l.framing = {{"tree", props::tree, {}, 104, 130},
               {"lantern", props::lantern, {}, 82, 98},
               {"bush", props::bush, {}, 26, 34}};
  l.ground = {daisies, grasses, tulips, bushes, {"ball", props::beach_ball, {}, 16, 20, 1}, stones};
  l.air = {clouds, kites, birds, small_clouds};
  l.near_air = {butterflies};
  l.near_air_count = 1;
  l.way = 0;
  l.pond = 0;
  l.ground_count = 11;
  l.corners = flower_corners;
  l.guests = park_guests;
  return l;
}

// Park: a pond with water lilies.
void by_the_pond(Set& set) {
  Landscape l = park();
  l.on_ground = garden_pond;
  l.landmarks = {{"bench", props::bench, {}, 25, 30}};
  paint_landscape(set, l);
}

// A way with lanterns and a bench.
void park_way(Set& set) {
  Landscape l = park();
  l.way = 1;
  l.landmarks = {{"bench", props::bench, {}, 25, 30}, {"fountain", nullptr, "26f2", 70, 82}};
  l.framing = {{"lantern", props::lantern, {}, 88, 104},
               {"tree", props::tree, {}, 108, 132},
               {"lantern", props::lantern, {}, 74, 88}};
  paint_landscape(set, l);
}

// A pavilion beside a brook with its bridge.
void by_the_pavilion(Set& set) {
  Landscape l = park();
  l.landmarks = {{"house", props::pavilion, {}, 70, 86}};
  l.on_ground = stepping_stones;
  l.framing = {{"tree", props::tree, {}, 104, 130}, {"bush", props::bush, {}, 28, 36}};
  paint_landscape(set, l);
}

}  // namespace

void paint_meadow(Set& set) {
  paint_one_of(set, {under_the_tree, meadow_brook, by_the_windmill, among_tall_flowers});
}

void paint_garden(Set& set) {
  paint_one_of(set, {before_the_house, vegetable_garden, rose_garden, orchard});
}

void paint_park(Set& set) {
  paint_one_of(set, {by_the_pond, park_way, by_the_pavilion});
}

}  // namespace drawing::places

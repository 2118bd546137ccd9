#include "drawing/scenes/arrangement.h"
#include "drawing/scenes/land_scenes.h"
#include "drawing/scenes/landscape.h"
#include "drawing/scenes/outdoor_props.h"
#include "drawing/scenes/pieces.h"
#include "drawing/scenes/stock.h"

namespace drawing::scenes {
namespace {

using namespace stock;

const std::vector<Prop> flower_corners = {
    {"flower", daisy, {}, 56, 74}, {"flower", tulip, {}, 54, 70}, {"grass", grass, {}, 26, 36}};
const std::vector<Prop> tall_corners = {
    {"flower", sunflower, {}, 96, 120}, {"flower", daisy, {}, 80, 100}, {"flower", tulip, {}, 74, 92}};
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
  l.distant = {{"tree", poplar, {}, 24, 34}, {"bush", bush, {}, 10, 14}, {"tree", tree, {}, 24, 32}};
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
  l.landmarks = {{"tree", apple_tree, {}, 94, 116}, {"tree", tree, {}, 96, 118}};
  l.framing = {{"bush", bush, {}, 26, 34}};
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
  l.ground.push_back({"reeds", reeds, {}, 28, 38, 3});
  l.framing = {{"tree", tree, {}, 84, 106}};
  paint_landscape(set, l);
}

void fields(Set& set, const Ridge& hill) {
  add_fields(set, hill, hill.depth + 0.02);
}

// Fields, a windmill and a fence.
void by_the_windmill(Set& set) {
  Landscape l = meadow();
  l.behind = fields;
  l.landmarks = {{"windmill", windmill, {}, 78, 96}};
  l.fence = 0.7;
  l.way = 0.7;
  paint_landscape(set, l);
}

// Down among flowers taller than hares.
void among_tall_flowers(Set& set) {
  Landscape l = meadow();
  l.framing = {{"flower", sunflower, {}, 116, 150},
               {"flower", sunflower, {}, 100, 130},
               {"flower", daisy, {}, 90, 112}};
  l.corners = tall_corners;
  l.distant.clear();
  l.near_air_count = 4;
  l.ground_count = 9;
  paint_landscape(set, l);
}

Landscape garden() {
  Landscape l;
  l.ground_name = "Rasen";
  l.distant = {{"bush", bush, {}, 12, 17}, {"tree", tree, {}, 26, 36}};
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
  l.landmarks = {{"house", cottage, {}, 72, 88}};
  l.framing = {{"tree", apple_tree, {}, 96, 116}, {"bush", berry_bush, {}, 28, 36}};
  l.fence = 1;
  l.way = 0.6;
  l.ground.push_back({"pot", flower_pot, {}, 28, 36, 2});
  paint_landscape(set, l);
}

void beds(Set& set, const Ridge&) {
  set.fill_ground({{"bed", vegetable_bed, {}, 24, 30}}, 4, 26);
}

// Beds with vegetables, and the tools for them.
void vegetable_garden(Set& set) {
  Landscape l = garden();
  l.framing = {{"flower", sunflower, {}, 84, 108},
               {"flower", sunflower, {}, 74, 96},
               {"bird house", bird_house, {}, 70, 84}};
  l.ground = {{"bed", vegetable_bed, {}, 22, 27, 2}, tulips, grasses, daisies,
              {"pumpkin", pumpkin, {}, 20, 26, 2},   snails, stones};
  l.landmarks = {{"scarecrow", nullptr, "own-vogelscheuche", 70, 84}, {"tree", apple_tree, {}, 84, 100}};
  l.fence = 0.6;
  l.on_ground = beds;
  set.random().chance(0.5) ? l.ground.push_back({"can", watering_can, {}, 24, 30, 1})
                           : l.ground.push_back({"wheelbarrow", wheelbarrow, {}, 30, 38, 1});
  paint_landscape(set, l);
}

void garden_pond(Set& set, const Ridge& ground) {
  add_lake(set, ground, Water::lilies);
}

// A pond, roses over the way, a bench.
void rose_garden(Set& set) {
  Landscape l = garden();
  l.on_ground = garden_pond;
  l.landmarks = {{"flower", climbing_roses, {}, 78, 92}, {"bench", bench, {}, 24, 29}};
  l.framing = {
      {"bush", bush, {}, 28, 38}, {"tree", apple_tree, {}, 96, 116}, {"bird house", bird_house, {}, 66, 80}};
  l.ground.push_back({"pot", flower_pot, {}, 28, 36, 2});
  l.fence = 0.25;
  paint_landscape(set, l);
}

// A well and an orchard.
void orchard(Set& set) {
  Landscape l = garden();
  l.landmarks = {{"well", garden_well, {}, 56, 66}};
  l.framing = {{"tree", apple_tree, {}, 104, 126},
               {"tree", apple_tree, {}, 96, 116},
               {"tree", apple_tree, {}, 84, 100}};
  l.distant = {{"tree", apple_tree, {}, 30, 40}, {"bush", berry_bush, {}, 14, 19}};
  l.way = 0.8;
  paint_landscape(set, l);
}

Landscape park() {
  Landscape l;
  l.ground_name = "Parkwiese";
  l.distant = {{"tree", tree, {}, 28, 38}, {"tree", poplar, {}, 30, 40}, {"bush", bush, {}, 12, 16}};
  l.framing = {{"tree", tree, {}, 104, 130}, {"lantern", lantern, {}, 82, 98}, {"bush", bush, {}, 26, 34}};
  l.ground = {daisies, grasses, tulips, bushes, {"ball", beach_ball, {}, 16, 20, 1}, stones};
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
  l.landmarks = {{"bench", bench, {}, 25, 30}};
  paint_landscape(set, l);
}

// A way with lanterns and a bench.
void park_way(Set& set) {
  Landscape l = park();
  l.way = 1;
  l.landmarks = {{"bench", bench, {}, 25, 30}, {"fountain", nullptr, "26f2", 70, 82}};
  l.framing = {
      {"lantern", lantern, {}, 88, 104}, {"tree", tree, {}, 108, 132}, {"lantern", lantern, {}, 74, 88}};
  paint_landscape(set, l);
}

// A pavilion beside a brook with its bridge.
void by_the_pavilion(Set& set) {
  Landscape l = park();
  l.landmarks = {{"house", pavilion, {}, 70, 86}};
  l.on_ground = stepping_stones;
  l.framing = {{"tree", tree, {}, 104, 130}, {"bush", bush, {}, 28, 36}};
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

}  // namespace drawing::scenes

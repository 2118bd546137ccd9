#include "drawing/scenes/land_scenes.h"

#include "drawing/scenes/landscape.h"

namespace drawing::scenes {
namespace {

// Props that several scenes share; sizes are heights on an A4 page in millimetres.
const Prop daisies = {"flower", daisy, {}, 26, 38};
const Prop tulips = {"flower", tulip, {}, 27, 38};
const Prop bells = {"flower", bellflower, {}, 27, 36};
const Prop grasses = {"grass", grass, {}, 12, 18};
const Prop stones = {"stone", stone, {}, 8, 13};
const Prop pebble_heaps = {"stone", pebbles, {}, 8, 11};
const Prop mushrooms = {"mushroom", mushroom, {}, 20, 29, 3};
const Prop bushes = {"bush", bush, {}, 20, 28};
const Prop stumps = {"stump", stump, {}, 17, 22, 2};
const Prop leaves = {"leaf", fallen_leaf, {}, 11, 16};
const Prop pumpkins = {"pumpkin", pumpkin, {}, 16, 26};
const Prop snails = {"snail", snail, {}, 14, 19, 1};
const Prop ladybirds = {"insect", ladybird, {}, 11, 15, 1};
const Prop butterflies = {"insect", butterfly, {}, 19, 28, 2};
const Prop bees = {"insect", bee, {}, 14, 19, 2};
const Prop birds = {"bird", bird, {}, 18, 24, 2};
const Prop kites = {"kite", kite, {}, 38, 48, 1};
const Prop balloons = {"balloon", balloon, {}, 34, 46};
const Prop clouds_small = {"cloud", cloud, {}, 12, 18};
const Prop drops = {"raindrop", raindrop, {}, 9, 14};
const Prop flakes = {"snowflake", snowflake, {}, 6, 14};
// Plants tall enough to stand in a lower corner, before everything else.
const std::vector<Prop> flower_corners = {
    {"flower", daisy, {}, 56, 74}, {"flower", tulip, {}, 54, 70}, {"grass", grass, {}, 26, 36}};
const std::vector<Prop> leaf_corners = {{"leaf", jungle_leaves, {}, 48, 64}, {"fern", fern, {}, 40, 52}};
const std::vector<Prop> wood_corners = {
    {"fern", fern, {}, 40, 52}, {"mushroom", mushroom, {}, 36, 48}, {"grass", grass, {}, 26, 36}};
const std::vector<Prop> grass_corners = {{"grass", grass, {}, 28, 40}};
const Prop stars_small = {"star", star_prop, {}, 7, 13};

}  // namespace

void paint_meadow(Set& set) {
  Landscape l;
  l.landmarks = {
      {"tree", tree, {}, 74, 96}, {"tree", apple_tree, {}, 74, 92}, {"windmill", windmill, {}, 66, 84}};
  l.distant = {{"tree", poplar, {}, 22, 32}, {"bush", bush, {}, 9, 13}, {"tree", tree, {}, 22, 30}};
  l.framing = {{"bush", bush, {}, 26, 34}};
  l.ground = {daisies, grasses, tulips, bells, stones, daisies, grasses, ladybirds, snails};
  l.air = {cloud_prop, cloud_prop, butterflies, clouds_small, birds};
  l.ground_count = 13;
  l.pond = 0.2;
  l.corners = flower_corners;
  paint_landscape(set, l);
}

void paint_garden(Set& set) {
  Landscape l;
  l.ground_name = "Rasen";
  l.landmarks = {
      {"house", cottage, {}, 62, 76}, {"tree", apple_tree, {}, 78, 98}, {"sunflower", sunflower, {}, 60, 72}};
  l.framing = {
      {"tree", apple_tree, {}, 96, 116}, {"bush", berry_bush, {}, 26, 34}, {"flower", sunflower, {}, 62, 78}};
  l.distant = {{"bush", bush, {}, 10, 15}, {"tree", tree, {}, 24, 32}};
  l.ground = {tulips, daisies, grasses, bells, tulips, stones, snails, ladybirds, mushrooms};
  l.air = {cloud_prop, butterflies, cloud_prop, bees, clouds_small};
  l.fence = 0.75;
  l.way = 0.4;
  l.pond = 0.12;
  l.ground_count = 12;
  l.corners = flower_corners;
  paint_landscape(set, l);
}

void paint_forest(Set& set) {
  Landscape l;
  l.ground_name = "Waldboden";
  l.landmarks = {{"tree", fir, {}, 88, 112}, {"tree", tree, {}, 88, 108}};
  l.distant = {{"tree", fir, {}, 30, 46}, {"tree", fir, {}, 34, 50}, {"tree", poplar, {}, 34, 46}};
  l.framing = {{"tree", fir, {}, 112, 146}, {"tree", tree, {}, 110, 140}, {"tree", fir, {}, 96, 120}};
  l.ground = {mushrooms, {"fern", fern, {}, 20, 28}, stumps, grasses, leaves, stones, mushrooms, bushes,
              snails};
  l.air = {clouds_small, birds, cloud_prop};
  l.way = 0.5;
  l.pond = 0.1;
  l.air_count = 3;
  l.ground_count = 12;
  l.corners = wood_corners;
  paint_landscape(set, l);
}

void paint_winter(Set& set) {
  Landscape l;
  l.ground_name = "Schnee";
  l.heaven = Heaven::clouds;
  l.landmarks = {
      {"snowman", snowman, {}, 66, 82}, {"house", cottage, {}, 58, 72}, {"tree", snowy_fir, {}, 84, 106}};
  l.distant = {
      {"tree", snowy_fir, {}, 28, 42}, {"tree", snowy_fir, {}, 30, 44}, {"house", cottage, {}, 24, 30}};
  l.framing = {
      {"tree", snowy_fir, {}, 104, 132}, {"tree", bare_tree, {}, 90, 112}, {"tree", snowy_fir, {}, 84, 100}};
  l.ground = {{"snowballs", snowball_heap, {}, 15, 20},
              stones,
              {"tree", snowy_fir, {}, 30, 40},
              stumps,
              {"snowman", snowman, {}, 34, 42}};
  l.air = {flakes, flakes, {"snowflake", snowflake, {}, 12, 20}, flakes, flakes, cloud_prop};
  l.pond = 0.3;
  l.way = 0.25;
  l.ground_count = 6;
  l.air_count = 15;
  paint_landscape(set, l);
}

void paint_jungle(Set& set) {
  Landscape l;
  l.ground_name = "Dschungelboden";
  l.landmarks = {{"tree", palm, {}, 100, 128}};
  l.distant = {{"tree", palm, {}, 36, 52}, {"bush", bush, {}, 14, 20}, {"tree", tree, {}, 32, 44}};
  l.framing = {
      {"tree", palm, {}, 116, 150}, {"leaf", jungle_leaves, {}, 44, 60}, {"tree", palm, {}, 100, 124}};
  l.ground = {
      {"leaf", jungle_leaves, {}, 22, 34}, {"fern", fern, {}, 22, 32}, grasses, daisies, stones, mushrooms};
  l.air = {butterflies, cloud_prop, birds, clouds_small};
  l.pond = 0.3;
  l.way = 0.2;
  l.ground_count = 12;
  l.corners = leaf_corners;
  paint_landscape(set, l);
}

void paint_desert(Set& set) {
  Landscape l;
  l.ground_name = "Wüstensand";
  l.distance = Distance::dunes;
  l.landmarks = {{"cactus", cactus, {}, 66, 90}, {"tree", palm, {}, 78, 100}};
  l.distant = {{"cactus", cactus, {}, 20, 30}, {"tree", palm, {}, 26, 36}, {"stone", stone, {}, 9, 14}};
  l.framing = {{"cactus", cactus, {}, 74, 100}};
  l.ground = {stones,  {"cactus", cactus, {}, 26, 40},       pebble_heaps,
              grasses, {"lizard", nullptr, "1f98e", 26, 32}, stones};
  l.air = {clouds_small, cloud_prop};
  l.way = 0.15;
  l.pond = 0.25;
  l.air_count = 3;
  l.ground_count = 9;
  paint_landscape(set, l);
}

void paint_mountains(Set& set) {
  Landscape l;
  l.distance = Distance::mountains;
  l.landmarks = {{"house", cottage, {}, 40, 50}, {"tree", fir, {}, 70, 92}};
  l.distant = {{"tree", fir, {}, 22, 34}, {"tree", fir, {}, 26, 38}};
  l.framing = {{"tree", fir, {}, 86, 112}, {"stone", stone, {}, 20, 30}};
  l.ground = {grasses, stones, daisies, bells, pebble_heaps, bushes};
  l.air = {cloud_prop, clouds_small, birds};
  l.way = 0.5;
  l.pond = 0.3;
  l.ground_count = 11;
  l.corners = flower_corners;
  paint_landscape(set, l);
}

void paint_autumn(Set& set) {
  Landscape l;
  l.landmarks = {{"tree", tree, {}, 84, 106}, {"tree", apple_tree, {}, 84, 104}};
  l.distant = {{"tree", tree, {}, 26, 36}, {"tree", bare_tree, {}, 28, 38}, {"house", cottage, {}, 22, 28}};
  l.framing = {{"tree", tree, {}, 104, 130}, {"tree", bare_tree, {}, 90, 116}};
  l.ground = {leaves, pumpkins, mushrooms, leaves, leaves, grasses, leaves};
  l.air = {leaves, kites, cloud_prop, leaves, leaves};
  l.fence = 0.35;
  l.ground_count = 14;
  l.air_count = 8;
  l.corners = wood_corners;
  paint_landscape(set, l);
}

void paint_night(Set& set) {
  Landscape l;
  l.heaven = Heaven::moon;
  l.landmarks = {{"house", cottage, {}, 56, 72}, {"tree", tree, {}, 80, 100}};
  l.distant = {{"tree", fir, {}, 24, 34}, {"house", cottage, {}, 20, 26}, {"tree", poplar, {}, 26, 34}};
  l.framing = {{"tree", fir, {}, 94, 118}, {"bush", bush, {}, 26, 34}};
  l.ground = {grasses, daisies, stones, mushrooms, bushes, bells};
  l.air = {star_sky_prop, star_sky_prop, stars_small, cloud_prop, stars_small};
  l.air_count = 12;
  l.ground_count = 9;
  l.corners = grass_corners;
  paint_landscape(set, l);
}

void paint_rain(Set& set) {
  Landscape l;
  l.heaven = Heaven::clouds;
  l.landmarks = {{"house", cottage, {}, 60, 74}, {"tree", tree, {}, 80, 98}};
  l.distant = {{"tree", tree, {}, 24, 32}, {"bush", bush, {}, 10, 14}};
  l.framing = {{"bush", bush, {}, 26, 34}, {"tree", tree, {}, 92, 112}};
  l.ground = {{"puddle", puddle, {}, 9, 13}, grasses, daisies, snails, {"puddle", puddle, {}, 8, 12}, tulips};
  l.air = {{"cloud", cloud, {}, 22, 30}, drops, drops, drops, {"cloud", cloud, {}, 20, 28}, drops, drops};
  l.air_count = 20;
  l.ground_count = 9;
  l.corners = flower_corners;
  paint_landscape(set, l);
}

void paint_savanna(Set& set) {
  Landscape l;
  l.ground_name = "Savanne";
  l.distance = Distance::flat;
  l.landmarks = {{"tree", acacia, {}, 80, 104}};
  l.distant = {{"tree", acacia, {}, 26, 38}, {"bush", bush, {}, 9, 13}, {"stone", stone, {}, 8, 12}};
  l.framing = {{"tree", acacia, {}, 96, 124}, {"bush", bush, {}, 24, 30}};
  l.ground = {{"grass", grass, {}, 14, 22}, stones, {"grass", grass, {}, 15, 24}, pebble_heaps, bushes};
  l.air = {cloud_prop, clouds_small, birds};
  l.pond = 0.4;
  l.way = 0.15;
  l.air_count = 4;
  l.ground_count = 12;
  l.corners = grass_corners;
  paint_landscape(set, l);
}

void paint_park(Set& set) {
  Landscape l;
  l.landmarks = {{"tree", tree, {}, 84, 106}, {"tent", tent, {}, 60, 74}};
  l.distant = {{"tree", tree, {}, 26, 34}, {"tree", poplar, {}, 28, 36}, {"house", town_house, {}, 30, 40}};
  l.framing = {{"tree", tree, {}, 100, 126}, {"lantern", lantern, {}, 78, 92}, {"bush", bush, {}, 24, 32}};
  l.ground = {daisies, grasses, {"ball", beach_ball, {}, 16, 20}, tulips, stones, bushes};
  l.air = {cloud_prop, kites, cloud_prop, birds, balloons};
  l.way = 0.85;
  l.pond = 0.35;
  l.fence = 0.2;
  l.corners = flower_corners;
  paint_landscape(set, l);
}

void paint_neutral(Set& set) {
  Landscape l;
  l.distant = {{"bush", bush, {}, 9, 13}, {"tree", tree, {}, 22, 30}};
  l.framing = {{"bush", bush, {}, 24, 32}};
  l.ground = {daisies, grasses, stones, grasses, tulips};
  l.air = {cloud_prop, clouds_small, cloud_prop};
  l.ground_count = 8;
  l.air_count = 4;
  l.way = 0.25;
  l.pond = 0;
  paint_landscape(set, l);
}

}  // namespace drawing::scenes

#include "drawing/scenes/curves.h"
#include "drawing/scenes/estate_things.h"
#include "drawing/scenes/fairground.h"
#include "drawing/scenes/feast_things.h"
#include "drawing/scenes/furniture.h"
#include "drawing/scenes/guests.h"
#include "drawing/scenes/interior.h"
#include "drawing/scenes/kitchenware.h"
#include "drawing/scenes/landscape.h"
#include "drawing/scenes/place_scenes.h"
#include "drawing/scenes/school_things.h"

namespace drawing::scenes {
namespace {

const Prop presents = {"present", present, {}, 22, 30, 3};
const Prop balloons = {"balloon", balloon, {}, 38, 50};
const Prop large_balloons = {"balloon", balloon, {}, 50, 64};
const Prop stars_small = {"star", star_prop, {}, 8, 13};
const Prop hearts_small = {"heart", heart, {}, 9, 13};
const Prop notes = {"note", music_note, {}, 13, 18};
const Prop hats = {"hat", party_hat, {}, 26, 32, 2};
const Prop muffins = {"cake", muffin, {}, 18, 23, 2};
const Prop daisies = {"flower", daisy, {}, 24, 34};
const Prop tulips = {"flower", tulip, {}, 26, 36};
const Prop grasses = {"grass", grass, {}, 12, 17};
const Prop clouds_small = {"cloud", cloud, {}, 12, 18};
const Prop birds = {"bird", bird, {}, 18, 24, 2};
const Prop balls = {"ball", beach_ball, {}, 16, 20, 1};
const Prop pictures = {"picture", wall_picture, {}, 26, 32, 2};
const std::vector<Prop> party_floor = {
    presents, hats, balls, muffins, presents, {"bear", nullptr, "1f9f8", 28, 34, 1}, stars_small};
const std::vector<Prop> flower_corners = {
    {"flower", daisy, {}, 54, 70}, {"flower", tulip, {}, 52, 68}, {"grass", grass, {}, 26, 36}};

void paint_party_room(Set& set) {
  hang_bunting(set, set.stage().y(0.015));
  const Ridge floor = build_room(set, Floor::boards, Wall::panelled);
  if (!furnish(set, {"cake", party_table, {}, 84, 96}, floor, Side::free))
    furnish(set, {"drawers", chest_of_drawers, {}, 54, 62}, floor, Side::free);
  furnish(set, {"present", present_pile, {}, 58, 66}, floor, Side::other);
  put_on_wall(set, {"window", room_window, {}, 72, 84}, Side::other, 0.12);
  lay_rug(set);
  set.fill_ground(party_floor, 5, 13);
  set.fill_sky({large_balloons}, 2, 28);
  set.fill_sky({stars_small, hearts_small, balloons, notes}, 7, 13);
}

void paint_garden_party(Set& set) {
  hang_lamps(set, set.stage().y(0.015));
  Landscape l;
  l.ground_name = "Garten";
  l.heaven = Heaven::clouds;
  l.distant = {{"tree", tree, {}, 24, 34}, {"bush", bush, {}, 10, 14}};
  l.pieces = {{"cake", party_table, {}, 80, 92}, {"present", present_pile, {}, 50, 58}};
  l.framing = {{"tree", apple_tree, {}, 96, 116}};
  l.ground = {presents, daisies, hats, grasses, balls, tulips};
  l.air = {{"lantern", paper_lantern, {}, 34, 42, 4},
           balloons,
           cloud_prop,
           {"insect", butterfly, {}, 18, 24, 2},
           clouds_small};
  l.air_count = 7;
  l.ground_count = 8;
  l.fence = 0.6;
  l.pond = 0;
  l.corners = flower_corners;
  paint_landscape(set, l);
}

void paint_balloon_hall(Set& set) {
  hang_garland(set, set.stage().y(0.015));
  const Ridge floor = build_room(set, Floor::tiles, Wall::plain);
  furnish(set, {"balloon", balloon_arch, {}, 104, 118}, floor, Side::middle);
  furnish(set, {"present", present_pile, {}, 54, 62}, floor, Side::free);
  furnish(set, {"cake", layer_cake, {}, 60, 70}, floor, Side::other);
  set.fill_ground(party_floor, 6, 12);
  set.fill_sky({{"lantern", paper_lantern, {}, 34, 42, 3}, large_balloons, stars_small, notes, hearts_small},
               9, 13);
}

void paint_christmas_room(Set& set) {
  hang_garland(set, set.stage().y(0.015));
  const Ridge floor = build_room(set, Floor::boards, Wall::panelled);
  furnish(set, {"tree", christmas_tree, {}, 112, 126}, floor, Side::free);
  furnish(set, {"fireplace", fireplace, {}, 70, 80}, floor, Side::other);
  put_on_wall(set, pictures, Side::other, 0.13);
  lay_rug(set);
  set.fill_ground({presents,
                   {"bear", nullptr, "1f9f8", 28, 34, 1},
                   {"train", toy_train, {}, 18, 23, 1},
                   presents,
                   {"candle", candle, {}, 22, 28, 2},
                   {"gingerbread", nullptr, "own-lebkuchenmann", 26, 32, 1}},
                  5, 13);
  set.fill_sky(
      {{"bauble", bauble, {}, 22, 30, 3}, {"star", christmas_star, {}, 22, 30, 3}, pictures, hearts_small}, 5,
      16);
}

void paint_christmas_village(Set& set) {
  Landscape l;
  l.ground_name = "Schnee";
  l.heaven = set.random().chance(0.5) ? Heaven::moon : Heaven::clouds;
  l.pieces = {{"tree", christmas_tree, {}, 104, 122},
              {"house", snowy_house, {}, 66, 78},
              {"snowman", snowman, {}, 62, 74}};
  l.distant = {
      {"house", snowy_house, {}, 26, 34}, {"tree", snowy_fir, {}, 28, 40}, {"tree", snowy_fir, {}, 26, 36}};
  l.framing = {{"tree", snowy_fir, {}, 92, 116}};
  l.ground = {presents,
              {"snowballs", snowball_heap, {}, 14, 18, 1},
              {"sledge", nullptr, "own-schlitten", 24, 30, 1},
              {"tree", snowy_fir, {}, 28, 36, 2},
              presents};
  l.air = {{"star", christmas_star, {}, 20, 28, 3},
           {"snowflake", snowflake, {}, 10, 16},
           stars_small,
           {"snowflake", snowflake, {}, 7, 12},
           clouds_small};
  l.way = 0.4;
  l.pond = 0;
  l.air_count = 13;
  l.ground_count = 6;
  paint_landscape(set, l);
}

void paint_christmas_market(Set& set) {
  hang_lamps(set, set.stage().y(0.015));
  Landscape l;
  l.ground_name = "Marktplatz";
  l.heaven = Heaven::clouds;
  l.distant = {{"house", snowy_house, {}, 30, 40},
               {"house", snowy_house, {}, 26, 34},
               {"tree", snowy_fir, {}, 26, 36}};
  l.pieces = {
      {"stall", stall, {}, 74, 84}, {"tree", christmas_tree, {}, 102, 118}, {"stall", stall, {}, 66, 74}};
  l.framing = {{"lantern", lantern, {}, 80, 92}};
  l.ground = {presents,
              {"sweet", gingerbread_heart, {}, 18, 23, 2},
              {"snowballs", snowball_heap, {}, 14, 18, 1},
              {"candle", candle, {}, 24, 30, 2},
              {"gingerbread", nullptr, "own-lebkuchenmann", 26, 32, 1},
              {"barrel", barrel, {}, 24, 30, 1}};
  l.air = {{"snowflake", snowflake, {}, 9, 15},
           {"star", christmas_star, {}, 20, 27, 3},
           {"snowflake", snowflake, {}, 7, 11},
           stars_small};
  l.pond = 0;
  l.air_count = 11;
  l.ground_count = 7;
  paint_landscape(set, l);
}

Landscape easter_land() {
  Landscape l;
  l.distant = {{"bush", bush, {}, 10, 15}, {"tree", tree, {}, 24, 32}};
  l.air = {cloud_prop, {"insect", butterfly, {}, 18, 26, 2}, clouds_small, birds};
  l.corners = flower_corners;
  l.pond = 0;
  l.ground_count = 11;
  return l;
}

const Prop eggs = {"egg", egg, {}, 15, 19, 5};
const Prop chicks = {"hen", nullptr, "1f424", 18, 22, 2};

void paint_easter_meadow(Set& set) {
  Landscape l = easter_land();
  l.pieces = {{"house", hare_house, {}, 80, 94}, {"egg", egg_nest, {}, 30, 36}};
  l.framing = {{"bush", berry_bush, {}, 28, 36}, {"tree", tree, {}, 90, 110}};
  l.ground = {eggs, tulips, grasses, eggs, daisies, chicks, {"mushroom", mushroom, {}, 20, 26, 1}};
  l.way = 0.5;
  paint_landscape(set, l);
}

void paint_easter_garden(Set& set) {
  Landscape l = easter_land();
  l.ground_name = "Garten";
  l.pieces = {{"egg", egg_tree, {}, 94, 108}, {"house", cottage, {}, 62, 72}};
  l.framing = {{"bush", berry_bush, {}, 26, 34}};
  l.ground = {tulips,
              eggs,
              daisies,
              grasses,
              tulips,
              {"egg", egg_nest, {}, 20, 25, 2},
              {"flower", bellflower, {}, 26, 34}};
  l.fence = 1;
  paint_landscape(set, l);
}

void paint_easter_workshop(Set& set) {
  hang_bunting(set, set.stage().y(0.015));
  Landscape l = easter_land();
  l.heaven = Heaven::clouds;
  l.pieces = {{"egg", painting_table, {}, 64, 74}, {"house", hen_house, {}, 66, 76}};
  l.framing = {{"tree", apple_tree, {}, 94, 114}};
  l.ground = {eggs,
              {"paint", paint_pots, {}, 18, 23, 1},
              grasses,
              chicks,
              {"basket", nullptr, "own-osterkorb", 28, 34, 1},
              daisies,
              eggs,
              {"bucket", bucket, {}, 18, 22, 1}};
  paint_landscape(set, l);
}

const Prop pumpkins = {"pumpkin", pumpkin, {}, 17, 26};
const Prop jack = {"pumpkin", nullptr, "1f383", 24, 31, 2};
const Prop bats = {"bat", nullptr, "1f987", 22, 30, 2};
const Prop webs = {"web", cobweb, {}, 28, 36, 1};

Landscape spooky_land() {
  Landscape l;
  l.heaven = Heaven::moon;
  l.distant = {
      {"tree", bare_tree, {}, 30, 42}, {"house", haunted_house, {}, 24, 32}, {"bush", bush, {}, 10, 14}};
  l.framing = {{"tree", bare_tree, {}, 100, 126}};
  l.ground = {
      pumpkins, jack, grasses, {"mushroom", mushroom, {}, 20, 27, 2}, pumpkins, {"stone", stone, {}, 9, 13}};
  l.air = {bats, stars_small, cloud_prop, star_sky_prop, {"ghost", nullptr, "1f47b", 24, 30, 1}};
  l.corners = {{"grass", grass, {}, 28, 40}};
  l.pond = 0;
  l.air_count = 8;
  l.ground_count = 9;
  return l;
}

void paint_haunted_hill(Set& set) {
  Landscape l = spooky_land();
  l.pieces = {{"house", haunted_house, {}, 96, 114}};
  l.fence = 0.6;
  l.way = 0.7;
  paint_landscape(set, l);
}

void paint_pumpkin_field(Set& set) {
  Landscape l = spooky_land();
  l.ground_name = "Kürbisfeld";
  l.pieces = {{"scarecrow", nullptr, "own-vogelscheuche", 74, 84},
              {"pumpkin", pumpkin, {}, 46, 54},
              {"tree", bare_tree, {}, 88, 102}};
  l.ground = {pumpkins,
              pumpkins,
              jack,
              grasses,
              pumpkins,
              {"hay", hay_bale, {}, 20, 25, 1},
              {"leaf", fallen_leaf, {}, 11, 15}};
  l.fence = 0.8;
  paint_landscape(set, l);
}

void paint_witch_kitchen(Set& set) {
  const Ridge floor = build_room(set, Floor::boards, Wall::plain);
  hang_bunting(set, set.stage().y(0.015));
  furnish(set, {"cauldron", cauldron, {}, 68, 80}, floor, Side::free);
  furnish(set, {"fireplace", fireplace, {}, 66, 76}, floor, Side::other);
  put_on_wall(set, {"potion", potion_shelf, {}, 54, 64}, Side::other, 0.11);
  put_on_wall(set, {"window", arched_window, {}, 62, 74}, Side::free, 0.11);
  set.fill_ground({jack,
                   {"broom", broom, {}, 44, 54, 1},
                   pumpkins,
                   {"candle", candle, {}, 24, 30, 2},
                   {"book", book_pile, {}, 18, 23, 1},
                   {"mushroom", mushroom, {}, 20, 26, 1},
                   {"spider", nullptr, "1f577", 20, 26, 1}},
                  6, 13);
  set.fill_sky(
      {webs, bats, stars_small, {"moon", moon, {}, 20, 26, 1}, {"potion", potion_shelf, {}, 40, 48, 1}, webs},
      5, 17);
}

}  // namespace

void paint_birthday(Set& set) {
  invite(set, {"own-clown", "own-kind", "1f382", "own-katze"});
  switch (set.random().below(3)) {
    case 0:
      return paint_party_room(set);
    case 1:
      return paint_garden_party(set);
    default:
      return paint_balloon_hall(set);
  }
}

void paint_christmas(Set& set) {
  invite(set, {"own-rentier", "own-weihnachtsmann", "26c4", "own-engel"});
  switch (set.random().below(3)) {
    case 0:
      return paint_christmas_room(set);
    case 1:
      return paint_christmas_village(set);
    default:
      return paint_christmas_market(set);
  }
}

void paint_easter(Set& set) {
  invite(set, {"1f411", "own-osterhase", "1f407", "own-osterkorb"});
  switch (set.random().below(3)) {
    case 0:
      return paint_easter_meadow(set);
    case 1:
      return paint_easter_garden(set);
    default:
      return paint_easter_workshop(set);
  }
}

void paint_halloween(Set& set) {
  invite(set, {"own-hexe", "own-vampir", "1f47b", "1f383"});
  switch (set.random().below(3)) {
    case 0:
      return paint_haunted_hill(set);
    case 1:
      return paint_pumpkin_field(set);
    default:
      return paint_witch_kitchen(set);
  }
}

}  // namespace drawing::scenes

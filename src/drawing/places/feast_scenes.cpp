#include "drawing/places/arrangement.h"
#include "drawing/places/guests.h"
#include "drawing/places/interior.h"
#include "drawing/places/landscape.h"
#include "drawing/places/place_scenes.h"
#include "drawing/props/estate_things.h"
#include "drawing/props/fairground.h"
#include "drawing/props/feast_things.h"
#include "drawing/props/furniture.h"
#include "drawing/props/kitchenware.h"
#include "drawing/props/school_things.h"
#include "geometry/outlines.h"

namespace drawing::places {
namespace {

const Prop presents = {"present", props::present, {}, 22, 30, 3};
const Prop balloons = {"balloon", props::balloon, {}, 38, 50};
const Prop large_balloons = {"balloon", props::balloon, {}, 50, 64};
const Prop stars_small = {"star", props::star_prop, {}, 8, 13};
const Prop hearts_small = {"heart", props::heart, {}, 9, 13};
const Prop notes = {"note", props::music_note, {}, 13, 18};
const Prop hats = {"hat", props::party_hat, {}, 26, 32, 2};
const Prop muffins = {"cake", props::muffin, {}, 18, 23, 2};
const Prop daisies = {"flower", props::daisy, {}, 24, 34};
const Prop tulips = {"flower", props::tulip, {}, 26, 36};
const Prop grasses = {"grass", props::grass, {}, 12, 17};
const Prop clouds_small = {"cloud", props::cloud, {}, 12, 18};
const Prop birds = {"bird", props::bird, {}, 18, 24, 2};
const Prop balls = {"ball", props::beach_ball, {}, 16, 20, 1};
const Prop pictures = {"picture", props::wall_picture, {}, 26, 32, 2};
const std::vector<Prop> party_floor = {
    presents, hats, balls, muffins, presents, {"bear", nullptr, "1f9f8", 28, 34, 1}, stars_small};
const std::vector<Prop> flower_corners = {{"flower", props::daisy, {}, 54, 70},
                                          {"flower", props::tulip, {}, 52, 68},
                                          {"grass", props::grass, {}, 26, 36}};

void paint_party_room(Set& set) {
  hang_bunting(set, set.stage().y(0.015));
  const Ridge floor = build_room(set, Floor::boards, Wall::panelled);
  if (!furnish(set, {"cake", props::party_table, {}, 84, 96}, floor, Side::free))
    furnish(set, {"drawers", props::chest_of_drawers, {}, 54, 62}, floor, Side::free);
  furnish(set, {"present", props::present_pile, {}, 58, 66}, floor, Side::other);
  put_on_wall(set, {"window", props::room_window, {}, 72, 84}, Side::other, 0.12);
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
  l.distant = {{"tree", props::tree, {}, 24, 34}, {"bush", props::bush, {}, 10, 14}};
  l.pieces = {{"cake", props::party_table, {}, 80, 92}, {"present", props::present_pile, {}, 50, 58}};
  l.framing = {{"tree", props::apple_tree, {}, 96, 116}};
  l.ground = {presents, daisies, hats, grasses, balls, tulips};
  l.air = {{"lantern", props::paper_lantern, {}, 34, 42, 4},
           balloons,
           cloud_prop,
           {"insect", props::butterfly, {}, 18, 24, 2},
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
  furnish(set, {"balloon", props::balloon_arch, {}, 104, 118}, floor, Side::middle);
  furnish(set, {"present", props::present_pile, {}, 54, 62}, floor, Side::free);
  furnish(set, {"cake", props::layer_cake, {}, 60, 70}, floor, Side::other);
  set.fill_ground(party_floor, 6, 12);
  set.fill_sky(
      {{"lantern", props::paper_lantern, {}, 34, 42, 3}, large_balloons, stars_small, notes, hearts_small}, 9,
      13);
}

void paint_christmas_room(Set& set) {
  hang_garland(set, set.stage().y(0.015));
  const Ridge floor = build_room(set, Floor::boards, Wall::panelled);
  furnish(set, {"tree", props::christmas_tree, {}, 112, 126}, floor, Side::free);
  furnish(set, {"fireplace", props::fireplace, {}, 70, 80}, floor, Side::other);
  put_on_wall(set, pictures, Side::other, 0.13);
  lay_rug(set);
  set.fill_ground({presents,
                   {"bear", nullptr, "1f9f8", 28, 34, 1},
                   {"train", props::toy_train, {}, 18, 23, 1},
                   presents,
                   {"candle", props::candle, {}, 22, 28, 2},
                   {"gingerbread", nullptr, "own-lebkuchenmann", 26, 32, 1}},
                  5, 13);
  set.fill_sky({{"bauble", props::bauble, {}, 22, 30, 3},
                {"star", props::christmas_star, {}, 22, 30, 3},
                pictures,
                hearts_small},
               5, 16);
}

void paint_christmas_village(Set& set) {
  Landscape l;
  l.ground_name = "Schnee";
  l.heaven = set.random().chance(0.5) ? Heaven::moon : Heaven::clouds;
  l.pieces = {{"tree", props::christmas_tree, {}, 104, 122},
              {"house", props::snowy_house, {}, 66, 78},
              {"snowman", props::snowman, {}, 62, 74}};
  l.distant = {{"house", props::snowy_house, {}, 26, 34},
               {"tree", props::snowy_fir, {}, 28, 40},
               {"tree", props::snowy_fir, {}, 26, 36}};
  l.framing = {{"tree", props::snowy_fir, {}, 92, 116}};
  l.ground = {presents,
              {"snowballs", props::snowball_heap, {}, 14, 18, 1},
              {"sledge", nullptr, "own-schlitten", 24, 30, 1},
              {"tree", props::snowy_fir, {}, 28, 36, 2},
              presents};
  l.air = {{"star", props::christmas_star, {}, 20, 28, 3},
           {"snowflake", props::snowflake, {}, 10, 16},
           stars_small,
           {"snowflake", props::snowflake, {}, 7, 12},
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
  l.distant = {{"house", props::snowy_house, {}, 30, 40},
               {"house", props::snowy_house, {}, 26, 34},
               {"tree", props::snowy_fir, {}, 26, 36}};
  l.pieces = {{"stall", props::stall, {}, 74, 84},
              {"tree", props::christmas_tree, {}, 102, 118},
              {"stall", props::stall, {}, 66, 74}};
  l.framing = {{"lantern", props::lantern, {}, 80, 92}};
  l.ground = {presents,
              {"sweet", props::gingerbread_heart, {}, 18, 23, 2},
              {"snowballs", props::snowball_heap, {}, 14, 18, 1},
              {"candle", props::candle, {}, 24, 30, 2},
              {"gingerbread", nullptr, "own-lebkuchenmann", 26, 32, 1},
              {"barrel", props::barrel, {}, 24, 30, 1}};
  l.air = {{"snowflake", props::snowflake, {}, 9, 15},
           {"star", props::christmas_star, {}, 20, 27, 3},
           {"snowflake", props::snowflake, {}, 7, 11},
           stars_small};
  l.pond = 0;
  l.air_count = 11;
  l.ground_count = 7;
  paint_landscape(set, l);
}

Landscape easter_land() {
  Landscape l;
  l.distant = {{"bush", props::bush, {}, 10, 15}, {"tree", props::tree, {}, 24, 32}};
  l.air = {cloud_prop, {"insect", props::butterfly, {}, 18, 26, 2}, clouds_small, birds};
  l.corners = flower_corners;
  l.pond = 0;
  l.ground_count = 11;
  return l;
}

const Prop eggs = {"egg", props::egg, {}, 15, 19, 5};
const Prop chicks = {"hen", nullptr, "1f424", 18, 22, 2};

void paint_easter_meadow(Set& set) {
  Landscape l = easter_land();
  l.pieces = {{"house", props::hare_house, {}, 80, 94}, {"egg", props::egg_nest, {}, 30, 36}};
  l.framing = {{"bush", props::berry_bush, {}, 28, 36}, {"tree", props::tree, {}, 90, 110}};
  l.ground = {eggs, tulips, grasses, eggs, daisies, chicks, {"mushroom", props::mushroom, {}, 20, 26, 1}};
  l.way = 0.5;
  paint_landscape(set, l);
}

void paint_easter_garden(Set& set) {
  Landscape l = easter_land();
  l.ground_name = "Garten";
  l.pieces = {{"egg", props::egg_tree, {}, 94, 108}, {"house", props::cottage, {}, 62, 72}};
  l.framing = {{"bush", props::berry_bush, {}, 26, 34}};
  l.ground = {tulips,
              eggs,
              daisies,
              grasses,
              tulips,
              {"egg", props::egg_nest, {}, 20, 25, 2},
              {"flower", props::bellflower, {}, 26, 34}};
  l.fence = 1;
  paint_landscape(set, l);
}

void paint_easter_workshop(Set& set) {
  hang_bunting(set, set.stage().y(0.015));
  Landscape l = easter_land();
  l.heaven = Heaven::clouds;
  l.pieces = {{"egg", props::painting_table, {}, 64, 74}, {"house", props::hen_house, {}, 66, 76}};
  l.framing = {{"tree", props::apple_tree, {}, 94, 114}};
  l.ground = {eggs,   {"paint", props::paint_pots, {}, 18, 23, 1},     grasses,
              chicks, {"basket", nullptr, "own-osterkorb", 28, 34, 1}, daisies,
              eggs,   {"bucket", props::bucket, {}, 18, 22, 1}};
  paint_landscape(set, l);
}

const Prop pumpkins = {"pumpkin", props::pumpkin, {}, 17, 26};
const Prop jack = {"pumpkin", nullptr, "1f383", 24, 31, 2};
const Prop bats = {"bat", nullptr, "1f987", 22, 30, 2};
const Prop webs = {"web", props::cobweb, {}, 28, 36, 1};

Landscape spooky_land() {
  Landscape l;
  l.heaven = Heaven::moon;
  l.distant = {{"tree", props::bare_tree, {}, 30, 42},
               {"house", props::haunted_house, {}, 24, 32},
               {"bush", props::bush, {}, 10, 14}};
  l.framing = {{"tree", props::bare_tree, {}, 100, 126}};
  l.ground = {pumpkins, jack,
              grasses,  {"mushroom", props::mushroom, {}, 20, 27, 2},
              pumpkins, {"stone", props::stone, {}, 9, 13}};
  l.air = {bats, stars_small, cloud_prop, star_sky_prop, {"ghost", nullptr, "1f47b", 24, 30, 1}};
  l.corners = {{"grass", props::grass, {}, 28, 40}};
  l.pond = 0;
  l.air_count = 8;
  l.ground_count = 9;
  return l;
}

void paint_haunted_hill(Set& set) {
  Landscape l = spooky_land();
  l.pieces = {{"house", props::haunted_house, {}, 96, 114}};
  l.fence = 0.6;
  l.way = 0.7;
  paint_landscape(set, l);
}

void paint_pumpkin_field(Set& set) {
  Landscape l = spooky_land();
  l.ground_name = "Kürbisfeld";
  l.pieces = {{"scarecrow", nullptr, "own-vogelscheuche", 74, 84},
              {"pumpkin", props::pumpkin, {}, 46, 54},
              {"tree", props::bare_tree, {}, 88, 102}};
  l.ground = {pumpkins,
              pumpkins,
              jack,
              grasses,
              pumpkins,
              {"hay", props::hay_bale, {}, 20, 25, 1},
              {"leaf", props::fallen_leaf, {}, 11, 15}};
  l.fence = 0.8;
  paint_landscape(set, l);
}

void paint_witch_kitchen(Set& set) {
  const Ridge floor = build_room(set, Floor::boards, Wall::plain);
  hang_bunting(set, set.stage().y(0.015));
  furnish(set, {"cauldron", props::cauldron, {}, 68, 80}, floor, Side::free);
  furnish(set, {"fireplace", props::fireplace, {}, 66, 76}, floor, Side::other);
  put_on_wall(set, {"potion", props::potion_shelf, {}, 54, 64}, Side::other, 0.11);
  put_on_wall(set, {"window", props::arched_window, {}, 62, 74}, Side::free, 0.11);
  set.fill_ground({jack,
                   {"broom", props::broom, {}, 44, 54, 1},
                   pumpkins,
                   {"candle", props::candle, {}, 24, 30, 2},
                   {"book", props::book_pile, {}, 18, 23, 1},
                   {"mushroom", props::mushroom, {}, 20, 26, 1},
                   {"spider", nullptr, "1f577", 20, 26, 1}},
                  6, 13);
  set.fill_sky({webs,
                bats,
                stars_small,
                {"moon", props::moon, {}, 20, 26, 1},
                {"potion", props::potion_shelf, {}, 40, 48, 1},
                webs},
               5, 17);
}

}  // namespace

void paint_birthday(Set& set) {
  invite(set, {"own-clown", "own-kind", "1f382", "own-katze"});
  paint_one_of(set, {paint_party_room, paint_garden_party, paint_balloon_hall});
}

void paint_christmas(Set& set) {
  invite(set, {"own-rentier", "own-weihnachtsmann", "26c4", "own-engel"});
  paint_one_of(set, {paint_christmas_room, paint_christmas_village, paint_christmas_market});
}

void paint_easter(Set& set) {
  invite(set, {"1f411", "own-osterhase", "1f407", "own-osterkorb"});
  paint_one_of(set, {paint_easter_meadow, paint_easter_garden, paint_easter_workshop});
}

void paint_halloween(Set& set) {
  invite(set, {"own-hexe", "own-vampir", "1f47b", "1f383"});
  paint_one_of(set, {paint_haunted_hill, paint_pumpkin_field, paint_witch_kitchen});
}

}  // namespace drawing::places

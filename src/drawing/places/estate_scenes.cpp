#include <algorithm>
#include <cmath>

#include "drawing/places/arrangement.h"
#include "drawing/places/guests.h"
#include "drawing/places/interior.h"
#include "drawing/places/landscape.h"
#include "drawing/places/place_scenes.h"
#include "drawing/props/estate_things.h"
#include "drawing/props/joinery.h"
#include "drawing/props/zoo_things.h"
#include "geometry/outlines.h"

namespace drawing::places {
namespace {

const Prop daisies = {"flower", props::daisy, {}, 24, 34};
const Prop tulips = {"flower", props::tulip, {}, 26, 36};
const Prop bells = {"flower", props::bellflower, {}, 26, 34};
const Prop grasses = {"grass", props::grass, {}, 12, 17};
const Prop stones = {"stone", props::stone, {}, 8, 12};
const Prop hens = {"hen", nullptr, "own-huhn", 26, 32, 2};
const Prop chicks = {"hen", nullptr, "1f424", 18, 22, 2};
const Prop bales = {"hay", props::hay_bale, {}, 20, 26, 2};
const Prop cans = {"can", props::milk_can, {}, 26, 32, 2};
const Prop pumpkins = {"pumpkin", props::pumpkin, {}, 16, 22, 3};
const Prop birds = {"bird", props::bird, {}, 18, 24, 2};
const Prop clouds_small = {"cloud", props::cloud, {}, 12, 18};
const std::vector<Prop> air = {cloud_prop, cloud_prop, clouds_small, birds};
const std::vector<Prop> flower_corners = {{"flower", props::daisy, {}, 56, 74},
                                          {"flower", props::tulip, {}, 54, 70},
                                          {"grass", props::grass, {}, 26, 36}};

Landscape country(const std::string& ground) {
  Landscape l;
  l.ground_name = ground;
  l.distant = {{"tree", props::tree, {}, 24, 34},
               {"tree", props::poplar, {}, 28, 38},
               {"bush", props::bush, {}, 10, 14}};
  l.air = air;
  l.corners = flower_corners;
  l.pond = 0;
  l.ground_count = 9;
  return l;
}

void paint_barnyard(Set& set) {
  Landscape l = country("Hof");
  l.pieces = {{"house", props::barn, {}, 70, 82}, {"silo", props::silo, {}, 78, 90}};
  l.framing = {{"tree", props::apple_tree, {}, 90, 110}, {"tree", props::tree, {}, 88, 106}};
  l.ground = {bales, hens, cans, grasses, {"trough", props::trough, {}, 17, 21, 1}, chicks, daisies};
  l.fence = 0.6;
  l.way = 0.5;
  paint_landscape(set, l);
}

void paint_farmhouse_yard(Set& set) {
  Landscape l = country("Hof");
  l.pieces = {{"house", props::farmhouse, {}, 74, 86},
              {"henhouse", props::hen_house, {}, 54, 62},
              {"well", props::well, {}, 52, 60}};
  l.framing = {{"tree", props::apple_tree, {}, 96, 114}};
  l.ground = {hens, chicks, {"barrel", props::barrel, {}, 24, 30, 1}, pumpkins, tulips, grasses, cans};
  l.way = 0.6;
  l.pond = 0.4;
  paint_landscape(set, l);
}

// Furrows that run to the horizon, on both sides of the way on which the asked motifs stand.
void add_furrows(Set& set, const Ridge& ground) {
  const geometry::Rect& frame = set.stage().frame;
  const Point away = {set.stage().x(set.random().uniform(0.4, 0.6)), ground.highest() - set.mm(40)};
  const int rows = set.stage().age == Age::years_3_5 ? 5 : 8;
  Sketch field("Acker");
  for (int i = 0; i <= rows; ++i) {
    const double x = frame.center().x + (i - rows / 2.0) * frame.width() * 2.2 / rows;
    const Point near = {x, frame.bottom + 6};
    const double t = (ground.lowest() + set.mm(3) - away.y) / (near.y - away.y);
    const Point far = lerp(away, near, t);
    const Point bend = {(near.x - far.x) * 0.06, 0};
    field.detail(curve({far, lerp(far, near, 0.5) - bend, near}), 0.95);
  }
  set.backdrop(field.take(), ground.depth + 0.01, set.stage().pens.far);
}

void paint_field(Set& set) {
  base::Random& random = set.random();
  add_heaven(set, Heaven::sun);
  const double y = set.horizon();
  const Ridge back = set.ridge(y - set.mm(8), set.mm(8), set.mm(random.uniform(-22, 22)), 3, 4);
  set.hill(back, "Hügel", set.stage().pens.far);
  set.line_up({{"tree", props::poplar, {}, 26, 34},
               {"house", props::barn, {}, 24, 30},
               {"tree", props::tree, {}, 24, 32}},
              set.counted(4), back, set.stage().pens.far);
  const Ridge ground = set.ridge(y + set.mm(12), set.mm(3), set.mm(random.uniform(-8, 8)), 8, 4);
  set.ground(ground, "Acker");
  add_furrows(set, ground);
  furnish(set, {"windmill", props::windmill, {}, 84, 98}, ground, Side::free);
  furnish(set, {"wagon", props::hay_wagon, {}, 42, 50}, ground, Side::other);
  furnish(set, {"scarecrow", nullptr, "own-vogelscheuche", 56, 64}, ground, Side::other);
  set.fill_corners({{"wheat", props::wheat, {}, 50, 64}, {"flower", props::sunflower, {}, 62, 78}});
  set.fill_ground({{"cabbage", props::cabbage, {}, 16, 20, 4},
                   pumpkins,
                   {"wheat", props::wheat, {}, 28, 36, 3},
                   bales,
                   {"flower", props::sunflower, {}, 38, 46, 2},
                   hens},
                  8, 12);
  set.fill_sky(air, 5, 12);
}

void paint_castle_hill(Set& set) {
  Landscape l = country("Wiese");
  l.pieces = {{"castle", props::castle, {}, 100, 122}};
  l.distant = {{"tree", props::poplar, {}, 22, 32},
               {"bush", props::bush, {}, 9, 14},
               {"tree", props::fir, {}, 22, 32}};
  l.framing = {{"tree", props::tree, {}, 74, 92},
               {"bush", props::berry_bush, {}, 26, 34},
               {"tree", props::poplar, {}, 72, 90}};
  l.ground = {daisies, tulips, grasses, stones, bells, {"bush", props::bush, {}, 18, 24}};
  l.way = 0.9;
  l.pond = 0.25;
  paint_landscape(set, l);
}

// The courtyard's wall with its merlons, across the page.
void add_court_wall(Set& set, double y) {
  const geometry::Rect& frame = set.stage().frame;
  const double top = std::max(y - set.mm(62), frame.top + set.mm(30));
  const bool wide = set.stage().landscape();
  Sketch wall("Burgmauer");
  wall.region(props::battlement(frame.left - 10, frame.right + 10, top, y + 2, wide ? 11 : 8));
  const double row = set.mm(14);
  base::Random& random = set.random();
  const int stones_count = set.stage().age == Age::years_3_5 ? 4 : 9;
  for (int i = 0; i < stones_count; ++i) {
    const double x = frame.left + frame.width() * (i + random.uniform(0.2, 0.8)) / stones_count;
    const double at = std::lerp(top + row * 2, y - row, random.uniform(0, 1));
    wall.region(rounded_box(x - set.mm(8), at - set.mm(4), x + set.mm(8), at + set.mm(4), set.mm(2)), 0.85);
  }
  set.backdrop(wall.take(), 5, set.stage().pens.far);
}

void paint_courtyard(Set& set) {
  add_heaven(set, Heaven::sun);
  const double y = set.horizon() + set.mm(8);
  add_court_wall(set, y);
  const Ridge court = set.ridge(y, set.mm(2), 0, 8, 4);
  set.ground(court, "Burghof");
  furnish(set, {"castle", props::gate_tower, {}, 104, 122}, court, Side::free);
  furnish(set, {"well", props::well, {}, 58, 66}, court, Side::other);
  furnish(set, {"tower", props::tower, {}, 110, 128}, court, Side::other);
  set.fill_ground({{"barrel", props::barrel, {}, 24, 30, 2},
                   bales,
                   {"shrub", props::topiary, {}, 36, 44, 2},
                   stones,
                   grasses,
                   hens,
                   daisies},
                  7, 13);
  set.fill_sky(air, 5, 12);
}

void paint_castle_garden(Set& set) {
  Landscape l = country("Schlossgarten");
  l.pieces = {{"castle", props::castle, {}, 70, 82},
              {"fountain", props::fountain, {}, 62, 72},
              {"arch", props::rose_arch, {}, 84, 96}};
  l.distant = {{"bush", props::bush, {}, 10, 15}, {"tree", props::poplar, {}, 24, 32}};
  l.ground = {
      {"shrub", props::topiary, {}, 38, 48, 3},   tulips, daisies,
      {"bush", props::berry_bush, {}, 18, 24, 2}, bells,  {"insect", props::butterfly, {}, 18, 24, 1}};
  l.air = {cloud_prop, {"insect", props::butterfly, {}, 18, 26, 2}, birds, clouds_small};
  l.way = 0.6;
  paint_landscape(set, l);
}

void paint_throne_room(Set& set) {
  const geometry::Rect& frame = set.stage().frame;
  const Ridge floor = build_room(set, Floor::tiles, Wall::plain);
  const double y = floor.at(frame.center().x);
  // A red carpet towards the viewer, and columns at the sides.
  Sketch carpet("Teppich");
  const double x = frame.center().x, far = set.mm(17), near = frame.width() * 0.34, rim = 0.84;
  carpet.region(
      polygon({{x - far, y}, {x + far, y}, {x + near, frame.bottom + 6}, {x - near, frame.bottom + 6}}));
  carpet.region(polygon({{x - far * rim, y},
                         {x + far * rim, y},
                         {x + near * rim, frame.bottom + 6},
                         {x - near * rim, frame.bottom + 6}}));
  set.backdrop(carpet.take(), 8.1, set.stage().pens.middle);
  const double w = set.mm(9), cap = set.mm(8);
  Sketch columns("Säulen");
  for (const double at : {0.045, 0.955}) {
    const double c = set.stage().x(at);
    columns.region(box(c - w, frame.top - 6, c + w, y + set.mm(8)));
    columns.detail(line({c - w * 0.34, frame.top}, {c - w * 0.34, y}), 0.85);
    columns.detail(line({c + w * 0.34, frame.top}, {c + w * 0.34, y}), 0.85);
    columns.region(rounded_box(c - w * 1.5, y, c + w * 1.5, y + set.mm(12), set.mm(2)));
    columns.region(rounded_box(c - w * 1.5, frame.top - 6, c + w * 1.5, frame.top + cap, set.mm(2)));
  }
  set.scenery(columns.take(), 8.2, set.stage().pens.middle);
  furnish(set, {"throne", props::throne, {}, 84, 96}, floor, Side::free);
  furnish(set, {"armour", props::suit_of_armour, {}, 74, 84}, floor, Side::other);
  put_on_wall(set, {"window", props::arched_window, {}, 66, 80}, Side::other, 0.06);
  put_on_wall(set, {"banner", props::banner, {}, 58, 70}, Side::free, 0.03);
  put_on_wall(set, {"window", props::arched_window, {}, 60, 72}, Side::middle, 0.05);
  set.fill_ground({{"candle", props::topiary, {}, 40, 48, 2},
                   {"chest", nullptr, "own-schatztruhe", 26, 32, 1},
                   {"goblet", nullptr, "1f451", 16, 20, 1},
                   {"star", props::star_prop, {}, 9, 12, 2}},
                  4, 16);
  set.fill_sky({{"banner", props::banner, {}, 40, 52, 2},
                {"crown", nullptr, "1f451", 18, 22, 1},
                {"star", props::star_prop, {}, 9, 13}},
               4, 18);
}

}  // namespace

void paint_farm(Set& set) {
  invite(set, {"1f69c", "own-pferd", "1f404", "1f416", "1f411"});
  paint_one_of(set, {paint_barnyard, paint_farmhouse_yard, paint_field});
}

void paint_castle(Set& set) {
  invite(set, {"own-einhorn", "own-koenig", "own-ritter", "own-prinzessin", "own-prinz"});
  // Who asks for a castle sees it from outside.
  set.may_add("castle")
      ? paint_one_of(set, {paint_castle_hill, paint_courtyard, paint_castle_garden, paint_throne_room})
      : paint_one_of(set, {paint_castle_hill, paint_courtyard, paint_castle_garden});
}

}  // namespace drawing::places

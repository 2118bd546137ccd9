#include "drawing/places/arrangement.h"
#include "drawing/places/guests.h"
#include "drawing/places/interior.h"
#include "drawing/places/landscape.h"
#include "drawing/places/place_scenes.h"
#include "drawing/props/furniture.h"
#include "drawing/props/kitchenware.h"
#include "drawing/props/school_things.h"
#include "geometry/outlines.h"

namespace drawing::places {
namespace {

const Prop pictures = {"picture", props::wall_picture, {}, 26, 34, 2};
const Prop clocks = {"clock", props::wall_clock, {}, 22, 28, 1};
const Prop shelves = {"shelf", props::wall_shelf, {}, 30, 38, 1};
const Prop windows = {"window", props::room_window, {}, 84, 100, 1};
const Prop plants = {"plant", props::potted_plant, {}, 36, 46, 2};
const Prop blocks = {"toy", props::toy_blocks, {}, 26, 34, 1};
const Prop balls = {"ball", props::beach_ball, {}, 18, 24, 1};
const Prop trains = {"train", props::toy_train, {}, 18, 24, 1};
const Prop cushions = {"cushion", props::cushion, {}, 18, 24, 2};
const Prop teddies = {"bear", nullptr, "1f9f8", 32, 40, 1};
const Prop books = {"book", props::book_pile, {}, 16, 20, 1};
const Prop cars = {"car", nullptr, "1f697", 20, 26, 1};
const Prop paints = {"paint", props::paint_pots, {}, 17, 22, 1};

void paint_bedroom(Set& set) {
  const Ridge floor = build_room(set, Floor::boards, Wall::panelled);
  put_on_wall(set, windows, Side::other, 0.05);
  furnish(set, {"bed", props::bed, {}, 58, 68}, floor, Side::free);
  furnish(set, {"lamp", props::floor_lamp, {}, 88, 100}, floor, Side::other);
  put_on_wall(set, pictures, Side::free, set.random().uniform(0.08, 0.14));
  lay_rug(set);
  set.fill_ground({teddies, balls, books, cars, blocks, cushions}, 4, 14);
  set.fill_sky({pictures, clocks, shelves, {"star", props::star_prop, {}, 10, 14}}, 2, 26);
}

void paint_playroom(Set& set) {
  const Ridge floor = build_room(set, Floor::boards, Wall::plain);
  hang_bunting(set, set.stage().y(0.015));
  furnish(set, {"shelf", props::bookshelf, {}, 92, 108}, floor, Side::free);
  if (set.random().chance(0.5)) {
    furnish(set, {"house", props::doll_house, {}, 54, 64}, floor, Side::other);
  } else {
    furnish(set, {"drawers", props::chest_of_drawers, {}, 56, 64}, floor, Side::other);
  }
  lay_rug(set);
  put_on_wall(set, windows, Side::other, 0.11);
  set.fill_ground({trains, balls, blocks, teddies, cars, trains}, 5, 14);
  set.fill_sky({pictures, clocks, pictures, {"heart", props::heart, {}, 11, 15}}, 3, 22);
}

void paint_blanket_camp(Set& set) {
  const Ridge floor = build_room(set, Floor::carpet, Wall::plain);
  hang_lamps(set, set.stage().y(0.015));
  furnish(set, {"tent", props::blanket_tent, {}, 92, 110}, floor, Side::free);
  furnish(set, plants, floor, Side::other);
  put_on_wall(set, windows, Side::other, 0.12);
  lay_rug(set);
  set.fill_ground({cushions, teddies, books, cushions, {"lantern", nullptr, "own-laterne", 26, 32, 1}, balls},
                  5, 14);
  set.fill_sky({{"star", props::star_prop, {}, 11, 16},
                pictures,
                {"moon", props::moon, {}, 20, 26, 1},
                {"star", props::star_prop, {}, 9, 13}},
               6, 15);
}

void paint_living_room(Set& set) {
  const Ridge floor = build_room(set, Floor::boards, Wall::panelled);
  furnish(set, {"armchair", props::armchair, {}, 66, 78}, floor, Side::free);
  furnish(set, {"lamp", props::floor_lamp, {}, 92, 106}, floor, Side::other);
  furnish(set, {"drawers", props::chest_of_drawers, {}, 50, 58}, floor, Side::other);
  put_on_wall(set, windows, Side::other, 0.05);
  put_on_wall(set, shelves, Side::free, set.random().uniform(0.08, 0.13));
  lay_rug(set);
  set.fill_ground({plants, cushions, balls, books, plants}, 4, 14);
  set.fill_sky({pictures, clocks, pictures}, 3, 22);
}

// Wall tiles behind the worktop, large enough to colour.
void add_tiled_wall(Set& set, const Ridge& floor) {
  const geometry::Rect& frame = set.stage().frame;
  const double y = floor.at(frame.center().x), top = std::max(y - set.mm(92), frame.top + set.mm(26));
  const double bottom = y - set.mm(5), tile = set.mm(set.stage().age == Age::years_3_5 ? 30 : 23);
  Sketch tiles("Kacheln");
  tiles.region(box(frame.left - 8, top, frame.right + 8, bottom));
  for (double at = top + tile; at < bottom; at += tile)
    tiles.detail(line({frame.left - 8, at}, {frame.right + 8, at}), 0.85);
  for (double x = frame.left + tile * set.random().uniform(0.3, 0.7); x < frame.right; x += tile)
    tiles.detail(line({x, top}, {x, bottom}), 0.85);
  tiles.region(box(frame.left - 8, top - set.mm(5), frame.right + 8, top));
  set.backdrop(tiles.take(), 1.5, set.stage().pens.far);
}

const Prop pans = {"pan", props::pan_rail, {}, 34, 40, 1};
const Prop jars = {"jar", props::jar_shelf, {}, 46, 54, 1};
const std::vector<Prop> kitchen_floor = {
    {"bag", props::flour_bag, {}, 26, 32, 1},   {"plant", props::potted_plant, {}, 32, 40, 1},
    {"pumpkin", props::pumpkin, {}, 18, 22, 1}, {"bowl", props::mixing_bowl, {}, 22, 28, 1},
    {"fruit", nullptr, "1f34e", 15, 19, 1},     {"fruit", nullptr, "1f34b", 14, 18, 1}};

void paint_stove_kitchen(Set& set) {
  const Ridge floor = build_room(set, Floor::tiles, Wall::plain);
  add_tiled_wall(set, floor);
  furnish(set, {"stove", props::stove, {}, 84, 96}, floor, Side::free);
  furnish(set, {"cupboard", props::cupboard_unit, {}, 80, 88}, floor, Side::other);
  put_on_wall(set, jars, Side::other, 0.06);
  put_on_wall(set, {"hood", props::cooker_hood, {}, 44, 52}, Side::free, 0.03);
  set.fill_ground(kitchen_floor, 3, 15);
  set.fill_sky({pans, clocks, pictures}, 2, 26);
}

void paint_bakery(Set& set) {
  const Ridge floor = build_room(set, Floor::boards, Wall::panelled);
  hang_bunting(set, set.stage().y(0.015));
  furnish(set, {"table", props::baking_table, {}, 82, 92}, floor, Side::free);
  furnish(set, {"fridge", props::fridge, {}, 104, 116}, floor, Side::other);
  put_on_wall(set, jars, Side::free, 0.12);
  put_on_wall(set, pans, Side::other, 0.12);
  set.fill_ground({{"cake", props::muffin, {}, 20, 26, 2},
                   {"bag", props::flour_bag, {}, 28, 34, 1},
                   {"bowl", props::mixing_bowl, {}, 24, 30, 1},
                   {"cake", props::layer_cake, {}, 40, 48, 1},
                   {"fruit", nullptr, "1f34e", 15, 19, 2}},
                  4, 14);
  set.fill_sky({clocks, pictures, jars, {"heart", props::heart, {}, 11, 14}}, 3, 24);
}

void paint_herb_kitchen(Set& set) {
  const Ridge floor = build_room(set, Floor::tiles, Wall::plain);
  if (!put_on_wall(set, {"window", props::herb_window, {}, 78, 92}, Side::free, 0.05))
    put_on_wall(set, {"window", props::herb_window, {}, 56, 66}, Side::other, 0.05);
  furnish(set, {"sink", props::sink_unit, {}, 74, 84}, floor, Side::free);
  furnish(set, {"fridge", props::fridge, {}, 100, 112}, floor, Side::other);
  put_on_wall(set, pans, Side::other, 0.06);
  lay_rug(set);
  set.fill_ground(kitchen_floor, 3, 15);
  set.fill_sky({clocks, jars, pictures, pans}, 2, 26);
}

const std::vector<Prop> classroom_floor = {{"bag", props::school_bag, {}, 30, 36, 2},
                                           {"book", props::book_pile, {}, 18, 24, 2},
                                           {"pen", props::pencil_pot, {}, 20, 26, 1},
                                           {"ball", props::beach_ball, {}, 18, 22, 1},
                                           {"globe", props::globe, {}, 30, 36, 1}};

void paint_classroom(Set& set) {
  const Ridge floor = build_room(set, Floor::boards, Wall::panelled);
  const double size = set.stage().landscape() ? 78 : 88;
  if (!put_on_wall(set, {"board", props::blackboard, {}, size, size + 6}, Side::free, 0.05))
    put_on_wall(set, {"board", props::blackboard, {}, 54, 60}, Side::middle, 0.035);
  furnish(set, {"desk", props::school_desk, {}, 54, 62}, floor, Side::other);
  furnish(set, {"shelf", props::bookshelf, {}, 80, 92}, floor, Side::free);
  furnish(set, {"globe", props::globe, {}, 44, 50}, floor, Side::other);
  set.fill_ground(classroom_floor, 4, 14);
  set.fill_sky({clocks, pictures, {"window", props::room_window, {}, 62, 74, 1}, pictures}, 3, 22);
}

void paint_art_room(Set& set) {
  const Ridge floor = build_room(set, Floor::tiles, Wall::plain);
  hang_bunting(set, set.stage().y(0.015));
  furnish(set, {"easel", props::easel, {}, 96, 110}, floor, Side::free);
  furnish(set, {"shelf", props::bookshelf, {}, 78, 88}, floor, Side::other);
  furnish(set, {"easel", props::easel, {}, 84, 94}, floor, Side::other);
  put_on_wall(set, {"window", props::room_window, {}, 76, 88}, Side::other, 0.1);
  set.fill_ground({paints,
                   {"pen", props::pencil_pot, {}, 24, 30, 2},
                   {"bag", props::school_bag, {}, 28, 34, 1},
                   paints,
                   {"bucket", props::bucket, {}, 22, 26, 1}},
                  5, 13);
  set.fill_sky({pictures,
                {"picture", props::wall_picture, {}, 22, 28, 3},
                clocks,
                {"heart", props::heart, {}, 11, 14}},
               5, 20);
}

void paint_schoolyard(Set& set) {
  Landscape l;
  l.ground_name = "Schulhof";
  l.pieces = {{"school", props::school_house, {}, 96, 112}};
  l.distant = {{"tree", props::tree, {}, 26, 34},
               {"bush", props::bush, {}, 10, 14},
               {"tree", props::poplar, {}, 28, 36}};
  l.framing = {{"tree", props::apple_tree, {}, 92, 112}, {"tree", props::tree, {}, 92, 112}};
  l.ground = {{"bag", props::school_bag, {}, 26, 32, 2}, {"ball", props::beach_ball, {}, 18, 22, 2},
              {"leaf", props::fallen_leaf, {}, 10, 14},  {"book", props::book_pile, {}, 16, 20, 1},
              {"flower", props::daisy, {}, 24, 32},      {"grass", props::grass, {}, 12, 16}};
  l.air = {
      cloud_prop, cloud_prop, {"bird", props::bird, {}, 18, 24, 2}, {"kite", props::kite, {}, 36, 44, 1}};
  l.fence = 0.7;
  l.way = 0.7;
  l.pond = 0;
  l.ground_count = 8;
  paint_landscape(set, l);
}

}  // namespace

void paint_room(Set& set) {
  invite(set, {"own-kind", "own-hund", "own-katze", "1f9f8"});
  paint_one_of(set, {paint_bedroom, paint_playroom, paint_blanket_camp, paint_living_room});
}

void paint_kitchen(Set& set) {
  invite(set, {"own-koch", "own-koechin", "1f382"});
  paint_one_of(set, {paint_stove_kitchen, paint_bakery, paint_herb_kitchen});
}

void paint_school(Set& set) {
  invite(set, {"own-lehrerin", "own-kind", "own-maedchen", "own-junge"});
  paint_one_of(set, {paint_classroom, paint_art_room, paint_schoolyard});
}

}  // namespace drawing::places

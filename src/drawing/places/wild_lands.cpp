#include "drawing/places/arrangement.h"
#include "drawing/places/land_scenes.h"
#include "drawing/places/landscape.h"
#include "drawing/places/pieces.h"
#include "drawing/places/stock.h"
#include "drawing/props/outdoor_props.h"
#include "geometry/outlines.h"

namespace drawing::places {
namespace {

using namespace stock;

const std::vector<Prop> flower_corners = {{"flower", props::daisy, {}, 52, 66},
                                          {"flower", props::bellflower, {}, 50, 62},
                                          {"grass", props::grass, {}, 26, 36}};
const std::vector<Prop> grass_corners = {{"grass", props::grass, {}, 30, 44}};
const std::vector<Prop> agave_corners = {{"agave", props::agave, {}, 40, 52}};

Landscape mountains() {
  Landscape l;
  l.ground_name = "Bergwiese";
  l.distance = Distance::mountains;
  l.distant = {{"tree", props::fir, {}, 26, 38}, {"tree", props::fir, {}, 30, 42}};
  l.framing = {{"tree", props::fir, {}, 92, 118}, {"stone", props::boulders, {}, 26, 34}};
  l.ground = {grasses, stones, daisies, bells, pebble_heaps, bushes, grasses};
  l.air = {clouds, small_clouds, birds};
  l.near_air = {butterflies};
  l.near_air_count = 1;
  l.way = 0;
  l.pond = 0;
  l.ground_count = 11;
  l.corners = flower_corners;
  l.guests = {{"goat", nullptr, "1f410", 46, 54, 1},
              {"marmot", nullptr, "1f9ab", 36, 42, 1},
              {"cow", nullptr, "1f404", 50, 58, 1}};
  return l;
}

// Berge: an alp with its hut.
void alp(Set& set) {
  Landscape l = mountains();
  l.landmarks = {{"house", props::cottage, {}, 52, 64}};
  l.fence = 0.6;
  l.way = 0.8;
  paint_landscape(set, l);
}

void reed_lake(Set& set, const Ridge& ground) {
  add_lake(set, ground, Water::plain);
}

// A mountain lake.
void mountain_lake(Set& set) {
  Landscape l = mountains();
  l.ground_name = "Seeufer";
  l.on_ground = reed_lake;
  l.landmarks = {{"tree", props::fir, {}, 92, 112}};
  l.ground.push_back({"stone", props::boulders, {}, 20, 26, 2});
  paint_landscape(set, l);
}

void torrent(Set& set, const Ridge& ground) {
  add_brook(set, ground, set.may_add("bridge") ? Crossing::bridge : Crossing::stones);
}

// A waterfall, and a signpost where the ways part.
void by_the_waterfall(Set& set) {
  Landscape l = mountains();
  l.ground_name = "Schlucht";
  l.landmarks = {{"waterfall", props::cliff_with_fall, {}, 88, 106}};
  l.on_ground = torrent;
  l.framing = {{"tree", props::fir, {}, 88, 112},
               {"signpost", props::signpost, {}, 46, 56},
               {"tree", props::fir, {}, 76, 96}};
  paint_landscape(set, l);
}

void cable(Set& set, const Ridge& hill) {
  const geometry::Rect& frame = set.stage().frame;
  base::Random& random = set.random();
  const double side = random.chance(0.5) ? 1 : -1, low = hill.highest() - set.mm(26),
               high = frame.top + set.mm(40);
  const Point from = {frame.left - 6, side > 0 ? low : high}, to = {frame.right + 6, side > 0 ? high : low};
  Sketch sketch("Seilbahn");
  sketch.region(ribbon({from, lerp(from, to, 0.5) + Point{0, set.mm(8)}, to}, {0.9, 0.9, 0.9}), 0.9);
  set.backdrop(sketch.take(), 3.2, set.stage().pens.far);
  for (const double t : {0.2, 0.8, 0.5}) {
    const Point at = lerp(from, to, t) + Point{0, set.mm(8) * 4 * t * (1 - t)};
    const double h = set.mm(26), w = h * 0.42;
    Sketch cabin("Gondel");
    cabin.region(box(at.x - h * 0.03, at.y - h * 0.06, at.x + h * 0.03, at.y + h * 0.38), 0.9);
    cabin.region(rounded_box(at.x - w, at.y + h * 0.34, at.x + w, at.y + h, h * 0.12));
    cabin.region(rounded_box(at.x - w * 0.8, at.y + h * 0.44, at.x - w * 0.08, at.y + h * 0.68, h * 0.04),
                 0.9);
    cabin.region(rounded_box(at.x + w * 0.08, at.y + h * 0.44, at.x + w * 0.8, at.y + h * 0.68, h * 0.04),
                 0.9);
    if (set.place(cabin.take(), 9.4, set.stage().pens.middle, 0.02) && set.stage().age == Age::years_3_5)
      return;
  }
}

// A cable car over the valley.
void cable_car(Set& set) {
  Landscape l = mountains();
  l.ground_name = "Almwiese";
  l.behind = cable;
  l.way = 0.6;
  l.framing = {{"signpost", props::signpost, {}, 48, 58},
               {"tree", props::fir, {}, 84, 108},
               {"stone", props::boulders, {}, 26, 34}};
  paint_landscape(set, l);
}

Landscape desert() {
  Landscape l;
  l.ground_name = "Wüstensand";
  l.distance = Distance::dunes;
  l.ground = {stones,
              {"cactus", props::cactus, {}, 28, 40, 2},
              pebble_heaps,
              {"agave", props::agave, {}, 16, 24, 3},
              grasses};
  l.air = {small_clouds, clouds};
  l.way = 0;
  l.pond = 0;
  l.air_count = 3;
  l.ground_count = 9;
  l.corners = agave_corners;
  l.guests = {{"camel", nullptr, "1f42a", 56, 66, 1},
              {"lizard", nullptr, "1f98e", 34, 40, 1},
              {"turtle", nullptr, "1f422", 32, 38, 1}};
  return l;
}

void spring(Set& set, const Ridge& ground) {
  add_lake(set, ground, Water::reeds);
}

// Desert: an oasis under palms.
void oasis(Set& set) {
  Landscape l = desert();
  l.ground_name = "Oase";
  l.on_ground = spring;
  l.landmarks = {{"tree", props::palm, {}, 92, 116}};
  l.distant = {{"tree", props::palm, {}, 28, 38}, {"stone", props::stone, {}, 9, 14}};
  l.framing = {{"tree", props::palm, {}, 104, 132},
               {"tree", props::palm, {}, 88, 108},
               {"tent", nullptr, "26fa", 42, 52}};
  l.ground = {grasses,
              {"agave", props::agave, {}, 18, 26, 4},
              stones,
              pebble_heaps,
              {"fern", props::fern, {}, 20, 28, 2}};
  paint_landscape(set, l);
}

// Table mountains and tall cacti.
void cactus_land(Set& set) {
  Landscape l = desert();
  l.ground_name = "Steppe";
  l.landmarks = {{"rock", props::mesa, {}, 62, 78}, {"rock", props::rock_arch, {}, 66, 84}};
  l.distant = {{"rock", props::mesa, {}, 32, 44},
               {"cactus", props::cactus, {}, 22, 32},
               {"rock", props::mesa, {}, 28, 38}};
  l.framing = {{"cactus", props::cactus, {}, 84, 110},
               {"cactus", props::cactus, {}, 70, 92},
               {"stone", props::boulders, {}, 24, 32}};
  l.way = 0.5;
  paint_landscape(set, l);
}

// Pyramids behind the dunes.
void pyramids(Set& set) {
  Landscape l = desert();
  l.ground_name = "Dünen";
  l.landmarks = {{"pyramid", props::pyramid, {}, 72, 88}};
  l.distant = {{"pyramid", props::pyramid, {}, 36, 48}, {"tree", props::palm, {}, 28, 38}};
  l.framing = {{"tree", props::palm, {}, 96, 124}, {"stone", props::boulders, {}, 24, 32}};
  l.ground.push_back({"jar", props::amphora, {}, 24, 32, 2});
  l.ground.push_back({"column", props::broken_column, {}, 34, 44, 1});
  paint_landscape(set, l);
}

Landscape savanna() {
  Landscape l;
  l.ground_name = "Savanne";
  l.distance = Distance::flat;
  l.distant = {{"tree", props::acacia, {}, 30, 42},
               {"bush", props::bush, {}, 10, 14},
               {"stone", props::boulders, {}, 10, 15}};
  l.framing = {{"tree", props::acacia, {}, 100, 126}, {"bush", props::bush, {}, 26, 34}};
  l.ground = {{"grass", props::grass, {}, 16, 24},
              stones,
              {"grass", props::grass, {}, 17, 26},
              pebble_heaps,
              bushes,
              {"agave", props::agave, {}, 16, 22, 2}};
  l.air = {clouds, small_clouds, birds};
  l.way = 0;
  l.pond = 0;
  l.air_count = 4;
  l.ground_count = 12;
  l.corners = grass_corners;
  l.guests = {{"elephant", nullptr, "1f418", 58, 68, 1},
              {"zebra", nullptr, "1f993", 50, 58, 1},
              {"lion", nullptr, "own-loewe", 48, 56, 1},
              {"giraffe", nullptr, "1f992", 84, 96, 1}};
  return l;
}

// Savanne: wide land under acacias.
void under_acacias(Set& set) {
  Landscape l = savanna();
  l.landmarks = {{"tree", props::acacia, {}, 92, 112}};
  l.ground.push_back({"hill", props::ant_hill, {}, 34, 46, 2});
  l.way = 0.4;
  paint_landscape(set, l);
}

void water_hole(Set& set, const Ridge& ground) {
  add_lake(set, ground, Water::reeds);
}

// A water hole with reeds.
void at_the_water_hole(Set& set) {
  Landscape l = savanna();
  l.ground_name = "Wasserloch";
  l.on_ground = water_hole;
  l.distance = Distance::mountains;
  l.framing = {{"tree", props::acacia, {}, 96, 120}, {"grass", props::grass, {}, 34, 44}};
  paint_landscape(set, l);
}

// A baobab and rocks to look out from.
void at_the_baobab(Set& set) {
  Landscape l = savanna();
  l.ground_name = "Steppe";
  l.distance = Distance::hills;
  l.landmarks = {{"tree", props::baobab, {}, 96, 116}};
  l.framing = {{"stone", props::boulders, {}, 40, 54}, {"grass", props::grass, {}, 34, 44}};
  l.distant = {{"tree", props::baobab, {}, 32, 42},
               {"tree", props::acacia, {}, 30, 40},
               {"stone", props::boulders, {}, 12, 17}};
  paint_landscape(set, l);
}

}  // namespace

void paint_mountains(Set& set) {
  paint_one_of(set, {alp, mountain_lake, by_the_waterfall, cable_car});
}

void paint_desert(Set& set) {
  paint_one_of(set, {oasis, cactus_land, pyramids});
}

void paint_savanna(Set& set) {
  paint_one_of(set, {under_acacias, at_the_water_hole, at_the_baobab});
}

}  // namespace drawing::places

#include <algorithm>
#include <cmath>

#include "drawing/places/arrangement.h"
#include "drawing/places/landscape.h"
#include "drawing/places/other_scenes.h"
#include "drawing/places/pieces.h"
#include "drawing/places/stock.h"
#include "drawing/props/outdoor_props.h"
#include "geometry/outlines.h"

namespace drawing::places {
namespace {

using namespace stock;
using geometry::Affine;

// A band of water whose upper edge is a row of waves.
void add_wave_band(Set& set, double y, double length_mm, double rise_mm, double depth, double pen_mm) {
  const geometry::Rect& frame = set.stage().frame;
  Sketch sketch("Welle");
  Path path;
  double x = frame.left - 10 - set.random().uniform(0, length_mm);
  path.move_to({x, frame.bottom + 8});
  path.line_to({x, y});
  for (; x < frame.right + 10; x += length_mm) {
    // A crest that leans over, then the trough.
    path.cubic_to({x + length_mm * 0.35, y}, {x + length_mm * 0.55, y - rise_mm},
                  {x + length_mm * 0.78, y - rise_mm});
    path.cubic_to({x + length_mm * 0.7, y - rise_mm * 0.4}, {x + length_mm * 0.82, y}, {x + length_mm, y});
  }
  path.line_to({x, frame.bottom + 8});
  path.close();
  sketch.region(path);
  set.backdrop(sketch.take(), depth, pen_mm);
}

// Stands a large prop on the ground near a side of the page, a little before the ground's edge.
bool stand_aside(Set& set, const Prop& prop, const Ridge& ground, double side, double order) {
  base::Random& random = set.random();
  std::vector<double> places;
  for (const double place : {0.84, 0.76, 0.9, 0.68}) {
    places.push_back((side > 0 ? place : 1 - place) + random.uniform(-0.03, 0.03));
  }
  Ridge lower = ground;
  for (Point& p : lower.points) p.y += set.mm(random.uniform(5, 16));
  const double height = set.mm(random.uniform(prop.low_mm, prop.high_mm)) * (set.alone() ? 1.15 : 1);
  for (const double size : {1.0, 0.78}) {
    if (set.stand(prop, height * size, lower, places, ground.depth + 1 + 0.01 * order,
                  set.stage().pens.middle, size < 1 ? 0.6 : 0.45))
      return true;
  }
  return false;
}

struct Shore {
  std::vector<Prop> aside;  // large, in turn on the freer side and on the other
  std::vector<Prop> on_sea;
  std::vector<Prop> ground;
  std::vector<Prop> guests;
};

// Sky, sea to the horizon, surf, and sand in front.
void paint_shore(Set& set, const Shore& shore) {
  base::Random& random = set.random();
  const Stage& stage = set.stage();
  add_heaven(set, Heaven::sun);
  const double y = set.horizon() - set.mm(14);
  const Ridge sea = add_open_water(set, y, 3, "Meer");
  set.line_up(shore.on_sea, set.stage().age == Age::years_3_5 ? 1 : 2, sea, stage.pens.far);
  add_wave_band(set, std::max(set.below_horizon(0.045), y + set.mm(20)), set.mm(26), set.mm(5), 4.5,
                stage.pens.far);
  const Ridge sand = set.ridge(std::max(set.below_horizon(0.085), y + set.mm(32)), set.mm(5),
                               set.mm(random.uniform(-22, 22)), 8, 4);
  set.ground(sand, "Sand");
  double side = set.free_side();
  for (std::size_t i = 0; i < shore.aside.size(); ++i, side = -side)
    stand_aside(set, shore.aside[i], sand, side, static_cast<double>(i));
  if (set.alone()) set.fill_ground(shore.guests, 2, 32);
  set.fill_ground(shore.ground, 9);
  set.fill_sky({clouds, birds, {"kite", props::kite, {}, 36, 46, 1}, small_clouds}, 5, 12);
}

const std::vector<Prop> shells = {{"shell", props::scallop_shell, {}, 12, 17, 3},
                                  {"starfish", props::starfish, {}, 14, 19, 2},
                                  {"shell", props::snail_shell, {}, 11, 14, 2},
                                  {"crab", nullptr, "1f980", 24, 30, 1},
                                  {"stone", props::pebbles, {}, 7, 10, 2}};

std::vector<Prop> with_shells(std::vector<Prop> props) {
  props.insert(props.end(), shells.begin(), shells.end());
  return props;
}

// Strand: bathing day, with parasols and a sandcastle.
void bathing_day(Set& set) {
  Shore shore;
  shore.aside = {{"parasol", props::parasol, {}, 78, 96},
                 {"ring", props::surfboard, {}, 62, 74},
                 {"parasol", props::parasol, {}, 62, 76}};
  shore.on_sea = {{"boat", props::sailing_boat, {}, 24, 32}};
  shore.ground = with_shells({{"ball", props::beach_ball, {}, 22, 28, 1},
                              {"bucket", props::bucket, {}, 20, 26, 1},
                              {"sandcastle", props::sandcastle, {}, 34, 42, 1}});
  shore.guests = {{"sandcastle", props::sandcastle, {}, 58, 68, 1},
                  {"ball", props::beach_ball, {}, 30, 36, 1}};
  paint_shore(set, shore);
}

// The south: palms and a hut on stilts.
void under_palms(Set& set) {
  Shore shore;
  shore.aside = {{"tree", props::palm, {}, 116, 142},
                 {"hut", props::stilt_hut, {}, 66, 80},
                 {"tree", props::palm, {}, 96, 116}};
  shore.on_sea = {{"island", props::islet, {}, 36, 46}, {"boat", props::sailing_boat, {}, 22, 30}};
  shore.ground = with_shells(
      {{"boat", props::rowing_boat, {}, 22, 28, 1}, {"leaf", props::jungle_leaves, {}, 22, 30, 2}});
  shore.guests = {{"turtle", nullptr, "1f422", 44, 52, 1}, {"crab", nullptr, "1f980", 34, 40, 1}};
  paint_shore(set, shore);
}

// The north: a lighthouse, beach chairs, grass on the dunes.
void northern_beach(Set& set) {
  Shore shore;
  shore.aside = {{"lighthouse", props::lighthouse, {}, 100, 124},
                 {"chair", props::beach_chair, {}, 50, 60},
                 {"grass", props::grass, {}, 36, 44}};
  shore.on_sea = {{"boat", props::sailing_boat, {}, 26, 34}, {"boat", props::sailing_boat, {}, 20, 26}};
  shore.ground =
      with_shells({{"grass", props::grass, {}, 16, 24, 4}, {"bucket", props::bucket, {}, 20, 26, 1}});
  shore.guests = {{"seal", nullptr, "1f9ad", 42, 50, 1}, {"chair", props::beach_chair, {}, 56, 66, 1}};
  paint_shore(set, shore);
}

// The sea's surface in rows of waves, longer and higher towards the front.
void add_wave_rows(Set& set, double y) {
  const Stage& stage = set.stage();
  const double bottom = stage.frame.bottom;
  const int rows = stage.age == Age::years_3_5 ? 3 : 5;
  for (int i = 0; i < rows; ++i) {
    const double t = (i + 0.6) / rows, at = y + (bottom - y) * t;
    add_wave_band(set, at, set.mm(std::lerp(20, 46, t)), set.mm(std::lerp(3, 8, t)), at - set.mm(2),
                  stage.pens.middle);
  }
  if (set.layout().foot_mm > y + set.mm(20)) {
    // Before the nearest feet: what floats dips into the water.
    add_wave_band(set, set.layout().foot_mm - set.mm(1), set.mm(36), set.mm(7), set.layout().foot_mm + 0.5,
                  stage.pens.near);
  }
}

struct OpenSea {
  std::vector<Prop> far;   // on the horizon
  std::vector<Prop> main;  // one large thing, on the freer side
  std::vector<Prop> guests;
  std::vector<Prop> sky;
};

void paint_open_sea(Set& set, const OpenSea& open) {
  base::Random& random = set.random();
  const Stage& stage = set.stage();
  add_heaven(set, Heaven::sun);
  const double y = set.horizon();
  Ridge sea = level(set, y, 3);
  set.ground(sea, "Meer");
  const double side = set.free_side();
  for (const Prop& prop : open.main) {
    std::vector<double> places;
    for (const double place : {0.78, 0.86, 0.7, 0.2})
      places.push_back((side > 0 ? place : 1 - place) + random.uniform(-0.04, 0.04));
    const double height = set.mm(random.uniform(prop.low_mm, prop.high_mm)) * (set.alone() ? 1.3 : 1);
    const double dip = set.alone() ? set.mm(14) : set.mm(3);
    Ridge at = level(set, y + dip, 3);
    if (set.stand(prop, height, at, places, 3.5, stage.pens.middle, 0.45)) break;
  }
  set.line_up(open.far, 2, sea, stage.pens.far);
  // Swimmers and boats first, so that waves pass before their feet.
  if (set.alone()) set.fill_ground(open.guests, 2, 40);
  add_wave_rows(set, y);
  set.fill_sky(open.sky, 6, 12);
}

const std::vector<Prop> sea_sky = {clouds, birds, clouds, small_clouds};
const std::vector<Prop> sea_guests = {{"boat", props::sailing_boat, {}, 66, 80, 1},
                                      {"whale", nullptr, "1f433", 50, 58, 1},
                                      {"dolphin", nullptr, "1f42c", 44, 52, 1}};

// Meer: an island with palms.
void island_ahead(Set& set) {
  paint_open_sea(set, {{{"boat", props::sailing_boat, {}, 16, 22}},
                       {{"island", props::islet, {}, 66, 84}},
                       sea_guests,
                       sea_sky});
}

Figure lighthouse_rock(base::Random& random, double height) {
  Sketch sketch("Leuchtturm");
  const double h = height;
  sketch.add(props::lighthouse(random, h * 0.86), Affine::translation(0, -h * 0.14));
  sketch.add(props::boulders(random, h * 0.2), Affine::translation(-h * 0.12, 0));
  sketch.add(props::boulders(random, h * 0.17), Affine::translation(h * 0.14, h * 0.01));
  return sketch.take();
}

// A lighthouse on its rock.
void by_the_lighthouse(Set& set) {
  paint_open_sea(set, {{{"boat", props::sailing_boat, {}, 20, 28}},
                       {{"lighthouse", lighthouse_rock, {}, 88, 108}},
                       sea_guests,
                       sea_sky});
}

// The north, with icebergs.
void among_icebergs(Set& set) {
  paint_open_sea(set, {{{"ice", props::iceberg, {}, 18, 28}},
                       {{"ice", props::iceberg, {}, 56, 72}},
                       {{"whale", nullptr, "1f433", 50, 58, 1}, {"ice", props::iceberg, {}, 40, 50, 2}},
                       {clouds, small_clouds, birds}});
}

// A regatta; an island where a boat was asked for.
void regatta(Set& set) {
  paint_open_sea(set, {{{"boat", props::sailing_boat, {}, 26, 34}, {"boat", props::sailing_boat, {}, 18, 24}},
                       {{"boat", props::sailing_boat, {}, 46, 58}, {"island", props::islet, {}, 60, 76}},
                       sea_guests,
                       {clouds, {"balloon", props::hot_air_balloon, {}, 44, 56, 1}, birds, small_clouds}});
}

// The ground of an island: sand that rises out of the sea, round at both sides.
Ridge add_island_ground(Set& set, const std::string& name) {
  const geometry::Rect& frame = set.stage().frame;
  add_heaven(set, Heaven::sun);
  const double y = set.horizon() - set.mm(10);
  const Ridge sea = add_open_water(set, y, 3, "Meer");
  set.line_up({{"boat", props::sailing_boat, {}, 20, 28}}, 1, sea, set.stage().pens.far);
  Ridge dome;
  dome.depth = 8;
  const double top = set.below_horizon(0.05);
  // Nobody who was asked for stands in the water.
  double farthest = frame.bottom;
  for (const layout::Placement& placement : set.layout().placements) {
    if (placement.on_ground) farthest = std::min(farthest, placement.bounds.bottom);
  }
  const double drop = std::clamp(farthest - top - set.mm(4), set.mm(10), set.mm(82));
  for (const double t : {-0.04, 0.12, 0.32, 0.5, 0.68, 0.88, 1.04}) {
    const double off = std::abs(2 * t - 1);
    dome.points.push_back({frame.left + t * frame.width(), top + drop * std::pow(off, 2.6)});
  }
  // Surf around it.
  Sketch surf("Brandung");
  std::vector<Point> rim = dome.points;
  for (Point& p : rim) p.y -= set.mm(5) * (1 + std::abs(p.x - frame.center().x) / frame.width());
  Path path = curve(rim);
  path.line_to({rim.back().x, frame.bottom + 8});
  path.line_to({rim.front().x, frame.bottom + 8});
  path.close();
  surf.region(path);
  set.backdrop(surf.take(), 7.9, set.stage().pens.far);
  set.ground(dome, name);
  return dome;
}

void finish_island(Set& set, const Ridge& ground, const std::vector<Prop>& aside,
                   const std::vector<Prop>& things, const std::vector<Prop>& guests) {
  double side = set.free_side();
  for (std::size_t i = 0; i < aside.size(); ++i, side = -side)
    stand_aside(set, aside[i], ground, side, static_cast<double>(i));
  if (set.alone()) set.fill_ground(guests, 2, 32);
  set.fill_ground(with_shells(things), 9);
  set.fill_sky({clouds, birds, small_clouds, clouds}, 5, 12);
}

// Insel: palms and a hut.
void palm_island(Set& set) {
  const Ridge ground = add_island_ground(set, "Palmenstrand");
  finish_island(set, ground,
                {{"tree", props::palm, {}, 112, 138},
                 {"hut", props::stilt_hut, {}, 64, 78},
                 {"tree", props::palm, {}, 92, 112}},
                {{"boat", props::rowing_boat, {}, 22, 28, 1}, {"leaf", props::jungle_leaves, {}, 22, 30, 2}},
                {{"turtle", nullptr, "1f422", 42, 50, 1}, {"bird", nullptr, "1f99c", 40, 48, 1}});
}

// A pirates' island: cave and treasure.
void treasure_island(Set& set) {
  const Ridge ground = add_island_ground(set, "Schatzstrand");
  finish_island(set, ground,
                {{"cave", props::cave, {}, 62, 76},
                 {"tree", props::palm, {}, 108, 132},
                 {"tree", props::palm, {}, 88, 104}},
                {{"chest", nullptr, "own-schatztruhe", 32, 38, 1},
                 {"jar", props::amphora, {}, 24, 30, 1},
                 {"anchor", nullptr, "2693", 30, 36, 1}},
                {{"chest", nullptr, "own-schatztruhe", 54, 62, 1}, {"bird", nullptr, "1f99c", 42, 50, 1}});
}

// A volcano behind the palms.
void volcano_island(Set& set) {
  const Ridge ground = add_island_ground(set, "Lavasand");
  finish_island(set, ground,
                {{"volcano", props::volcano, {}, 92, 112},
                 {"tree", props::palm, {}, 104, 128},
                 {"leaf", props::monstera, {}, 56, 70}},
                {{"fern", props::fern, {}, 22, 30, 2},
                 {"flower", props::jungle_flower, {}, 28, 36, 2},
                 {"stone", props::boulders, {}, 16, 22, 1}},
                {{"turtle", nullptr, "1f422", 42, 50, 1}, {"lizard", nullptr, "1f98e", 38, 46, 1}});
}

}  // namespace

void paint_beach(Set& set) {
  paint_one_of(set, {bathing_day, under_palms, northern_beach});
}

void paint_sea(Set& set) {
  paint_one_of(set, {island_ahead, by_the_lighthouse, among_icebergs, regatta});
}

void paint_island(Set& set) {
  paint_one_of(set, {palm_island, treasure_island, volcano_island});
}

}  // namespace drawing::places

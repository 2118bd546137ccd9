#include <cmath>

#include "drawing/scenes/curves.h"
#include "drawing/scenes/landscape.h"
#include "drawing/scenes/other_scenes.h"

namespace drawing::scenes {
namespace {

// A band of water: its upper edge is a row of waves.
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

}  // namespace

void paint_under_water(Set& set) {
  base::Random& random = set.random();
  const Stage& stage = set.stage();
  const double y = std::max(set.layout().horizon_mm, stage.y(0.6));
  const std::uint32_t kind = random.below(3);
  if (kind == 0) {  // seen from the surface down: waves above
    const geometry::Rect& frame = stage.frame;
    Sketch sketch("Wasseroberfläche");
    Path path;
    const double top = stage.y(0.055), length = set.mm(26);
    path.move_to({frame.left - 8, frame.top - 8});
    path.line_to({frame.left - 8, top});
    double x = frame.left - 8;
    for (; x < frame.right + 8; x += length) {
      path.cubic_to({x + length * 0.25, top + set.mm(6)}, {x + length * 0.75, top + set.mm(6)},
                    {x + length, top});
    }
    path.line_to({x, frame.top - 8});
    path.close();
    sketch.region(path);
    set.backdrop(sketch.take(), 0.5, stage.pens.far);
  }
  const Ridge back = set.ridge(y - set.mm(7), set.mm(8), set.mm(random.uniform(-22, 22)), 4, 4);
  set.hill(back, "Sandhügel", stage.pens.far);
  set.line_up({{"weed", seaweed, {}, 26, 44}, {"coral", tube_coral, {}, 18, 26}, {"weed", kelp, {}, 34, 52}},
              set.counted(3), back, stage.pens.far);
  const Ridge sand = set.ridge(y + set.mm(8), set.mm(4), set.mm(random.uniform(-10, 10)), 8, 4);
  set.ground(sand, "Meeresboden");
  // Tall weeds frame the page on both sides.
  double side = set.free_side();
  const int weeds = set.counted(3);
  for (int i = 0; i < weeds; ++i, side = -side) {
    std::vector<double> places;
    for (const double place : {0.955, 0.9, 0.84, 0.76})
      places.push_back((side > 0 ? place : 1 - place) + random.uniform(-0.02, 0.02));
    Ridge lower = sand;
    for (Point& p : lower.points) p.y += set.mm(random.uniform(3, 12));
    const Prop prop =
        random.chance(0.5) ? Prop{"weed", seaweed, {}, 70, 110} : Prop{"weed", kelp, {}, 70, 105};
    set.stand(prop, set.mm(random.uniform(prop.low_mm, prop.high_mm)), lower, places,
              sand.depth + 0.8 + 0.01 * i, stage.pens.middle, 0.3);
  }
  set.fill_ground({{"coral", fan_coral, {}, 26, 36},
                   {"shell", scallop_shell, {}, 11, 15},
                   {"coral", tube_coral, {}, 22, 30},
                   {"starfish", starfish, {}, 13, 18},
                   {"stone", stone, {}, 9, 14},
                   {"coral", brain_coral, {}, 14, 20},
                   {"shell", snail_shell, {}, 10, 13},
                   {"anemone", anemone, {}, 20, 28, 2},
                   {"crab", nullptr, "1f980", 24, 30, 1}},
                  10);
  set.fill_sky({{"fish", small_fish, {}, 17, 26}}, 3, 26);
  set.fill_sky({{"bubble", bubbles, {}, 24, 32},
                {"fish", small_fish, {}, 15, 22},
                {"bubble", bubble, {}, 6, 11},
                {"fish", nullptr, "1f420", 26, 34, 2},
                {"bubble", bubble, {}, 5, 9},
                {"bubble", bubble, {}, 7, 12},
                {"turtle", nullptr, "1f422", 30, 38, 1},
                {"bubble", bubble, {}, 5, 8}},
               12, 9);
}

void paint_beach(Set& set) {
  base::Random& random = set.random();
  const Stage& stage = set.stage();
  add_heaven(set, Heaven::sun);
  const double y = set.layout().horizon_mm;
  Ridge sea;
  sea.depth = 3;
  for (int i = 0; i < 4; ++i)
    sea.points.push_back({stage.frame.left - 8 + (stage.frame.width() + 16) * i / 3, y - set.mm(14)});
  const std::uint32_t kind = random.below(3);
  if (kind == 2) {  // an island on the horizon
    Sketch island("Insel");
    const double x = stage.x(set.free_side() > 0 ? 0.74 : 0.26), half = set.mm(34);
    Path path;
    path.move_to({x - half, y - set.mm(10)});
    path.cubic_to({x - half * 0.6, y - set.mm(32)}, {x + half * 0.3, y - set.mm(30)},
                  {x + half, y - set.mm(10)});
    path.close();
    island.region(path);
    set.backdrop(island.take(), 2, stage.pens.far);
  }
  set.hill(sea, "Meer", stage.pens.far);
  set.line_up({{"boat", sailing_boat, {}, 24, 32}}, kind == 2 ? 0 : 1, sea, stage.pens.far);
  add_wave_band(set, y - set.mm(1), set.mm(24), set.mm(4), 4.5, stage.pens.far);
  const Ridge sand = set.ridge(set.below_horizon(0.07), set.mm(5), set.mm(random.uniform(-20, 20)), 8, 4);
  set.ground(sand, "Sand");
  double side = set.free_side();
  const std::vector<Prop> framing = {
      {"tree", palm, {}, 104, 134}, {"parasol", parasol, {}, 66, 84}, {"tree", palm, {}, 92, 112}};
  for (int i = 0; i < set.counted(2); ++i, side = -side) {
    const Prop& prop = framing[(static_cast<std::size_t>(i) + kind) % framing.size()];
    std::vector<double> places;
    for (const double place : {0.88, 0.8, 0.94, 0.72}) places.push_back(side > 0 ? place : 1 - place);
    Ridge lower = sand;
    for (Point& p : lower.points) p.y += set.mm(random.uniform(5, 14));
    set.stand(prop, set.mm(random.uniform(prop.low_mm, prop.high_mm)), lower, places,
              sand.depth + 1 + 0.01 * i, stage.pens.middle);
  }
  set.fill_ground({{"sandcastle", sandcastle, {}, 34, 44, 1},
                   {"ball", beach_ball, {}, 20, 26, 1},
                   {"shell", scallop_shell, {}, 12, 16},
                   {"starfish", starfish, {}, 14, 18},
                   {"bucket", bucket, {}, 18, 24, 1},
                   {"shell", snail_shell, {}, 11, 14},
                   {"crab", nullptr, "1f980", 24, 30, 1},
                   {"stone", pebbles, {}, 7, 10, 2}},
                  9);
  set.fill_sky({cloud_prop,
                {"bird", bird, {}, 18, 24, 2},
                {"kite", kite, {}, 36, 46, 1},
                {"cloud", cloud, {}, 13, 19}},
               5, 12);
}

void paint_sea(Set& set) {
  base::Random& random = set.random();
  const Stage& stage = set.stage();
  add_heaven(set, Heaven::sun);
  const double y = set.layout().horizon_mm;
  const std::uint32_t kind = random.below(3);
  Ridge sea;
  sea.depth = 3;
  for (int i = 0; i < 4; ++i)
    sea.points.push_back({stage.frame.left - 8 + (stage.frame.width() + 16) * i / 3, y});
  if (kind != 0) {
    Sketch island("Insel");
    const double x = stage.x(set.free_side() > 0 ? 0.76 : 0.24), half = set.mm(kind == 1 ? 30 : 44);
    Path path;
    path.move_to({x - half, y + set.mm(3)});
    path.cubic_to({x - half * 0.6, y - set.mm(20)}, {x + half * 0.3, y - set.mm(16)},
                  {x + half, y + set.mm(3)});
    path.close();
    island.region(path);
    set.backdrop(island.take(), 2, stage.pens.far);
    Ridge top;
    top.depth = 1.5;
    top.points = {{x - half, y - set.mm(8)}, {x + half, y - set.mm(8)}};
    set.stand({"tree", palm, {}, 0, 0}, set.mm(kind == 1 ? 40 : 54), top,
              {(x - stage.frame.left) / stage.frame.width()}, 1.5, stage.pens.far);
  }
  set.ground(sea, "Meer");
  // Rows of waves, longer and higher towards the front, and one just before each row of feet.
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
  set.fill_ground(
      {{"fish", small_fish, {}, 16, 22}, {"bubble", bubbles, {}, 18, 24}, {"starfish", starfish, {}, 12, 16}},
      3, 18);
  set.fill_sky({cloud_prop, {"bird", bird, {}, 18, 24, 2}, cloud_prop, {"cloud", cloud, {}, 13, 19}}, 5, 12);
}

}  // namespace drawing::scenes

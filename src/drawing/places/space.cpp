#include <algorithm>

#include "drawing/places/arrangement.h"
#include "drawing/places/other_scenes.h"
#include "drawing/places/pieces.h"
#include "drawing/places/stock.h"
#include "drawing/props/outdoor_props.h"
#include "geometry/outlines.h"

namespace drawing::places {
namespace {

using namespace stock;
using geometry::Affine;

// A planet so large that the frame cuts it: in an upper corner, away from what was asked for.
void add_near_planet(Set& set) {
  if (!set.may_add("planet")) return;
  const geometry::Rect& frame = set.stage().frame;
  base::Random& random = set.random();
  const double side = set.free_side(), size = set.mm(random.uniform(96, 124));
  const props::PropMaker maker = random.chance(0.5) ? props::striped_planet : props::earth;
  for (const double s : {side, -side}) {
    const Point at = {s > 0 ? frame.right - size * 0.14 : frame.left + size * 0.14, frame.top + size * 0.16};
    if (set.place(maker(random, size).transformed(Affine::translation(at.x, at.y)), 0.8,
                  set.stage().pens.middle, 0.3))
      return;
  }
}

// A small round world to stand on.
void add_dome(Set& set, const std::string& name) {
  const geometry::Rect& frame = set.stage().frame;
  Ridge dome;
  dome.depth = 8;
  const double top = set.alone() ? set.stage().y(0.72) : set.below_horizon(0.02);
  const double drop = set.mm(set.random().uniform(26, 40));
  for (const double t : {-0.05, 0.2, 0.5, 0.8, 1.05})
    dome.points.push_back({frame.left + t * frame.width(), top + drop * (2 * t - 1) * (2 * t - 1)});
  set.ground(dome, name);
}

// The moon's hills and plain.
Ridge add_moon(Set& set, const std::string& name) {
  base::Random& random = set.random();
  const double y = set.horizon();
  const Ridge back =
      set.ridge(y - set.mm(4), set.mm(11), set.mm(random.uniform(-24, 24)), 4, random.chance(0.5) ? 4 : 6);
  set.hill(back, "Mondhügel", set.stage().pens.far);
  set.line_up({{"crater", props::crater, {}, 7, 10}}, 2, back, set.stage().pens.far);
  Ridge ground = set.ridge(set.below_horizon(0.08), set.mm(6), set.mm(random.uniform(-12, 12)), 8, 4);
  set.ground(ground, name);
  return ground;
}

bool stand_beside(Set& set, const Prop& prop, const Ridge& ground) {
  base::Random& random = set.random();
  const double side = set.free_side();
  std::vector<double> places;
  if (set.alone()) places.push_back((side > 0 ? 0.62 : 0.38) + random.uniform(-0.06, 0.06));
  for (const double place : {0.84, 0.76, 0.9, 0.2, 0.3})
    places.push_back((side > 0 ? place : 1 - place) + random.uniform(-0.03, 0.03));
  Ridge lower = ground;
  for (Point& p : lower.points) p.y += set.mm(random.uniform(2, 10));
  const double height = set.mm(random.uniform(prop.low_mm, prop.high_mm)) * (set.alone() ? 1.2 : 1);
  return set.stand(prop, height, lower, places, ground.depth + 0.7, set.stage().pens.middle, 0.4);
}

const std::vector<Prop> craters = {{"crater", props::crater, {}, 12, 18},
                                   {"rock", props::moon_rock, {}, 12, 18, 3},
                                   {"crater", props::crater, {}, 10, 14},
                                   {"rock", props::boulders, {}, 14, 20, 1},
                                   {"crater", props::crater, {}, 13, 19}};
const std::vector<Prop> star_field = {
    {"star", props::star_prop, {}, 9, 17}, {"planet", props::little_planet, {}, 17, 26, 2},
    {"star", props::star_prop, {}, 8, 15}, {"comet", props::comet, {}, 20, 28, 1},
    {"star", props::star_prop, {}, 7, 13}, {"star", props::star_prop, {}, 10, 16}};

// Weltraum: among planets.
void among_planets(Set& set) {
  add_dome(set, "Planetenboden");
  add_near_planet(set);
  set.fill_sky({{"planet", props::ringed_planet, {}, 36, 48}}, 1, 40);
  set.fill_sky({{"planet", props::striped_planet, {}, 32, 42}}, 1, 36);
  if (set.alone()) {
    hang_main(set, {"rocket", nullptr, "1f680", 76, 92});
    set.fill_ground({{"astronaut", nullptr, "own-astronaut", 46, 54, 1}}, 1, 30);
  }
  set.fill_ground(craters, 6);
  set.fill_sky(star_field, 14, 9);
}

// On the moon, with the earth in its sky.
void on_the_moon(Set& set) {
  const bool alone = set.alone();
  const Ridge ground = add_moon(set, "Mondboden");
  hang_main(set, {"planet", props::earth, {}, alone ? 66.0 : 44.0, alone ? 80.0 : 58.0});
  stand_beside(set, {"lander", props::lander, {}, 62, 78}, ground);
  if (alone) set.fill_ground({{"astronaut", nullptr, "own-astronaut", 58, 68, 1}}, 1, 40);
  if (alone) set.fill_ground({{"rover", props::moon_rover, {}, 40, 48, 1}}, 1, 34);
  set.fill_ground(craters, 8);
  set.fill_sky({{"satellite", props::satellite, {}, 30, 38, 1}}, 1, 30);
  set.fill_sky(star_field, 12, 9);
}

// A station with domes, and who comes to see it.
void moon_base(Set& set) {
  const bool alone = set.alone();
  const Ridge ground = add_moon(set, "Landeplatz");
  if (alone) hang_main(set, {"rocket", nullptr, "1f680", 66, 80});
  set.fill_sky({{"planet", props::ringed_planet, {}, 34, 46}}, 1, 38);
  stand_beside(set, {"station", props::dome_station, {}, 52, 66}, ground);
  if (alone)
    set.fill_ground({{"ufo", nullptr, "own-roboter", 50, 58, 1}, {"rover", props::moon_rover, {}, 40, 48, 1}},
                    2, 34);
  if (!alone) set.fill_ground({{"rover", props::moon_rover, {}, 24, 30, 1}}, 1, 26);
  set.fill_ground(craters, 7);
  set.fill_sky({{"ufo", nullptr, "1f6f8", 34, 44, 1}, {"comet", props::comet, {}, 24, 32, 1}}, 2, 30);
  set.fill_sky(star_field, 12, 9);
}

// A space station in orbit.
void in_orbit(Set& set) {
  const bool alone = set.alone();
  add_dome(set, "Atmosphäre");
  hang_main(set, {"station", props::space_station, {}, alone ? 92.0 : 46.0, alone ? 108.0 : 60.0});
  if (alone) set.fill_sky({{"astronaut", nullptr, "own-astronaut", 58, 68, 1}}, 1, 44);
  set.fill_sky({{"planet", props::ringed_planet, {}, 32, 42, 1}}, 1, 36);
  set.fill_ground({clouds, small_clouds, clouds}, 5, 12);
  set.fill_sky({{"satellite", props::satellite, {}, 30, 40, 1}}, 1, 30);
  set.fill_sky(star_field, 14, 9);
}

}  // namespace

void paint_space(Set& set) {
  paint_one_of(set, {among_planets, on_the_moon, moon_base, in_orbit});
}

}  // namespace drawing::places

#include <algorithm>
#include <cmath>
#include <numbers>

#include "drawing/places/arrangement.h"
#include "drawing/places/guests.h"
#include "drawing/places/interior.h"
#include "drawing/places/landscape.h"
#include "drawing/places/place_scenes.h"
#include "drawing/props/fairground.h"
#include "drawing/props/playground_things.h"
#include "drawing/props/zoo_things.h"
#include "geometry/outlines.h"

namespace drawing::places {
namespace {

using std::numbers::pi;

const Prop daisies = {"flower", props::daisy, {}, 24, 34};
const Prop grasses = {"grass", props::grass, {}, 12, 17};
const Prop balls = {"ball", props::beach_ball, {}, 17, 22, 2};
const Prop buckets = {"bucket", props::bucket, {}, 18, 23, 2};
const Prop birds = {"bird", props::bird, {}, 18, 24, 2};
const Prop kites = {"kite", props::kite, {}, 36, 46, 1};
const Prop butterflies = {"insect", props::butterfly, {}, 18, 24, 2};
const Prop balloons = {"balloon", props::balloon, {}, 32, 42};
const Prop bunches = {"balloon", props::balloon_bunch, {}, 62, 74, 1};
const Prop hot_air_balloons = {"balloon", props::hot_air_balloon, {}, 40, 52, 1};
const Prop clouds_small = {"cloud", props::cloud, {}, 12, 18};
const Prop stars_small = {"star", props::star_prop, {}, 8, 13};
const Prop stones = {"stone", props::stone, {}, 8, 13};
const Prop stalls = {"stall", props::stall, {}, 66, 76};
const Prop booths = {"booth", props::ticket_booth, {}, 70, 82};
const Prop trees_far = {"tree", props::tree, {}, 24, 34};
const Prop poplars_far = {"tree", props::poplar, {}, 28, 36};
const Prop bushes_far = {"bush", props::bush, {}, 10, 14};

Landscape open_air(const std::string& ground) {
  Landscape l;
  l.ground_name = ground;
  l.distant = {trees_far, bushes_far, poplars_far};
  l.air = {cloud_prop, birds, cloud_prop, clouds_small};
  l.pond = 0;
  l.ground_count = 8;
  return l;
}

void paint_slide_place(Set& set) {
  Landscape l = open_air("Spielplatz");
  l.pieces = {{"slide", props::slide, {}, 64, 74}, {"bench", props::park_bench, {}, 30, 34}};
  l.framing = {{"tree", props::tree, {}, 100, 124}};
  l.ground = {{"sandbox", props::sandbox, {}, 28, 34, 1},
              balls,
              buckets,
              {"sandcastle", props::sandcastle, {}, 24, 30, 1},
              daisies,
              grasses,
              daisies};
  l.air.push_back(kites);
  l.fence = 0.5;
  paint_landscape(set, l);
}

void paint_swing_place(Set& set) {
  Landscape l = open_air("Wiese");
  l.pieces = {{"swing", props::swing, {}, 68, 78}, {"springer", props::spring_horse, {}, 44, 52}};
  l.framing = {{"tree", props::apple_tree, {}, 96, 116}, {"bush", props::bush, {}, 24, 30}};
  l.ground = {{"seesaw", props::seesaw, {}, 26, 32, 1}, daisies, balls, grasses, buckets, stones};
  l.air.push_back(butterflies);
  l.way = 0.5;
  paint_landscape(set, l);
}

void paint_climbing_place(Set& set) {
  Landscape l = open_air("Spielplatz");
  l.pieces = {{"climber", props::climbing_tower, {}, 90, 104},
              set.random().chance(0.5) ? Prop{"climber", props::climbing_dome, {}, 48, 56}
                                       : Prop{"climber", props::rope_pyramid, {}, 70, 82}};
  l.ground = {{"seesaw", props::seesaw, {}, 24, 30, 1},
              balls,
              {"sandbox", props::sandbox, {}, 26, 32, 1},
              grasses,
              daisies,
              {"springer", props::spring_horse, {}, 32, 38, 1}};
  l.air.push_back(balloons);
  l.fence = 0.35;
  paint_landscape(set, l);
}

const std::vector<Prop> fair_ground = {balls,
                                       {"sweet", props::lollipop, {}, 26, 32, 2},
                                       {"sweet", props::gingerbread_heart, {}, 20, 26, 2},
                                       {"present", props::present, {}, 18, 24, 2},
                                       stars_small,
                                       grasses,
                                       {"tin", props::ball_pyramid, {}, 22, 28, 1}};

void paint_wheel_fair(Set& set) {
  hang_bunting(set, set.stage().y(0.015));
  Landscape l = open_air("Festplatz");
  l.heaven = Heaven::clouds;
  l.pieces = {{"wheel", props::ferris_wheel, {}, 112, 130}, stalls, stalls};
  l.ground = fair_ground;
  l.air = {balloons, cloud_prop, balloons, clouds_small, stars_small};
  l.air_count = 6;
  paint_landscape(set, l);
}

void paint_carousel_fair(Set& set) {
  hang_lamps(set, set.stage().y(0.015));
  Landscape l = open_air("Festplatz");
  l.heaven = Heaven::clouds;
  l.pieces = {{"carousel", props::carousel, {}, 94, 108}, booths, stalls};
  l.ground = fair_ground;
  l.air = {bunches, cloud_prop, hot_air_balloons, stars_small, balloons};
  l.air_count = 6;
  l.fence = 0.2;
  paint_landscape(set, l);
}

// A roller coaster's rails on trestles, across the page.
void add_coaster(Set& set) {
  const geometry::Rect& frame = set.stage().frame;
  const double y = set.horizon() + set.mm(14), top = std::max(frame.top + set.mm(30), y - set.mm(112));
  const double side = set.free_side();
  const auto x = [&](double share) { return set.stage().x(side > 0 ? share : 1 - share); };
  const auto at = [&](double share, double up) { return Point{x(share), std::lerp(y, top, up)}; };
  const std::vector<Point> rail = {at(-0.06, 0.2), at(0.12, 0.5),  at(0.26, 0.42),
                                   at(0.42, 0.16), at(0.56, 0.34), at(0.72, 0.92),
                                   at(0.84, 0.9),  at(0.96, 0.44), at(1.06, 0.2)};
  Sketch sketch("Achterbahn");
  for (const double share : {0.12, 0.3, 0.56, 0.7, 0.86}) {
    const double px = x(share);
    // The height of the rails there, on the chord between their points.
    double foot = y;
    for (std::size_t i = 0; i + 1 < rail.size(); ++i) {
      const double a = std::min(rail[i].x, rail[i + 1].x), b = std::max(rail[i].x, rail[i + 1].x);
      if (px >= a && px <= b)
        foot = std::lerp(rail[i].y, rail[i + 1].y, (px - rail[i].x) / (rail[i + 1].x - rail[i].x));
    }
    for (const double lean : {-1.0, 1.0}) {
      sketch.region(ribbon({{px, foot}, {px + lean * set.mm(7), y + set.mm(12)}}, {set.mm(1.3), set.mm(1.3)}),
                    0.95);
    }
  }
  sketch.region(ribbon(rail, std::vector<double>(rail.size(), set.mm(3.2))));
  // Two cars go over the top.
  const double car = set.mm(9);
  for (const double share : {0.735, 0.81}) {
    const Point c = at(share, share < 0.77 ? 0.985 : 0.975) - Point{0, car * 0.9};
    sketch.region(circle(c + Point{0, -0.75 * car}, 0.42 * car), 0.95);
    sketch.region(rounded_box(c.x - 0.8 * car, c.y - 0.5 * car, c.x + 0.8 * car, c.y + 0.5 * car, 0.3 * car));
    for (const double w : {-0.45, 0.45})
      sketch.region(circle(c + Point{w * car, 0.55 * car}, 0.22 * car), 0.95);
  }
  set.scenery(sketch.take(), 5, set.stage().pens.far);
}

void paint_coaster_fair(Set& set) {
  if (set.may_add("coaster")) add_coaster(set);
  Landscape l = open_air("Festplatz");
  l.distance = Distance::flat;
  l.distant = {{"tent", props::tent, {}, 24, 32}, bushes_far, trees_far};
  l.pieces = {stalls, booths};
  l.ground = fair_ground;
  l.air = {hot_air_balloons, cloud_prop, balloons, clouds_small};
  l.air_count = 6;
  l.way = 0.6;
  paint_landscape(set, l);
}

// The inside of a tent: a roof of wide stripes, a curtain, a balustrade with stars.
void add_tent_inside(Set& set, double y) {
  const geometry::Rect& frame = set.stage().frame;
  const bool young = set.stage().age == Age::years_3_5;
  const double hem = std::min(set.stage().y(0.2), y - set.mm(40)), wall = y - set.mm(20);
  const int panels = (set.stage().landscape() ? 9 : 7) - (young ? 2 : 0);
  const double step = frame.width() / panels;
  Sketch curtain("Vorhang");
  for (int i = 0; i < panels; ++i) {
    const double a = frame.left + i * step;
    Path fold;
    fold.move_to({a, hem - set.mm(6)});
    fold.line_to({a + step, hem - set.mm(6)});
    fold.cubic_to({a + step - set.mm(3), std::lerp(hem, wall, 0.4)},
                  {a + step + set.mm(3), std::lerp(hem, wall, 0.7)}, {a + step, wall + set.mm(4)});
    fold.line_to({a, wall + set.mm(4)});
    fold.cubic_to({a + set.mm(3), std::lerp(hem, wall, 0.7)}, {a - set.mm(3), std::lerp(hem, wall, 0.4)},
                  {a, hem - set.mm(6)});
    fold.close();
    curtain.region(fold, 0.95);
  }
  const Point apex = {frame.center().x, frame.top - set.mm(22)};
  for (int i = -1; i <= panels; ++i) {
    const double a = frame.left + i * step, b = a + step;
    Path stripe;
    stripe.move_to(apex);
    stripe.line_to({b, hem});
    stripe.cubic_to({b, hem + 0.42 * step}, {a, hem + 0.42 * step}, {a, hem});
    stripe.close();
    curtain.region(stripe);
  }
  curtain.region(box(frame.left - 8, wall, frame.right + 8, y + 1));
  curtain.region(box(frame.left - 8, wall - set.mm(2), frame.right + 8, wall + set.mm(3)));
  const int stars = panels;
  for (int i = 0; i < stars; ++i)
    curtain.region(star({frame.left + (i + 0.5) * frame.width() / stars, wall + set.mm(11.5)}, set.mm(6),
                        set.mm(2.9), 5, 0),
                   0.9);
  set.backdrop(curtain.take(), 2, set.stage().pens.far);
}

void paint_ring(Set& set) {
  const geometry::Rect& frame = set.stage().frame;
  const double y = set.horizon() + set.mm(6);
  add_tent_inside(set, y);
  Ridge floor;
  floor.depth = 8;
  for (int i = 0; i < 4; ++i) floor.points.push_back({frame.left - 8 + (frame.width() + 16) * i / 3, y});
  set.ground(floor, "Manege");
  // The ring's rim, in blocks.
  const Point c = {frame.center().x, (y + frame.bottom) / 2 + set.mm(4)};
  const double w = frame.width() * 0.56, h = (frame.bottom - y) * 0.44, inner = 0.88;
  Sketch ring("Manegenrand");
  ring.region(ellipse(c, w, h));
  const int blocks = set.stage().age == Age::years_3_5 ? 12 : 18;
  for (int i = 0; i < blocks; ++i) {
    const double angle = 2 * pi * (i + 0.5) / blocks;
    const Point out = {std::cos(angle) * w, std::sin(angle) * h};
    ring.detail(line(c + out, c + out * inner), 0.9);
  }
  ring.region(ellipse(c, w * inner, h * inner));
  set.backdrop(ring.take(), 8.1, set.stage().pens.middle);
  put_on_wall(set, {"trapeze", props::trapeze, {}, 60, 76}, Side::free, 0.025);
  put_on_wall(set, {"trapeze", props::trapeze, {}, 52, 64}, Side::other, 0.025);
  set.fill_ground({balls,
                   {"podium", props::circus_podium, {}, 30, 36, 1},
                   balls,
                   stars_small,
                   {"podium", props::circus_podium, {}, 24, 28, 1}},
                  5, 13);
  set.fill_sky({stars_small, balloons, {"note", props::music_note, {}, 14, 19}, stars_small}, 5, 16);
}

void paint_tent_place(Set& set) {
  Landscape l = open_air("Zirkuswiese");
  l.pieces = {{"tent", props::tent, {}, 98, 116}, booths};
  l.framing = {{"lantern", props::lantern, {}, 80, 92}, {"tree", props::poplar, {}, 76, 92}};
  l.ground = {balls,
              stars_small,
              grasses,
              {"podium", props::circus_podium, {}, 24, 30, 1},
              {"sweet", props::lollipop, {}, 24, 30, 1},
              daisies};
  l.air = {balloons, cloud_prop, hot_air_balloons, stars_small, balloons};
  l.air_count = 6;
  l.way = 0.8;
  paint_landscape(set, l);
}

void paint_wagon_place(Set& set) {
  hang_bunting(set, set.stage().y(0.015));
  Landscape l = open_air("Zirkuswiese");
  l.heaven = Heaven::clouds;
  l.pieces = {{"wagon", props::circus_wagon, {}, 64, 74}, {"tent", props::tent, {}, 76, 90}};
  l.framing = {{"tree", props::tree, {}, 96, 116}};
  l.ground = {balls,
              {"hay", props::hay_bale, {}, 18, 23, 2},
              {"podium", props::circus_podium, {}, 26, 32, 1},
              grasses,
              daisies,
              buckets};
  l.air = {bunches, cloud_prop, balloons, birds, clouds_small};
  l.fence = 0.5;
  paint_landscape(set, l);
}

const std::vector<Prop> zoo_ground = {stones,
                                      grasses,
                                      {"bush", props::bush, {}, 14, 18},
                                      daisies,
                                      {"trough", props::trough, {}, 18, 22, 1},
                                      {"log", props::stump, {}, 15, 20, 1},
                                      {"bucket", props::bucket, {}, 17, 21, 1}};

void paint_zoo_entrance(Set& set) {
  Landscape l = open_air("Zoo");
  l.pieces = {{"gate", props::zoo_gate, {}, 92, 106}, booths, {"sign", props::sign_post, {}, 52, 60}};
  l.framing = {{"tree", props::palm, {}, 100, 122}, {"tree", props::tree, {}, 96, 116}};
  l.ground = zoo_ground;
  l.air.push_back(balloons);
  l.way = 1;
  paint_landscape(set, l);
}

// An animal that looks over the fence of its enclosure, another one than those that were asked for.
void add_neighbours(Landscape& l, Set& set) {
  std::vector<Prop> neighbours = {{"giraffe", nullptr, "1f992", 84, 94},
                                  {"elephant", nullptr, "1f418", 56, 64},
                                  {"zebra", nullptr, "1f993", 50, 58},
                                  {"flamingo", nullptr, "1f9a9", 46, 54},
                                  {"camel", nullptr, "1f42b", 54, 62}};
  set.random().shuffle(std::span<Prop>(neighbours));
  neighbours.resize(2);
  l.pieces.insert(l.pieces.end(), neighbours.begin(), neighbours.end());
}

void paint_zoo_enclosure(Set& set) {
  Landscape l = open_air("Gehege");
  add_neighbours(l, set);
  l.pieces.insert(l.pieces.begin() + 1, {"hut", props::animal_house, {}, 68, 78});
  l.framing = {{"tree", props::acacia, {}, 92, 112}, {"tree", props::palm, {}, 96, 116}};
  l.ground = zoo_ground;
  l.fence = 1;
  paint_landscape(set, l);
}

void paint_zoo_rocks(Set& set) {
  Landscape l = open_air("Freigehege");
  l.pieces = {{"rock", props::cliff, {}, 84, 100},
              {"aviary", props::aviary, {}, 90, 104},
              {"sign", props::sign_post, {}, 50, 58}};
  l.framing = {{"tree", props::palm, {}, 104, 126}};
  l.ground = zoo_ground;
  l.pond = 0.9;
  l.corners = {{"leaf", props::jungle_leaves, {}, 42, 54}, {"fern", props::fern, {}, 36, 46}};
  paint_landscape(set, l);
}

}  // namespace

void paint_playground(Set& set) {
  invite(set, {"own-kind", "own-maedchen", "own-junge", "own-hund"});
  paint_one_of(set, {paint_slide_place, paint_swing_place, paint_climbing_place});
}

void paint_fair(Set& set) {
  invite(set, {"1f3a0", "own-clown", "own-maedchen", "own-junge"});
  paint_one_of(set, {paint_wheel_fair, paint_carousel_fair, paint_coaster_fair});
}

void paint_circus(Set& set) {
  invite(set, {"1f418", "own-pferd", "own-loewe", "own-clown"});
  // Who asks for a tent sees it from outside.
  set.may_add("tent") ? paint_one_of(set, {paint_tent_place, paint_wagon_place, paint_ring})
                      : paint_one_of(set, {paint_tent_place, paint_wagon_place});
}

void paint_zoo(Set& set) {
  invite(set, {"1f992", "1f418", "own-loewe", "own-panda", "1f427"});
  paint_one_of(set, {paint_zoo_entrance, paint_zoo_enclosure, paint_zoo_rocks});
}

}  // namespace drawing::places

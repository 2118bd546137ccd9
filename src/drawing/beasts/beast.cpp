#include "drawing/beasts/beast.h"

#include <algorithm>
#include <array>
#include <utility>

#include "drawing/beasts/bird.h"
#include "drawing/beasts/crumbs.h"
#include "drawing/beasts/fish.h"
#include "drawing/beasts/four_legged.h"

namespace drawing::beasts {
namespace {

// Nothing smaller can be coloured.
constexpr double least_mm2 = 12;
// Below this size, in millimetres a unit, there is no room between minor lines.
constexpr double all_lines_mm_per_unit = .76;

Fine fine_for(const figures::Drawn& drawn, double scale) {
  const double mm = drawn.mm_per_unit * scale;
  Fine fine;
  // Close enough for thin parts, and not closer than large animals need.
  fine.cell = std::clamp(.6 / mm, .45, .9);
  fine.least_area = std::max(least_mm2, drawn.finest_mm * drawn.finest_mm) / (mm * mm);
  fine.line = drawn.line_mm / mm;
  // An outline has all that the page will have: a mouse's tail is thin only where the mouse is small.
  if (drawn.finest_mm <= 0) fine.least_area = .5, fine.line = .1;
  fine.fineness = mm < all_lines_mm_per_unit ? figures::Fineness::few_lines : figures::Fineness::all;
  return fine;
}

// Leans its trunk up and lets the forelegs hang, whatever the legs of others do.
void stand_up(FourLegged& legs) {
  const bool free = legs.in_the_air;
  legs.hip = free ? 1.5 : std::clamp(legs.hip, .8, .94);
  legs.pitch = 44;
  legs.near_fore = {.5, .42, -56, true};
  legs.far_fore = {.72, .24, -50, true};
  if (free) {
    legs.near_hind = {-.5, .5, -50};
    legs.far_hind = {-.16, .46, -44};
  }
  legs.neck_angle = 62 + std::max(0.0, legs.neck);
  legs.tail = free ? -6 : -24;
}

// Who has hooves stands with its slim legs apart, and draws its forelegs up before the chest, clear of its
// chin.
void suit_hooves(FourLegged& legs, std::string_view pose) {
  if (pose == "stand" || pose == "back") {
    legs.near_fore.x = .12;
    legs.far_fore.x = -.24;
    legs.near_hind.x = -.18;
    legs.far_hind.x = .22;
  } else if (pose == "rear") {
    legs.near_fore = {.4, .56, -44, true};
    legs.far_fore = {.56, .3, -52, true};
    legs.neck_angle = 82;
  } else if (pose == "jump" || pose == "fly" || pose == "pounce") {
    legs.near_fore = {.44, .6, -40, true};
    legs.far_fore = {.66, .34, -34, true};
    legs.near_hind = {-.78, .74, -52, true};
    legs.far_hind = {-.56, .84, -46, true};
  }
}

FourLegged suited(const Anatomy& anatomy, const BeastPose& pose) {
  if (pose.legs.pitch && pose.legs.pitch > 70 && !anatomy.climbs) {
    FourLegged rearing = find_beast_pose("rear")->legs;
    if (anatomy.foot == Foot::hoof) suit_hooves(rearing, "rear");
    return rearing;
  }
  const bool stands =
      pose.name == "stand" || pose.name == "carry" || pose.name == "watch" || pose.legs.looks_back;
  if (anatomy.squats && stands) return find_beast_pose("sit")->legs;
  // It has no other way to get on.
  constexpr std::array<std::string_view, 6> fast{"jump", "run", "gallop", "chase", "flee", "pounce"};
  if (anatomy.squats && std::find(fast.begin(), fast.end(), pose.name) != fast.end())
    return leap_of_squatters();
  if (anatomy.heavy && pose.name == "gallop") return find_beast_pose("walk")->legs;
  FourLegged legs = pose.legs;
  if (anatomy.foot == Foot::hoof) suit_hooves(legs, pose.name);
  if (anatomy.biped && !legs.sits && !legs.lies && !legs.in_water && !legs.mouth_down) {
    stand_up(legs);
    // Upright it has its chest below its chin: the lower jaw opens clear of that.
    if (legs.jaw_open) legs.head = std::min(legs.head, -40.0);
  }
  if (anatomy.profile.trunk) {
    // It trumpets with its trunk, not its chin.
    if (legs.jaw_open) legs.head = -8, legs.neck = 0;
    if (legs.head_down) legs.head_down = false, legs.neck_angle = 6;
  }
  // A face in a mane is a lion's only from the front.
  if (anatomy.face && anatomy.face->mane && legs.profile) {
    legs.profile = false;
    legs.head = -6;
    legs.neck = 0;
  }
  return legs;
}

// What all kinds of animals are drawn from.
struct Wanted {
  const BeastLook& look;
  const BeastPose& pose;
  Expression expression;
  std::optional<Point> mouth;  // in figure units
  const figures::Drawn& drawn;
};

// An animal in its own units, and how many figure units one of them is.
struct Unscaled {
  PosedBeast beast;
  double scale;
};

std::optional<Point> scaled(const std::optional<Point>& mouth, double scale) {
  if (!mouth) return std::nullopt;
  return *mouth * (1 / scale);
}

Unscaled draw_on_four_legs(const Wanted& w) {
  const Anatomy anatomy = anatomy_of(w.look);
  const Fine fine = fine_for(w.drawn, anatomy.scale);
  const bool hoofed = anatomy.foot == Foot::hoof || anatomy.foot == Foot::pad;
  if (w.pose.legs.curled && anatomy.face && !hoofed && w.expression.closed_eyes)
    return {draw_curled(anatomy, fine), anatomy.scale};
  return {
      draw_four_legged(anatomy, suited(anatomy, w.pose), w.expression, scaled(w.mouth, anatomy.scale), fine),
      anatomy.scale};
}

Unscaled draw_winged(const Wanted& w) {
  BirdAnatomy anatomy = bird_anatomy_of(w.look);
  // Who pecks at a trunk is a woodpecker.
  if (w.pose.wings.clings && w.look.species == Species::bird) {
    anatomy.crest = true;
    anatomy.beak = Beak::long_cone;
    anatomy.length *= 1.15;
    anatomy.tail = {17, 6};
  }
  return {draw_bird(anatomy, w.pose.wings, w.expression, scaled(w.mouth, anatomy.scale),
                    fine_for(w.drawn, anatomy.scale)),
          anatomy.scale};
}

Unscaled draw_finned(const Wanted& w) {
  const FishAnatomy anatomy = fish_anatomy_of(w.look);
  Finned pose = w.pose.fins;
  // On land it raises its head.
  if (anatomy.whiskers && !pose.leaps && pose.bend == 0) pose.pitch += 14, pose.bend = -30;
  return {draw_fish(anatomy, pose, w.expression, scaled(w.mouth, anatomy.scale),
                    fine_for(w.drawn, anatomy.scale)),
          anatomy.scale};
}

Unscaled draw_kind(const Wanted& w) {
  switch (kind_of(w.look.species)) {
    case Kind::bird:
      return draw_winged(w);
    case Kind::fish:
      return draw_finned(w);
    case Kind::four_legs:
      break;
  }
  return draw_on_four_legs(w);
}

}  // namespace

PosedBeast PosedBeast::transformed(const geometry::Affine& map) const {
  PosedBeast out = *this;
  for (figures::Part& part : out.parts) part.shape.path = part.shape.path.transformed(map);
  BeastContacts& c = out.contacts;
  for (figures::Contact* contact : {&c.mouth, &c.back, &c.head, &c.near_forefoot, &c.tail, &c.ears})
    *contact = contact->transformed(map);
  return out;
}

page::Figure PosedBeast::layers(figures::Layer first, figures::Layer last, std::string name) const {
  return figures::layers_of(parts, first, last, std::move(name));
}

PosedBeast draw_beast(const BeastLook& look, const BeastPose& pose, const BeastGoals& goals,
                      const figures::Drawn& drawn) {
  Wanted wanted{look, pose, {}, goals.mouth, drawn};
  wanted.expression.closed_eyes = goals.mood ? *goals.mood == BeastMood::asleep : pose.eyes == Eyes::closed;
  wanted.expression.sad = goals.mood == BeastMood::sad || goals.mood == BeastMood::afraid;
  wanted.expression.mouth_open = goals.mood == BeastMood::afraid;
  wanted.expression.angry = goals.mood == BeastMood::angry;
  Unscaled drawing = draw_kind(wanted);
  const Fine fine = fine_for(drawn, drawing.scale);
  drop_crumbs(drawing.beast.parts, fine.line, fine.least_area);
  return drawing.beast.transformed(geometry::Affine::scaling(drawing.scale, drawing.scale));
}

}  // namespace drawing::beasts

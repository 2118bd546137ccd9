#include <algorithm>
#include <array>

#include "drawing/beasts/pose.h"

namespace drawing::beasts {
namespace {

FourLegged stand() {
  return {};
}

FourLegged walk() {
  FourLegged p;
  p.hip = p.shoulder = .99;
  p.near_fore = {.38, 0, 8};
  p.far_fore = {-.2, .1, -34};
  p.near_hind = {-.4, 0, 4};
  p.far_hind = {.2, 0, 20};
  p.neck = -4;
  return p;
}

// A fast trot, opposite legs together.
FourLegged run() {
  FourLegged p;
  p.hip = 1.05;
  p.shoulder = 1.1;
  p.near_fore = {.74, .42, 44};
  p.far_fore = {-.12, .26, -56};
  p.near_hind = {-.74, .24, -40};
  p.far_hind = {.24, 0, 30};
  p.neck = -8;
  p.tail = 12;
  p.tail_flies = true;
  return p;
}

// Stretched out over the ground.
FourLegged gallop() {
  FourLegged p;
  p.hip = 1.16;
  p.shoulder = 1.3;
  p.near_fore = {.5, .34, -40};
  p.far_fore = {.98, .6, 34};
  p.near_hind = {-.94, .42, -40};
  p.far_hind = {-.6, .16, -30};
  p.neck = -10;
  p.tail = 26;
  p.arch = -1;
  p.tail_flies = true;
  p.in_the_air = true;
  return p;
}

FourLegged jump() {
  FourLegged p;
  p.hip = 1.62;
  p.shoulder = 2.04;
  p.near_fore = {.52, 1.32, -66};
  p.far_fore = {.82, 1.42, -44};
  p.near_hind = {-.82, .98, -44};
  p.far_hind = {-.6, .82, -40};
  p.neck = 10;
  p.tail = 0;
  p.tail_flies = true;
  p.in_the_air = true;
  return p;
}

// After somebody, the eyes on what flees ahead.
FourLegged chase() {
  FourLegged p = run();
  p.neck = -2;
  p.head = -4;
  p.profile = true;
  return p;
}

// Away from somebody, its face to where it runs.
FourLegged flee() {
  FourLegged p = run();
  p.neck = 4;
  p.head = -2;
  p.profile = true;
  return p;
}

// At what is above and before it.
FourLegged pounce() {
  FourLegged p = jump();
  p.neck = 4;
  p.head = -14;
  p.profile = true;
  return p;
}

// Before what it looks at.
FourLegged watch() {
  FourLegged p;
  p.neck = 4;
  p.profile = true;
  return p;
}

FourLegged sit() {
  FourLegged p;
  p.hip = .36;
  p.shoulder = 1.03;
  p.near_fore = {.02};
  p.far_fore = {.26};
  p.near_hind = {.42, 0, 78};
  p.far_hind = {.62, 0, 78};
  p.neck = 6;
  p.tail = -14;
  p.sits = true;
  return p;
}

FourLegged lie() {
  FourLegged p;
  p.hip = .36;
  p.shoulder = .5;
  p.near_fore = {.74, 0, 70};
  p.far_fore = {.94, 0, 70};
  p.near_hind = {.5, 0, 78};
  p.far_hind = {.5, 0, 78};
  p.tail = -20;
  p.lies = true;
  return p;
}

FourLegged curl() {
  FourLegged p = lie();
  p.shoulder = .42;
  p.near_fore = {.78, 0, 72};
  p.far_fore = {.95, 0, 72};
  p.neck_angle = -14;
  p.tail = -24;
  p.head_down = p.curled = true;
  return p;
}

FourLegged eat() {
  FourLegged p;
  p.shoulder = .93;
  p.near_fore = {.22, 0, 6};
  p.far_fore = {-.2};
  p.near_hind = {-.12};
  p.far_hind = {.2};
  p.tail = -4;
  p.mouth_down = true;
  return p;
}

FourLegged howl() {
  FourLegged p = sit();
  p.far_fore = {.24};
  p.neck = 26;
  p.head = -60;
  p.profile = p.jaw_open = true;
  return p;
}

// On braced legs, the mouth wide open.
FourLegged bark() {
  FourLegged p;
  p.hip = .97;
  p.shoulder = 1.02;
  p.near_fore = {.34, 0, 16};
  p.far_fore = {.1, 0, 10};
  p.near_hind = {-.34, 0, 4};
  p.far_hind = {-.06, 0, 12};
  p.neck = 8;
  p.head = -16;
  p.tail = 40;
  p.profile = p.jaw_open = true;
  return p;
}

FourLegged sneak() {
  FourLegged p;
  p.hip = .8;
  p.shoulder = .68;
  p.near_fore = {.56, 0, 14};
  p.far_fore = {-.3, .1, -30};
  p.near_hind = {-.46, 0, 4};
  p.far_hind = {.4, 0, 24};
  p.neck = -40;
  p.tail = -26;
  return p;
}

FourLegged bow() {
  FourLegged p;
  p.shoulder = .5;
  p.near_fore = {.8, 0, 66};
  p.far_fore = {.98, 0, 66};
  p.far_hind = {.18};
  p.neck = 4;
  p.tail = 40;
  return p;
}

FourLegged beg() {
  FourLegged p;
  p.hip = .4;
  p.pitch = 66;
  p.near_fore = {.52, .36, 6, true};
  p.far_fore = {.62, .1, 6, true};
  p.near_hind = {.42, 0, 78};
  p.far_hind = {.62, 0, 78};
  p.neck_angle = 80;
  p.tail = -14;
  p.sits = true;
  return p;
}

FourLegged rear() {
  FourLegged p;
  p.hip = .96;
  p.pitch = 56;
  p.near_fore = {.5, .22, -66, true};
  p.far_fore = {.76, .02, -60, true};
  p.near_hind = {-.1, 0, 8};
  p.far_hind = {.28, 0, 14};
  p.neck_angle = 76;
  p.tail = 10;
  return p;
}

// Up a trunk that stands before its breast.
FourLegged climb() {
  FourLegged p;
  p.hip = 1.1;
  p.pitch = 74;
  p.near_fore = {.62, -.46, 140, true};
  p.far_fore = {.66, -.1, 120, true};
  p.near_hind = {.6, .74, 62, true, -52};
  p.far_hind = {.62, .36, 70, true, -60};
  p.neck_angle = 86;
  p.tail = -30;
  p.in_the_air = true;
  return p;
}

FourLegged look_back() {
  FourLegged p;
  p.near_fore = {.04};
  p.neck_angle = 98;
  p.looks_back = true;
  return p;
}

FourLegged swim() {
  FourLegged p;
  p.hip = .1;
  p.shoulder = .34;
  p.neck = 4;
  p.tail = 6;
  p.in_water = true;
  return p;
}

// Seen from the side, so that what is in the mouth hides no face.
FourLegged carry() {
  FourLegged p = walk();
  p.neck = 4;
  p.profile = true;
  return p;
}

Winged perched() {
  return {.pitch = 24};
}
Winged standing() {
  return {};
}
Winged flying() {
  return {.pitch = 6, .wing = Wing::raised, .neck = -34, .legs = false, .lift = 2.2};
}
Winged pecking() {
  return {.pitch = -22, .beak_down = true};
}
Winged sleeping() {
  return {.pitch = 8, .neck = -30, .legs = false, .sits = true};
}
Winged swimming() {
  return {.pitch = 4, .legs = false, .in_water = true};
}
Winged calling() {
  return {.pitch = 26, .neck = 6, .head = -24, .beak_open = true};
}
Winged clinging() {
  return {.pitch = 74, .neck = -48, .legs = false, .lift = 2.2, .clings = true};
}
Winged flapping() {
  return {.pitch = 22, .wing = Wing::raised};
}
Winged striding() {
  return {.pitch = 6, .neck = -8};
}

// Flat on the belly, the legs stretched out behind.
FourLegged slide() {
  FourLegged p = lie();
  p.hip = .3;
  p.near_fore = {.86, 0, 76};
  p.far_fore = {1, 0, 76};
  p.near_hind = {-.9, 0, -70};
  p.far_hind = {-.8, 0, -70};
  return p;
}
Winged sliding() {
  return {.pitch = -2, .wing = Wing::raised, .neck = -28, .head = -4, .legs = false, .sits = true};
}

const std::array<BeastPose, 31>& table() {
  static const std::array<BeastPose, 31> poses{{
      {"stand", stand(), standing(), {}},
      {"walk", walk(), striding(), {}},
      {"run", run(), {.pitch = 0, .neck = -20}, {.bend = 12}},
      {"gallop", gallop(), {.pitch = 4, .wing = Wing::spread, .neck = -24}, {.bend = -12}},
      {"jump",
       jump(),
       {.pitch = 20, .wing = Wing::raised, .lift = .5},
       {.pitch = 22, .bend = 54, .leaps = true}},
      {"sit", sit(), {.pitch = 14, .legs = false, .sits = true}, {}},
      {"lie", lie(), {.pitch = 6, .neck = -8, .legs = false, .sits = true}, {}},
      {"curl", curl(), sleeping(), {}, Eyes::closed},
      {"sleep", curl(), sleeping(), {}, Eyes::closed},
      {"eat", eat(), pecking(), {.pitch = -14}},
      {"drink", eat(), pecking(), {.pitch = -14}},
      {"howl", howl(), calling(), {.pitch = 20}, Eyes::closed},
      {"bark", bark(), {.pitch = 16, .neck = 2, .head = -14, .beak_open = true}, {.pitch = 12}},
      {"sneak", sneak(), {.pitch = -6, .neck = -30}, {.bend = 8}},
      {"bow", bow(), {.pitch = -18, .wing = Wing::spread, .neck = -10}, {.pitch = -20}},
      {"beg", beg(), flapping(), {.pitch = 30}},
      {"rear", rear(), flapping(), {.pitch = 40, .bend = 20}},
      {"climb", climb(), clinging(), {.pitch = 50}},
      {"back", look_back(), {.pitch = 12, .neck = 10}, {.bend = 16}},
      {"swim", swim(), swimming(), {.bend = 8}},
      {"fly", jump(), flying(), {.pitch = 30, .bend = 24, .leaps = true}},
      {"carry", carry(), flying(), {}},
      {"peck", eat(), pecking(), {.pitch = -14}},
      {"perch", sit(), perched(), {}},
      {"feed", eat(), {.pitch = -6, .neck = -66, .head = 30, .beak_open = true}, {.pitch = -10}},
      {"slide", slide(), sliding(), {}},
      {"one_leg", stand(), {.one_leg = true}, {}},
      {"chase", chase(), {.pitch = 0, .neck = -20}, {.bend = 12}},
      {"flee", flee(), {.pitch = 0, .neck = -20}, {.bend = 12}},
      {"pounce",
       pounce(),
       {.pitch = 20, .wing = Wing::raised, .lift = .5},
       {.pitch = 46, .bend = 34, .leaps = true}},
      {"watch", watch(), standing(), {}},
  }};
  return poses;
}

}  // namespace

FourLegged leap_of_squatters() {
  FourLegged p = jump();
  p.hip = 1.5;
  p.shoulder = 2.5;
  p.near_fore = {.62, 1.9, 40};
  p.far_fore = {.9, 2.2, 50};
  p.near_hind = {-.86, .72, -58};
  p.far_hind = {-.98, .98, -62};
  p.neck = -14;
  return p;
}

std::span<const BeastPose> beast_poses() {
  return table();
}

const BeastPose* find_beast_pose(std::string_view name) {
  const auto found =
      std::find_if(table().begin(), table().end(), [&](const BeastPose& pose) { return pose.name == name; });
  return found == table().end() ? nullptr : &*found;
}

}  // namespace drawing::beasts

#include "drawing/beasts/breeds.h"

namespace drawing::beasts {
namespace {

Anatomy usual_horse() {
  Anatomy a;
  a.scale = 1.4;
  a.hind = a.fore = 38;
  a.length = 35;
  a.round = {12.4, 11.4, 12.6};
  a.rise = .3;
  a.hind_width = {10.6, 7, 4.6, 4.2};
  a.fore_width = {8.2, 6, 4.5, 4.2};
  a.neck = {23, 11.6, 8, 54};
  a.tail = Tail::horse;
  a.foot = Foot::hoof;
  a.mane = Mane::falling;
  a.hock = 13;
  a.climbs = false;
  a.profile = {.nose = Profile::Nose::horse,
               .skull = 9.4,
               .muzzle = {17.6, 10.4},
               .muzzle_width = {7.6, 6.2},
               .ears = Ears::upright};
  return a;
}

}  // namespace

Anatomy horse_anatomy(Species species, int coat) {
  Anatomy a = usual_horse();
  a.profile.blaze = a.socks = coat == 1;
  if (coat == 2) a.pattern = Pattern::large_patches;
  switch (species) {
    case Species::pony:
      a.scale = 1.28;
      a.hind = a.fore = 31;
      a.length = 29;
      a.round = {12, 12, 12.4};
      a.hind_width = {9, 6.4, 4.8, 4.4};
      a.neck = {16, 11, 8.4, 52};
      break;
    case Species::unicorn:
      a.profile.horn = true;
      a.mane = Mane::curly;
      break;
    case Species::donkey:
      a.scale = 1.5;
      a.hind = a.fore = 30;
      a.length = 31;
      a.neck = {18, 11, 8.4, 48};
      a.tail = Tail::cow;
      a.mane = Mane::stiff;
      a.profile.ears = Ears::long_upright;
      a.profile.skull = 10;
      a.profile.muzzle = {17, 11};
      a.profile.muzzle_width = {8, 7};
      break;
    case Species::zebra:
      a.scale = 1.55;
      a.hind = a.fore = 34;
      a.length = 33;
      a.neck = {20, 11.4, 8.4, 52};
      a.tail = Tail::cow;
      a.mane = Mane::stiff;
      a.pattern = Pattern::stripes;
      break;
    default:
      break;
  }
  return a;
}

}  // namespace drawing::beasts

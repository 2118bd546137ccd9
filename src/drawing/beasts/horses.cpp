#include "drawing/beasts/breeds.h"

namespace drawing::beasts {
namespace {

Anatomy usual_horse() {
  Anatomy a;
  a.scale = 1.26;
  a.hind = a.fore = 44;
  a.length = 37;
  a.round = {13.4, 12.2, 13.2};
  a.rise = .3;
  a.hind_width = {12.6, 7.6, 4.3, 3.9};
  a.fore_width = {8.6, 5.8, 4.2, 3.9};
  a.fore_bones = {.31, .365, .34};
  a.hind_bones = {.355, .395, .37};
  a.neck = {26, 12.4, 8, 58, .1};
  a.tail = Tail::horse;
  a.foot = Foot::hoof;
  a.mane = Mane::falling;
  a.hock = 10;
  a.head = 1.2;
  a.climbs = false;
  a.profile = {.nose = Profile::Nose::horse,
               .skull = 9.4,
               .muzzle = {18, 11},
               .muzzle_width = {7.4, 5.7},
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
      a.scale = 1.2;
      a.hind = a.fore = 36;
      a.length = 31;
      a.round = {12.8, 12, 12.6};
      a.hind_width = {12.6, 7.6, 4.2, 3.8};
      a.fore_width = {8.4, 5.8, 4.1, 3.8};
      a.neck = {18, 11.6, 8, 54, .1};
      a.head = 1.26;
      break;
    case Species::unicorn:
      a.profile.horn = true;
      a.mane = Mane::curly;
      a.star = true;
      a.tail_size = 1.16;
      break;
    case Species::donkey:
      a.scale = 1.42;
      a.hind = a.fore = 33;
      a.length = 31;
      a.hind_width = {12.8, 7.4, 4, 3.6};
      a.fore_width = {8, 5.4, 3.9, 3.6};
      a.neck = {19, 11, 8, 48, .06};
      a.tail = Tail::cow;
      a.mane = Mane::stiff;
      a.profile.ears = Ears::long_upright;
      a.profile.skull = 10;
      a.profile.muzzle = {17, 11};
      a.profile.muzzle_width = {8, 7};
      break;
    case Species::zebra:
      a.scale = 1.44;
      // Its stripes need the room.
      a.head = 1;
      a.round = {13.2, 11, 12.8};
      a.hind = a.fore = 38;
      a.length = 34;
      a.neck = {21, 11.4, 8, 52, .08};
      a.tail = Tail::cow;
      a.mane = Mane::stiff;
      a.pattern = Pattern::stripes;
      break;
    default:
      break;
  }
  return a;
}

void make_foal(Anatomy& a) {
  a.scale *= .74;
  a.hind *= .94;
  a.fore *= .94;
  a.length *= .64;
  for (double& radius : a.round) radius *= .74;
  for (double& width : a.hind_width) width *= .84;
  for (double& width : a.fore_width) width *= .84;
  a.neck.length *= .68;
  a.neck.base *= .8;
  a.neck.top *= .88;
  a.head *= 1.02;
  a.profile.muzzle = a.profile.muzzle * .86;
  a.tail_size = .6;
  a.socks = a.star = false;
  // Large marks on so short a back would read as a blanket.
  if (a.pattern == Pattern::large_patches) a.pattern = Pattern::plain;
  if (a.mane != Mane::none) a.mane = Mane::stiff;
}

}  // namespace drawing::beasts

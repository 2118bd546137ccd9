#include "drawing/beasts/bird.h"

namespace drawing::beasts {
namespace {

BirdAnatomy grown_up(const BeastLook& look) {
  BirdAnatomy a;
  switch (look.species) {
    case Species::duck:
      a.scale = .8;
      a.breast = 14;
      a.length = 25;
      a.leg = 6;
      a.leg_width = 2;
      a.neck = {12, 7.4, 72};
      a.beak = Beak::flat;
      a.tail = {10, 9};
      a.tail_up = 34;
      a.wing = 1.16;
      a.neck_ring = look.coat == 0;
      break;
    case Species::chicken:
    case Species::rooster:
      a.scale = .86;
      a.breast = 15;
      a.length = 20;
      a.leg = 10;
      a.leg_width = 1.7;
      a.neck = {14, 8.6, 74};
      a.head = 9;
      a.tail = {13, 15};
      a.tail_up = 52;
      a.wing = 1.2;
      a.comb = true;
      if (look.species == Species::rooster) {
        a.scale = .98;
        a.neck.length = 17;
        a.leg = 13;
        a.plumes = true;
      }
      break;
    case Species::owl:
      a.scale = .74;
      a.breast = 15;
      a.length = 12;
      a.leg = 3;
      a.neck = {10, 14, 88};
      a.head = 14.6;
      a.beak = Beak::owl;
      a.tail = {11, 9};
      a.wing = 1;
      a.upright = 62;
      a.owl_face = a.belly = true;
      break;
    case Species::stork:
      a.scale = 1;
      a.length = 22;
      a.leg = 34;
      a.leg_width = 2;
      a.neck = {24, 5.6, 74};
      a.head = 8;
      a.beak = Beak::long_cone;
      a.tail = {10, 8};
      a.wing = 1.16;
      break;
    case Species::penguin:
      a.scale = .98;
      a.breast = 15;
      a.length = 24;
      a.leg = 3;
      a.leg_width = 2.4;
      a.neck = {11, 11, 88};
      a.head = 12.6;
      a.tail = {7, 7};
      a.wing = .92;
      a.upright = 76;
      a.belly = true;
      break;
    case Species::swan:
      a.scale = 1;
      a.breast = 15;
      a.length = 28;
      a.leg = 7;
      a.leg_width = 2;
      a.neck = {32, 5.4, 82};
      a.head = 8.2;
      a.beak = Beak::flat;
      a.tail = {10, 9};
      a.tail_up = 30;
      a.wing = 1.4;
      a.curved_neck = true;
      break;
    default:
      a.scale = .78;
      a.red_breast = look.coat == 0;
      a.crest = look.coat == 1;
      a.neck_ring = look.coat == 2;
      break;
  }
  return a;
}

}  // namespace

BirdAnatomy bird_anatomy_of(const BeastLook& look) {
  BirdAnatomy a = grown_up(look);
  if (!look.baby) return a;
  // Downy, with a large head.
  a.scale *= .62;
  a.length *= .68;
  a.leg *= .6;
  a.neck.length *= .4;
  a.tail = a.tail * .5;
  a.wing *= .66;
  a.head *= a.neck.width < 7 ? 1.3 : 1.1;
  a.neck.width *= 1.05;
  a.red_breast = a.neck_ring = a.comb = a.plumes = a.crest = a.curved_neck = false;
  return a;
}

}  // namespace drawing::beasts

#include "drawing/beasts/bird.h"

namespace drawing::beasts {
namespace {

BirdAnatomy songbird(int coat) {
  BirdAnatomy a;
  a.scale = .78;
  a.red_breast = coat == 0;
  a.crest = coat == 1;
  a.neck_ring = coat == 2;
  return a;
}

BirdAnatomy duck() {
  BirdAnatomy a;
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
  a.neck_ring = true;
  return a;
}

BirdAnatomy swan() {
  BirdAnatomy a;
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
  return a;
}

BirdAnatomy hen() {
  BirdAnatomy a;
  a.scale = .86;
  a.breast = 15;
  a.length = 20;
  a.leg = 11;
  a.leg_width = 1.9;
  a.neck = {14, 8.6, 74};
  a.head = 9;
  a.tail = {13, 15};
  a.tail_up = 52;
  a.wing = 1.2;
  a.comb = true;
  return a;
}

BirdAnatomy rooster() {
  BirdAnatomy a = hen();
  a.scale = .98;
  a.neck.length = 17;
  a.leg = 13;
  a.plumes = true;
  return a;
}

BirdAnatomy owl() {
  BirdAnatomy a;
  a.scale = .74;
  a.breast = 15;
  a.length = 12;
  a.leg = 3;
  a.neck = {10, 14, 88};
  a.head = 14.6;
  a.beak = Beak::owl;
  a.tail = {11, 9};
  a.upright = 62;
  a.owl_face = a.belly = true;
  return a;
}

BirdAnatomy eagle() {
  BirdAnatomy a;
  a.scale = 1.14;
  a.breast = 12.4;
  a.length = 26;
  a.leg = 8;
  a.leg_width = 2.8;
  a.neck = {11, 7.6, 66};
  a.head = 8.6;
  a.beak = Beak::hooked;
  a.tail = {15, 15};
  a.tail_up = 4;
  a.wing = 1.5;
  a.talons = a.neck_ring = true;
  return a;
}

BirdAnatomy parrot() {
  BirdAnatomy a;
  a.scale = .78;
  a.length = 18;
  a.leg = 2;
  a.leg_width = 2.6;
  a.neck = {7, 9, 80};
  a.head = 10.8;
  a.beak = Beak::hooked;
  a.tail = {30, 9};
  a.tail_up = 26;
  a.upright = 46;
  a.crest = a.neck_ring = true;
  return a;
}

BirdAnatomy ostrich() {
  BirdAnatomy a;
  a.scale = 1.3;
  a.breast = 14;
  a.length = 20;
  a.leg = 32;
  a.leg_width = 2.4;
  a.neck = {32, 4, 80};
  a.head = 8.4;
  a.beak = Beak::cone;
  a.tail = {11, 15};
  a.tail_up = 30;
  a.wing = 1.1;
  return a;
}

BirdAnatomy stork() {
  BirdAnatomy a;
  a.length = 22;
  a.leg = 34;
  a.leg_width = 2;
  a.neck = {24, 5.6, 74};
  a.head = 8;
  a.beak = Beak::long_cone;
  a.tail = {10, 8};
  a.wing = 1.16;
  return a;
}

BirdAnatomy penguin() {
  BirdAnatomy a;
  a.scale = .98;
  a.breast = 15;
  a.length = 24;
  a.leg = 4;
  a.leg_width = 3.2;
  a.neck = {11, 11, 88};
  a.head = 12.6;
  a.tail = {7, 7};
  a.wing = .92;
  a.upright = 76;
  a.beak = Beak::short_cone;
  a.white_front = true;
  return a;
}

BirdAnatomy usual(const BeastLook& look) {
  switch (look.species) {
    case Species::duck:
      return duck();
    case Species::chicken:
      return hen();
    case Species::rooster:
      return rooster();
    case Species::owl:
      return owl();
    case Species::eagle:
      return eagle();
    case Species::parrot:
      return parrot();
    case Species::ostrich:
      return ostrich();
    case Species::stork:
      return stork();
    case Species::penguin:
      return penguin();
    case Species::swan:
      return swan();
    default:
      return songbird(look.coat);
  }
}

BirdAnatomy grown_bird(const BeastLook& look) {
  BirdAnatomy a = usual(look);
  if (look.coat == 0 || look.species == Species::bird) return a;
  // The other of its kind.
  a.crest = look.species == Species::penguin;
  a.plain_head = a.owl_face;
  a.neck_ring = !a.neck_ring && !a.crest && !a.owl_face;
  return a;
}

}  // namespace

BirdAnatomy bird_anatomy_of(const BeastLook& look) {
  BirdAnatomy a = grown_bird(look);
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

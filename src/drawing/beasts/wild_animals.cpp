#include "drawing/beasts/breeds.h"

// Most of these differ from an animal that is described elsewhere by little: what is not said here is that
// one's.
namespace drawing::beasts {

Anatomy llama_anatomy() {
  Anatomy a = camel_anatomy(0);
  a.scale = 1.2;
  a.humps = 0;
  a.round = {11.6, 11.4, 12.4};
  a.rise = .25;
  a.hind = a.fore = 34;
  a.neck = {26, 9, 7, 76};
  a.tail = Tail::puff;
  a.foot = Foot::hoof;
  a.pattern = Pattern::wool;
  a.profile.muzzle = {12.6, 4};
  a.profile.muzzle_width = {7, 5.4};
  return a;
}

Anatomy mammoth_anatomy() {
  Anatomy a = elephant_anatomy();
  a.scale = 2.2;
  a.round = {17, 19.6, 20.4};
  a.hind = 28;
  a.fore = 31;
  a.pattern = Pattern::shaggy;
  a.profile.shaggy = true;
  return a;
}

Anatomy mole_anatomy() {
  Anatomy a = hedgehog_anatomy();
  a.scale = .74;
  a.hind = a.fore = 11;
  a.length = 21;
  a.hind_width = {6.4, 4.8, 3.8, 3.6};
  a.neck = {3, 8, 7, 20};
  a.round = {10.4, 11.6, 10.4};
  a.pattern = Pattern::plain;
  a.foot = Foot::big_paw;
  a.tail = Tail::stub;
  a.fore_width = {6.4, 5.6, 5.2, 5.6};
  a.profile.skull = 10;
  a.profile.muzzle = {15, 4.4};
  a.profile.muzzle_width = {6.6, 3.2};
  a.profile.ears = Ears::none;
  return a;
}

Anatomy beaver_anatomy() {
  Anatomy a = mouse_anatomy();
  a.scale = 1.05;
  a.length = 22;
  a.round = {12.6, 11.8, 9.4};
  a.hind_width[3] = a.fore_width[3] = 4;
  a.neck = {4, 9, 8.4, 40};
  a.tail = Tail::paddle;
  a.face->height = 12.8;
  a.face->ear = {11, -10.4};
  a.face->ear_size = 4.4;
  a.face->muzzle = {7.4, 5.4, 6.4};
  a.face->nose = {3, 2.2};
  a.face->teeth = true;
  a.profile.ears = Ears::small;
  return a;
}

Anatomy hamster_anatomy() {
  Anatomy a = mouse_anatomy();
  a.round = {9.6, 9.2, 8};
  a.tail = Tail::none;
  a.face->shape = Face::Shape::cheeks;
  a.face->ear = {10.6, -10.4};
  a.face->ear_size = 5;
  a.profile.ears = Ears::round;
  return a;
}

Anatomy badger_anatomy() {
  Anatomy a = bear_anatomy(Species::bear);
  a.scale = .86;
  a.hind = a.fore = 20;
  a.round = {12.4, 12.4, 12};
  a.tail = Tail::hanging;
  a.face->shape = Face::Shape::narrow;
  a.face->ear_size = 4.4;
  a.face->muzzle.width = 0;
  a.face->blaze = true;
  return a;
}

Anatomy raccoon_anatomy() {
  Anatomy a = fox_anatomy();
  a.scale *= .86;
  a.hind = a.fore = 22;
  a.round = {11.4, 11, 11};
  a.socks = a.bib = false;
  a.face->shape = Face::Shape::cheeks;
  a.face->mask = false;
  a.face->eye_patches = true;
  a.face->ear_size = 6;
  a.face->muzzle = {6, 4.6, 6.4};
  return a;
}

Anatomy kangaroo_anatomy() {
  Anatomy a;
  a.scale = 1.3;
  a.hind = 32;
  a.fore = 20;
  a.length = 28;
  a.round = {13.4, 11.4, 8.4};
  a.rise = .2;
  a.hind_width = {11.6, 7.4, 4.2, 3.9};
  a.fore_width = {4.8, 4, 3.6, 3.6};
  a.neck = {8, 7, 6, 60};
  a.tail = Tail::lizard;
  a.hock = 40;
  a.hare_foot = true;
  a.biped = true;
  a.climbs = false;
  a.profile = {.skull = 8.8, .muzzle = {13, 4.6}, .muzzle_width = {6.2, 4.4}, .ears = Ears::long_upright};
  return a;
}

Anatomy tyrannosaur_anatomy() {
  Anatomy a = dinosaur_anatomy(0);
  a.scale = 1.7;
  a.hind = 36;
  a.fore = 17;
  a.round = {14.4, 14.6, 12.6};
  a.hind_width = {12.6, 8.6, 6, 5.6};
  a.fore_width = {4.8, 4.2, 3.8, 3.8};
  a.neck = {10, 11.4, 10, 54};
  a.foot = Foot::big_paw;
  a.hock = 30;
  a.biped = a.belly = true;
  a.head = 1.16;
  a.profile.skull = 13;
  a.profile.muzzle = {22, 5};
  a.profile.muzzle_width = {10, 8.6};
  return a;
}

}  // namespace drawing::beasts

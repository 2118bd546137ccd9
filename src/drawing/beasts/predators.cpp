#include "drawing/beasts/breeds.h"

namespace drawing::beasts {
namespace {

Anatomy big_cat() {
  Anatomy a;
  a.scale = 1.34;
  a.hind = 32;
  a.fore = 33;
  a.length = 33;
  a.round = {11, 11, 13};
  a.hind_width = {10.4, 6.6, 5, 4.8};
  a.fore_width = {8, 5.8, 5, 4.8};
  a.neck = {10, 12, 10, 56};
  a.head = 1.06;
  return a;
}

Anatomy usual_bear() {
  Anatomy a;
  a.scale = 1.38;
  a.hind = 30;
  a.fore = 31;
  a.length = 32;
  a.round = {14.6, 14.6, 15};
  a.rise = .4;
  a.hind_width = {12, 8.2, 6.4, 6};
  a.fore_width = {10, 7.6, 6.4, 6};
  a.neck = {9, 13, 12, 38};
  a.tail = Tail::stub;
  a.foot = Foot::big_paw;
  a.head = 1.04;
  a.face = Face{.width = 16.4,
                .height = 15,
                .ears = Ears::round,
                .ear = {12.4, -11.6},
                .ear_size = 5.6,
                .muzzle = {8, 6.4, 6.4},
                .nose = {3.4, 2.5}};
  a.profile = {.skull = 13.4, .muzzle = {15, 5.6}, .muzzle_width = {8, 6.2}, .ears = Ears::round};
  return a;
}

}  // namespace

Anatomy lion_anatomy(int coat) {
  Anatomy a = big_cat();
  a.tail = Tail::tuft;
  const bool lioness = coat == 1;
  a.face = Face{.width = 14.6,
                .height = 13.6,
                .ears = Ears::round,
                .ear = {11.6, -12},
                .ear_size = lioness ? 5.2 : 4.8,
                .muzzle = {7.8, 6, 6.2},
                .nose = {3.4, 2.4},
                .mane = !lioness};
  a.profile = {.nose = Profile::Nose::cat,
               .skull = 13,
               .muzzle = {11.4, 5.2},
               .muzzle_width = {8, 6.2},
               .ears = Ears::round,
               .mane = !lioness,
               .whiskers = true};
  return a;
}

Anatomy tiger_anatomy() {
  Anatomy a = big_cat();
  a.scale = 1.3;
  a.hind = a.fore = 31;
  a.length = 34;
  a.round = {11, 10.6, 12};
  a.neck = {8, 11, 10, 52};
  a.tail = Tail::slim;
  a.pattern = Pattern::stripes;
  a.face = Face{.width = 16.2,
                .height = 14.6,
                .ears = Ears::round,
                .ear = {12, -12.4},
                .ear_size = 5.4,
                .muzzle = {8.4, 6.2, 6.4},
                .nose = {3, 2.2},
                .stripes = true,
                .cheek_stripes = true};
  a.profile = {.nose = Profile::Nose::cat,
               .skull = 13,
               .muzzle = {11, 5.4},
               .muzzle_width = {7.4, 5.6},
               .ears = Ears::round,
               .whiskers = true};
  return a;
}

Anatomy leopard_anatomy() {
  Anatomy a = big_cat();
  a.scale = 1.22;
  a.hind = a.fore = 30;
  a.length = 34;
  a.round = {10.4, 10, 11.4};
  a.neck = {8, 10.6, 9.6, 52};
  a.tail = Tail::slim;
  a.pattern = Pattern::rosettes;
  a.face = Face{.width = 15.4,
                .height = 14.2,
                .ears = Ears::round,
                .ear = {11.6, -11.8},
                .ear_size = 5.2,
                .muzzle = {8, 6, 6.4},
                .nose = {3, 2.2},
                .whiskers = true,
                .spots = true};
  a.profile = {.nose = Profile::Nose::cat,
               .skull = 12.6,
               .muzzle = {11, 5.4},
               .muzzle_width = {7.2, 5.4},
               .ears = Ears::round,
               .whiskers = true};
  return a;
}

Anatomy fox_anatomy() {
  Anatomy a;
  a.scale = .96;
  a.hind = 26;
  a.fore = 25;
  a.round = {9, 8.2, 9.6};
  a.hind_width = {7.8, 5, 3.7, 3.6};
  a.fore_width = {5.8, 4.2, 3.7, 3.6};
  a.neck = {7, 8, 7, 52};
  a.tail = Tail::fox;
  a.socks = true;
  a.face = Face{.shape = Face::Shape::cheeks,
                .width = 17,
                .height = 13.6,
                .ears = Ears::pointed,
                .ear_size = 12.4,
                .nose = {2.8, 2.2},
                .mask = true};
  a.profile = {
      .skull = 11.6, .muzzle = {18, 6}, .muzzle_width = {6.2, 3.8}, .ears = Ears::pointed, .cheek = true};
  return a;
}

Anatomy wolf_anatomy() {
  Anatomy a;
  a.scale = 1.16;
  a.hind = a.fore = 30;
  a.length = 29;
  a.round = {10.4, 10, 13};
  a.hind_width = {9, 5.8, 4.6, 4.4};
  a.fore_width = {7.2, 5.4, 4.7, 4.5};
  a.neck = {11, 11.6, 10, 54};
  a.head = 1.14;
  a.tail = Tail::hanging;
  a.ruff = true;
  // Always from the side, with a ruff and a shaggy tail: they tell it from a fox, whose face is seen from the
  // front.
  a.profile = {.skull = 12.4, .muzzle = {18, 6.2}, .muzzle_width = {8.2, 5.6}, .ears = Ears::pricked};
  return a;
}

Anatomy bear_anatomy(Species species) {
  Anatomy a = usual_bear();
  if (species == Species::polar_bear) {
    a.scale = 1.46;
    a.round = {13.6, 13.6, 14};
    a.neck = {13, 12.4, 10.6, 40};
    a.face->width = 14.8;
    a.face->ear_size = 4.6;
    a.face->ear = {11, -11.2};
  } else if (species == Species::panda) {
    a.scale = 1.12;
    a.hind = a.fore = 27;
    a.bib = a.dark_legs = true;
    a.face->width = 17;
    a.face->ear_size = 6.2;
    a.face->eye_patches = true;
    a.face->muzzle = {6.4, 5, 6.6};
    a.face->nose = {2.8, 2};
    a.profile.muzzle = {12, 5.6};
  }
  return a;
}

}  // namespace drawing::beasts

#include "drawing/beasts/breeds.h"

namespace drawing::beasts {

Anatomy mouse_anatomy() {
  Anatomy a;
  a.scale = .62;
  a.hind = a.fore = 14;
  a.length = 16;
  a.round = {8.8, 7.6, 6.4};
  a.rise = .3;
  a.hind_width = {6.4, 4.4, 3.2, 3.1};
  a.fore_width = {4.4, 3.8, 3.5, 3.4};
  a.neck = {4, 6.6, 6, 44};
  a.tail = Tail::thin;
  a.hock = 30;
  a.face = Face{.width = 13.4,
                .height = 12.4,
                .ears = Ears::round,
                .ear = {13.4, -11},
                .ear_size = 9,
                .muzzle = {4.6, 3.8, 7.4},
                .nose = {2.3, 1.8},
                .whiskers = true};
  a.profile = {.nose = Profile::Nose::cat,
               .skull = 10,
               .muzzle = {11, 4},
               .muzzle_width = {5.6, 3.2},
               .ears = Ears::lobes};
  return a;
}

Anatomy rabbit_anatomy(int coat) {
  Anatomy a;
  a.scale = .92;
  a.hind = a.fore = 21;
  a.length = 19;
  a.round = {10.6, 9.2, 8.2};
  a.rise = .35;
  a.hind_width = {9, 6.2, 3.8, 3.6};
  a.fore_width = {5, 4, 3.6, 3.5};
  a.neck = {5, 7, 6.4, 56};
  a.tail = Tail::puff;
  a.hock = 44;
  a.hare_foot = true;
  a.crouch_hip = .74;
  a.crouch_shoulder = .9;
  a.pattern = coat == 1 ? Pattern::patches : Pattern::plain;
  a.bib = coat == 2;
  a.face = Face{.width = 13.6,
                .height = 12.8,
                .ears = Ears::hare,
                .nose = {2.4, 1.8},
                .whiskers = true,

                .blaze = coat == 2,
                .patch = coat == 1};
  a.profile = {.nose = Profile::Nose::cat,
               .skull = 11,
               .muzzle = {8.4, 4},
               .muzzle_width = {6.4, 5},
               .ears = Ears::hare};
  return a;
}

Anatomy squirrel_anatomy() {
  Anatomy a;
  a.scale = .74;
  a.hind = a.fore = 20;
  a.length = 18;
  a.round = {9.6, 8.4, 7.8};
  a.rise = .35;
  a.hind_width = {8.6, 6, 3.8, 3.6};
  a.fore_width = {5, 4, 3.6, 3.5};
  a.neck = {5, 7, 6.4, 54};
  a.tail = Tail::squirrel;
  a.hock = 40;
  a.hare_foot = true;
  a.crouch_hip = .78;
  a.crouch_shoulder = .94;
  a.face = Face{
      .shape = Face::Shape::cheeks,
      .width = 13.6,
      .height = 12,
      .ears = Ears::pointed,
      .ear_size = 4.4,
      .muzzle = {6.4, 4.6, 6.4},
      .nose = {2.4, 1.8},
      .teeth = true,
      .ear_tufts = true,
  };
  a.profile = {.nose = Profile::Nose::cat,
               .skull = 10.6,
               .muzzle = {9.6, 4},
               .muzzle_width = {6, 4.2},
               .ears = Ears::upright};
  return a;
}

Anatomy hedgehog_anatomy() {
  Anatomy a;
  a.scale = .78;
  a.hind = a.fore = 12;
  a.length = 16;
  a.round = {11.6, 12.6, 11};
  a.rise = .5;
  a.hind_width = {6.4, 4.8, 4.2, 4};
  a.fore_width = {5, 4.4, 4.2, 4};
  a.neck = {3, 8.6, 8, 14};
  a.tail = Tail::none;
  a.pattern = Pattern::spines;
  a.profile = {.skull = 9.4, .muzzle = {13.4, 3.6}, .muzzle_width = {6, 2.8}, .ears = Ears::small};
  return a;
}

Anatomy turtle_anatomy() {
  Anatomy a;
  a.scale = .9;
  a.hind = a.fore = 14;
  a.length = 24;
  a.round = {10, 10.6, 10};
  a.rise = .3;
  a.hind_width = {8, 6.4, 5.4, 5.2};
  a.fore_width = {7, 6, 5.4, 5.2};
  a.neck = {13, 6.8, 6.2, 38};
  a.tail = Tail::stub;
  a.pattern = Pattern::shell;
  a.foot = Foot::big_paw;
  a.climbs = false;
  a.profile = {.nose = Profile::Nose::none,
               .skull = 9.8,
               .muzzle = {7.6, 3},
               .muzzle_width = {6.8, 6},
               .ears = Ears::none};
  return a;
}

Anatomy frog_anatomy() {
  Anatomy a;
  a.scale = .8;
  a.hind = 22;
  a.fore = 17;
  a.length = 17;
  a.round = {9.6, 10, 10};
  a.rise = .2;
  a.hind_width = {7.6, 5.2, 3.8, 3.6};
  a.fore_width = {5, 4.2, 3.8, 3.6};
  a.neck = {3, 9, 8.6, 46};
  a.tail = Tail::none;
  a.hock = 50;
  a.hare_foot = true;
  a.squats = true;
  a.face = Face{.shape = Face::Shape::cheeks,
                .width = 16,
                .height = 10.6,
                .ears = Ears::none,
                .nose = {},
                .high_eyes = true};
  a.profile = {.nose = Profile::Nose::none,
               .skull = 10.4,
               .muzzle = {9, 4},
               .muzzle_width = {7.4, 6},
               .ears = Ears::none,
               .high_eyes = true};
  return a;
}

}  // namespace drawing::beasts

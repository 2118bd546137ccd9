#include "drawing/beasts/breeds.h"

namespace drawing::beasts {

Anatomy elephant_anatomy() {
  Anatomy a;
  a.scale = 2;
  a.hind = a.fore = 30;
  a.length = 34;
  a.round = {18, 19, 18};
  a.rise = .52;
  a.hind_width = {11.4, 8.6, 7.6, 7.6};
  a.fore_width = {10.6, 8.6, 7.6, 7.6};
  a.neck = {9, 15, 13, 30};
  a.tail = Tail::rope;
  a.foot = Foot::pad;
  a.hock = 4;
  a.heavy = true;
  a.climbs = false;
  a.profile.trunk = true;
  return a;
}

Anatomy deer_anatomy(int coat) {
  Anatomy a;
  a.scale = 1.48;
  a.hind = 39;
  a.fore = 38;
  a.length = 30;
  a.round = {10.4, 9.4, 10.8};
  a.hind_width = {8.6, 5, 3.4, 3.2};
  a.fore_width = {6.4, 4.4, 3.4, 3.2};
  a.neck = {17, 8.6, 6.4, 60};
  a.tail = Tail::stub;
  a.foot = Foot::hoof;
  a.head = .96;
  a.hock = 14;
  a.climbs = false;
  const bool doe = coat == 1;
  if (doe) a.pattern = Pattern::spots;
  a.face = Face{.shape = Face::Shape::narrow,
                .width = 12.6,
                .height = 13.4,
                .ears = Ears::leaf,
                .muzzle = {7.2, 6, 7.2},
                .nose = {3.2, 2.4},
                .antlers = !doe};
  a.profile = {
      .skull = 9, .muzzle = {14, 8}, .muzzle_width = {6.4, 4.8}, .ears = Ears::leaf, .antlers = !doe};
  return a;
}

Anatomy giraffe_anatomy() {
  Anatomy a;
  a.scale = 1.56;
  a.hind = 42;
  a.fore = 46;
  a.length = 30;
  a.round = {12, 11.4, 13};
  a.rise = .3;
  a.hind_width = {9.6, 6.4, 4.6, 4.2};
  a.fore_width = {8, 6, 4.6, 4.2};
  a.neck = {52, 10.6, 6.6, 68};
  a.tail = Tail::cow;
  a.foot = Foot::hoof;
  a.hock = 12;
  a.pattern = Pattern::blotches;
  a.climbs = false;
  a.profile = {.nose = Profile::Nose::horse,
               .skull = 9,
               .muzzle = {16, 7},
               .muzzle_width = {7, 6},
               .ears = Ears::leaf,
               .knobs = true};
  return a;
}

Anatomy camel_anatomy(int coat) {
  Anatomy a;
  a.scale = 1.62;
  a.hind = 40;
  a.fore = 41;
  a.length = 32;
  a.round = {11, 11.6, 12};
  a.rise = .35;
  a.hind_width = {9, 5.8, 4.4, 4.6};
  a.fore_width = {7.4, 5.6, 4.6, 4.6};
  a.neck = {30, 9, 6.4, 50};
  a.tail = Tail::cow;
  a.foot = Foot::pad;
  a.hock = 10;
  a.humps = coat == 1 ? 1 : 2;
  a.climbs = false;
  a.profile = {.nose = Profile::Nose::horse,
               .skull = 9.4,
               .muzzle = {14, 4.6},
               .muzzle_width = {7.4, 6.6},
               .ears = Ears::upright};
  return a;
}

Anatomy rhino_anatomy() {
  Anatomy a;
  a.scale = 1.66;
  a.hind = a.fore = 25;
  a.length = 36;
  a.round = {15, 16, 15.4};
  a.rise = .5;
  a.hind_width = {11, 8, 6.6, 6.6};
  a.fore_width = {9.6, 7.6, 6.6, 6.6};
  a.neck = {8, 13, 11.6, 20};
  a.tail = Tail::cow;
  a.foot = Foot::pad;
  a.hock = 6;
  a.heavy = true;
  a.climbs = false;
  a.profile = {.nose = Profile::Nose::none,
               .skull = 12,
               .muzzle = {22, 8},
               .muzzle_width = {9.4, 7.6},
               .ears = Ears::upright,
               .nose_horn = true};
  return a;
}

Anatomy hippo_anatomy() {
  Anatomy a;
  a.scale = 1.56;
  a.hind = a.fore = 20;
  a.length = 35;
  a.round = {15.6, 17, 15.6};
  a.rise = .5;
  a.hind_width = {10, 7.6, 6.6, 6.6};
  a.fore_width = {9, 7.4, 6.6, 6.6};
  a.neck = {6, 13.6, 12.6, 30};
  a.tail = Tail::stub;
  a.foot = Foot::pad;
  a.hock = 4;
  a.heavy = true;
  a.climbs = false;
  a.profile = {.nose = Profile::Nose::none,
               .skull = 12.4,
               .muzzle = {20, 6.4},
               .muzzle_width = {10, 10.4},
               .ears = Ears::round};
  return a;
}

Anatomy dinosaur_anatomy(int coat) {
  Anatomy a;
  a.scale = 1.95;
  a.hind = 31;
  a.fore = 30;
  a.stance = 1.3;
  a.length = 33;
  a.round = {14.6, 15.6, 14};
  a.rise = .5;
  a.hind_width = {11, 7.6, 6.2, 5.8};
  a.fore_width = {9.4, 7, 6, 5.6};
  a.neck = {34, 11, 7.4, 62};
  a.tail = Tail::lizard;
  a.foot = Foot::pad;
  a.hock = 6;
  a.climbs = false;
  a.pattern = Pattern::spots;
  a.head = 1.14;
  a.profile = {.nose = Profile::Nose::none,
               .skull = 11,
               .muzzle = {12.6, 3.6},
               .muzzle_width = {8, 7},
               .ears = Ears::none};
  if (coat == 1) {  // a stegosaurus
    a.neck = {16, 10, 8, 20};
    a.round = {16, 17, 13};
    a.pattern = Pattern::plain;
    a.plates = 12;
  }
  return a;
}

Anatomy crocodile_anatomy() {
  Anatomy a;
  a.scale = 1.2;
  a.hind = a.fore = 16;
  a.length = 40;
  a.round = {10, 11, 10};
  a.rise = .4;
  a.hind_width = {8, 6, 4.6, 4.4};
  a.fore_width = {6.6, 5.2, 4.4, 4.2};
  a.neck = {7, 9, 8.6, 8};
  a.head = 1.16;
  a.tail = Tail::lizard;
  a.plates = 8;
  a.climbs = false;
  a.profile = {.nose = Profile::Nose::none,
               .skull = 10.4,
               .muzzle = {28, 4},
               .muzzle_width = {8, 6},
               .ears = Ears::none,
               .high_eyes = true};
  return a;
}

Anatomy dragon_anatomy() {
  Anatomy a;
  a.scale = 1.5;
  a.hind = a.fore = 29;
  a.stance = 1.3;
  a.length = 30;
  a.round = {13, 13, 13};
  a.rise = .4;
  a.hind_width = {11, 7.6, 6, 5.6};
  a.fore_width = {8.6, 6.6, 5.8, 5.4};
  a.neck = {22, 10.6, 8, 60};
  a.tail = Tail::arrow;
  a.foot = Foot::big_paw;
  a.mane = Mane::crest;
  a.plates = 7;
  a.wings = true;
  a.head = 1.12;
  a.pattern = Pattern::spots;
  a.profile = {.nose = Profile::Nose::none,
               .skull = 12.6,
               .muzzle = {15.4, 5},
               .muzzle_width = {9, 7.8},
               .ears = Ears::none,
               .curved_horns = true};
  return a;
}

}  // namespace drawing::beasts

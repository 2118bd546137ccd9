#include "drawing/beasts/breeds.h"

namespace drawing::beasts {

Anatomy cow_anatomy(int coat) {
  Anatomy a;
  a.scale = 1.5;
  a.hind = a.fore = 38;
  a.length = 36;
  a.round = {13, 13.4, 13.4};
  a.rise = .4;
  a.hind_width = {10, 6.4, 4.4, 4};
  a.fore_width = {8.2, 5.6, 4.4, 4};
  a.neck = {12, 12, 9.4, 34};
  a.tail = Tail::cow;
  a.foot = Foot::hoof;
  a.udder = true;
  a.climbs = false;
  a.pattern = coat == 1 ? Pattern::plain : coat == 2 ? Pattern::large_patches : Pattern::patches;
  a.face = Face{.shape = Face::Shape::narrow,
                .width = 13.6,
                .height = 14,
                .ears = Ears::leaf,
                .nose = {},
                .blaze = coat == 1,
                .patch = coat != 1,
                .broad_muzzle = true,
                .horns = true};
  a.profile = {.nose = Profile::Nose::horse,
               .skull = 10.6,
               .muzzle = {17, 9},
               .muzzle_width = {8.6, 7.2},
               .ears = Ears::leaf,
               .horns = true};
  return a;
}

Anatomy pig_anatomy(int coat) {
  Anatomy a;
  a.scale = 1.1;
  a.hind = a.fore = 26;
  a.stance = 1.55;
  a.length = 31;
  a.round = {13, 13.6, 13};
  a.rise = .45;
  a.hind_width = {9, 6, 4.2, 3.6};
  a.fore_width = {7.8, 5.4, 4.2, 3.6};
  a.neck = {5, 12, 11, 30};
  a.tail = Tail::curl;
  a.foot = Foot::hoof;
  a.pattern = coat == 1 ? Pattern::patches : Pattern::plain;
  a.face = Face{
      .width = 15.4, .height = 14.4, .ears = Ears::flopped, .nose = {}, .patch = coat == 1, .snout = true};
  a.profile = {.nose = Profile::Nose::pig,
               .skull = 13,
               .muzzle = {13, 4},
               .muzzle_width = {8, 6.2},
               .ears = Ears::flopped};
  return a;
}

Anatomy sheep_anatomy(int coat) {
  Anatomy a;
  a.scale = 1.15;
  a.hind = a.fore = 26;
  a.stance = 1.15;
  a.length = 26;
  a.round = {12.4, 12.4, 12.4};
  a.rise = .5;
  a.hind_width = {6, 4.8, 4, 3.8};
  a.fore_width = {5.6, 4.6, 4, 3.8};
  a.neck = {7, 9, 8, 44};
  a.tail = Tail::none;
  a.foot = Foot::hoof;
  a.pattern = Pattern::wool;
  a.head = .98;
  a.climbs = false;
  a.face = Face{.shape = Face::Shape::narrow,
                .width = 11,
                .height = 13,
                .ears = Ears::leaf,
                .nose = {2.4, 1.8},
                .wool = true};
  a.profile = {.nose = Profile::Nose::horse,
               .skull = 9.6,
               .muzzle = {10, 7},
               .muzzle_width = {6.8, 5.2},
               .ears = Ears::leaf};
  // A ram.
  a.face->curved_horns = a.profile.curved_horns = coat == 1;
  return a;
}

Anatomy goat_anatomy(int coat) {
  Anatomy a;
  a.scale = 1.1;
  a.hind = a.fore = 30;
  a.length = 28;
  a.round = {10.6, 10.8, 11};
  a.rise = .35;
  a.hind_width = {8.2, 5.4, 4, 3.8};
  a.fore_width = {6.6, 4.8, 4, 3.8};
  a.neck = {13, 9, 7, 54};
  a.tail = Tail::stub;
  a.foot = Foot::hoof;
  a.pattern = coat == 1 ? Pattern::large_patches : Pattern::plain;
  a.face = Face{.shape = Face::Shape::narrow,
                .width = 11.6,
                .height = 14,
                .ears = Ears::leaf,
                .nose = {2.6, 1.9},
                .beard = true,
                .curved_horns = true};
  a.profile = {.nose = Profile::Nose::horse,
               .skull = 9.2,
               .muzzle = {13, 7},
               .muzzle_width = {6.6, 5},
               .ears = Ears::leaf,
               .curved_horns = true,
               .beard = true};
  return a;
}

}  // namespace drawing::beasts

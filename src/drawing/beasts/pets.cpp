#include "drawing/beasts/breeds.h"

namespace drawing::beasts {
namespace {

Anatomy usual_dog() {
  Anatomy a;
  a.face = Face{
      .width = 15.6, .height = 14.6, .ears = Ears::hanging, .muzzle = {8.4, 6.8, 6.4}, .nose = {3.6, 2.7}};
  a.profile = {.skull = 12.4, .muzzle = {17, 5}, .muzzle_width = {7.4, 5.8}, .ears = Ears::hanging};
  return a;
}

void make_dachshund(Anatomy& a) {
  a.hind = a.fore = 17;
  a.length = 40;
  a.round = {8.6, 8.4, 9.6};
  a.hind_width = {7, 5, 3.8, 3.7};
  a.fore_width = {6, 4.6, 3.9, 3.8};
  a.face->width = 13.8;
  a.face->height = 13;
  a.profile.muzzle = {19, 6};
}

void make_shepherd(Anatomy& a) {
  a.hind = a.fore = a.length = 31;
  a.saddle = true;
  a.tail = Tail::hanging;
  a.face->ears = a.profile.ears = Ears::pointed;
  a.face->ear_size = 12.4;
  a.face->width = 14.8;
  a.face->blaze = true;
}

void make_pug(Anatomy& a) {
  a.hind = a.fore = 22;
  a.length = 25;
  a.round = {10.6, 10.6, 12};
  a.tail = Tail::ring;
  a.head = .96;
  a.face->ears = a.profile.ears = Ears::folded;
  a.face->muzzle = {9.4, 6.8, 6.6};
  a.face->stripes = true;
  a.profile.muzzle = {11, 4};
}

}  // namespace

Anatomy dog_anatomy(int coat) {
  Anatomy a = usual_dog();
  switch (coat) {
    case 1:  // a beagle
      a.saddle = a.face->blaze = a.socks = true;
      break;
    case 2:  // a Dalmatian
      a.hind = a.fore = 33;
      a.pattern = Pattern::spots;
      break;
    case 3:
      make_shepherd(a);
      break;
    case 4:
      make_dachshund(a);
      break;
    case 5:
      make_pug(a);
      break;
    case 6:  // a mongrel
      a.pattern = Pattern::patches;
      a.face->patch = true;
      a.face->ears = a.profile.ears = Ears::folded;
      break;
    default:
      a.face->patch = true;
      break;
  }
  return a;
}

Anatomy cat_anatomy(int coat) {
  Anatomy a;
  a.scale = .88;
  a.hind = 26;
  a.fore = 25;
  a.length = 26;
  a.round = {8.8, 8.2, 8.8};
  a.hind_width = {7.6, 5, 3.6, 3.6};
  a.fore_width = {5.6, 4.1, 3.6, 3.6};
  a.neck = {6, 7.4, 6.6, 52};
  a.tail = Tail::slim;
  a.pattern = Pattern::tabby;
  a.face = Face{.shape = Face::Shape::cheeks,
                .width = 16,
                .height = 13.4,
                .ears = Ears::pointed,
                .ear_size = 12.4,
                .nose = {2.2, 1.7},
                .whiskers = true,
                .stripes = true};
  a.profile = {.nose = Profile::Nose::cat,
               .skull = 12.2,
               .muzzle = {9.6, 4.6},
               .muzzle_width = {6.4, 4.8},
               .ears = Ears::pointed};
  switch (coat) {
    case 1:  // black and white
      a.pattern = Pattern::plain;
      a.bib = a.socks = a.face->blaze = true;
      a.face->stripes = false;
      break;
    case 2:  // a tortoiseshell
      a.pattern = Pattern::patches;
      a.face->patch = true;
      a.face->stripes = false;
      break;
    case 3:  // long hair
      a.pattern = Pattern::plain;
      a.tail = Tail::fluffy;
      a.bib = a.face->tufts = true;
      a.round = {10, 9.8, 10.4};
      a.face->width = 15;
      break;
    case 4:  // a Siamese
      a.pattern = Pattern::plain;
      a.hind = 29;
      a.fore = 28;
      a.round = {7.8, 7.2, 8};
      a.neck = {9, 6.8, 6, 60};
      a.socks = a.face->dark_muzzle = true;
      a.face->stripes = false;
      a.face->width = 14.6;
      a.face->height = 12.8;
      a.face->ear_size = 14;
      break;
    case 5:  // folded ears
      a.pattern = Pattern::plain;
      a.round = {10, 10, 10.4};
      a.face->ears = a.profile.ears = Ears::folded;
      break;
    default:
      break;
  }
  return a;
}

}  // namespace drawing::beasts

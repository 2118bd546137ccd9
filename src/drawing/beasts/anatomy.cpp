#include "drawing/beasts/anatomy.h"

#include "drawing/beasts/breeds.h"

namespace drawing::beasts {
namespace {

// Short legs and a large head; nothing that only the grown-up have.
void make_young(Anatomy& a) {
  a.scale *= .72;
  a.hind *= .76;
  a.fore *= .76;
  a.length *= .72;
  for (double& radius : a.round) radius *= .82;
  for (double& width : a.hind_width) width *= .92;
  for (double& width : a.fore_width) width *= .94;
  a.neck.length *= .66;
  a.neck.base *= .86;
  a.head *= a.face || a.profile.trunk ? 1.04 : 1.16;
  // A horn on the nose would come before the eye.
  a.profile.young = !a.profile.nose_horn;
  if (a.profile.young) a.profile.muzzle = a.profile.muzzle * .84;
  a.bib = a.ruff = false;
  a.udder = a.profile.horns = a.profile.antlers = a.profile.curved_horns = a.profile.beard = a.profile.mane =
      false;
  if (a.face) {
    Face& f = *a.face;
    f.horns = f.antlers = f.curved_horns = f.beard = f.mane = false;
  }
}

// A second of its kind, where the species has no varieties of its own: slimmer, with a bib and larger ears.
void make_other(Anatomy& a) {
  for (double& radius : a.round) radius *= .93;
  a.neck.length *= 1.1;
  if (a.foot != Foot::pad) {
    // What covers the chest leaves no room for one.
    if (!a.belly && !a.ruff && a.pattern != Pattern::spines) a.bib = !a.bib;
    a.socks = !a.socks;
  }
  if (a.face) {
    a.face->ear_size *= 1.14;
    a.face->height *= 1.04;
  }
}

bool is_horse(Species species) {
  switch (species) {
    case Species::horse:
    case Species::pony:
    case Species::unicorn:
    case Species::donkey:
    case Species::zebra:
      return true;
    default:
      return false;
  }
}

Anatomy grown_anatomy(const BeastLook& look) {
  switch (look.species) {
    case Species::dog:
      return dog_anatomy(look.coat);
    case Species::cat:
      return cat_anatomy(look.coat);
    case Species::cow:
      return cow_anatomy(look.coat);
    case Species::pig:
      return pig_anatomy(look.coat);
    case Species::sheep:
      return sheep_anatomy(look.coat);
    case Species::goat:
      return goat_anatomy(look.coat);
    case Species::lion:
      return lion_anatomy(look.coat);
    case Species::tiger:
      return tiger_anatomy();
    case Species::leopard:
      return leopard_anatomy();
    case Species::fox:
      return fox_anatomy();
    case Species::wolf:
      return wolf_anatomy();
    case Species::bear:
    case Species::polar_bear:
    case Species::panda:
      return bear_anatomy(look.species);
    case Species::mouse:
      return mouse_anatomy();
    case Species::rabbit:
      return rabbit_anatomy(look.coat);
    case Species::squirrel:
      return squirrel_anatomy();
    case Species::hedgehog:
      return hedgehog_anatomy();
    case Species::elephant:
      return elephant_anatomy();
    case Species::deer:
      return deer_anatomy(look.coat);
    case Species::giraffe:
      return giraffe_anatomy();
    case Species::camel:
      return camel_anatomy(look.coat);
    case Species::rhino:
      return rhino_anatomy();
    case Species::hippo:
      return hippo_anatomy();
    case Species::dinosaur:
      return dinosaur_anatomy(look.coat);
    case Species::dragon:
      return dragon_anatomy();
    case Species::crocodile:
      return crocodile_anatomy();
    case Species::turtle:
      return turtle_anatomy();
    case Species::frog:
      return frog_anatomy();
    case Species::llama:
      return llama_anatomy();
    case Species::mammoth:
      return mammoth_anatomy();
    case Species::mole:
      return mole_anatomy();
    case Species::kangaroo:
      return kangaroo_anatomy();
    case Species::tyrannosaur:
      return tyrannosaur_anatomy();
    case Species::beaver:
      return beaver_anatomy();
    case Species::badger:
      return badger_anatomy();
    case Species::raccoon:
      return raccoon_anatomy();
    case Species::hamster:
      return hamster_anatomy();
    default:
      return horse_anatomy(look.species, look.coat);
  }
}

}  // namespace

Anatomy anatomy_of(const BeastLook& look) {
  Anatomy anatomy = grown_anatomy(look);
  if (look.coat > 0 && !has_varieties(look.species)) make_other(anatomy);
  if (look.baby && is_horse(look.species)) {
    make_foal(anatomy);
  } else if (look.baby) {
    make_young(anatomy);
  }
  return anatomy;
}

}  // namespace drawing::beasts

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
  a.head *= 1.04;
  a.udder = a.profile.horns = a.profile.antlers = a.profile.curved_horns = a.profile.beard = a.profile.mane =
      false;
  if (a.face) {
    Face& f = *a.face;
    f.horns = f.antlers = f.curved_horns = f.beard = f.mane = f.tongue = false;
  }
}

Anatomy grown_up(const BeastLook& look) {
  switch (look.species) {
    case Species::dog:
      return dog_anatomy(look.coat);
    case Species::cat:
      return cat_anatomy(look.coat);
    default:
      return horse_anatomy(look.species, look.coat);
  }
}

}  // namespace

Anatomy anatomy_of(const BeastLook& look) {
  Anatomy anatomy = grown_up(look);
  if (look.baby) make_young(anatomy);
  return anatomy;
}

}  // namespace drawing::beasts

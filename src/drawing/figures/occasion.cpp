#include "drawing/figures/look.h"

namespace drawing::figures {
namespace {

// A crown, a police cap and a witch's hat stay on in winter; whoever has such a garment keeps it in any
// weather.
bool in_costume(const Clothes& clothes) {
  return clothes.back != Back::none || clothes.bottom == Bottom::fish_tail || clothes.top == Top::overall ||
         clothes.decoration == Decoration::armour;
}

bool bare_headed(const HeadLook& head) {
  return head.headgear == Headgear::none;
}

// A bun or short hair is all below a cap, and nobody can tell a girl from a boy.
void let_hair_show(PersonLook& look) {
  using enum HairStyle;
  HairStyle& hair = look.head.hair;
  if (look.sex != Sex::female || look.stage == Stage::baby || look.stage == Stage::toddler) return;
  if (hair == bun || hair == pony) hair = plaits;
  if (hair == space_buns) hair = pigtails;
}

void wrap_up(PersonLook& look) {
  Clothes& clothes = look.clothes;
  if (bare_headed(look.head)) look.head.headgear = Headgear::beanie;
  if (look.head.headgear == Headgear::beanie) let_hair_show(look);
  clothes.gloves = Gloves::mittens;
  if (in_costume(clothes)) return;
  if (clothes.neckwear == Neckwear::none) clothes.neckwear = Neckwear::scarf;
  if (clothes.top != Top::coat && clothes.top != Top::robe && clothes.top != Top::long_dress) {
    clothes.top = Top::pullover;
    if (clothes.bottom != Bottom::skirt) clothes.bottom = Bottom::trousers;
  }
  clothes.shoes = Shoes::boots;
}

void undress_for_water(PersonLook& look) {
  if (look.clothes.bottom == Bottom::fish_tail) return;
  const bool suit = look.sex == Sex::female && look.stage != Stage::toddler && look.stage != Stage::baby;
  look.clothes = {suit ? Top::swimsuit : Top::bare, Bottom::trunks, Shoes::bare};
  // Whoever is known by a crown swims with it; helmets and hats stay at the beach.
  using enum Headgear;
  if (look.head.headgear != crown && look.head.headgear != tiara && look.head.headgear != pirate_hat &&
      look.head.headgear != swim_cap && look.head.headgear != bandana)
    look.head.headgear = none;
}

void put_on_pyjamas(PersonLook& look) {
  const bool gown = look.clothes.bottom == Bottom::none || look.clothes.bottom == Bottom::skirt;
  const Decoration decoration = look.clothes.decoration;
  const bool patterned = decoration == Decoration::stripes || decoration == Decoration::dots ||
                         decoration == Decoration::stars || decoration == Decoration::heart ||
                         decoration == Decoration::star;
  look.clothes = {gown ? Top::long_dress : Top::pullover, gown ? Bottom::none : Bottom::trousers, Shoes::bare,
                  patterned ? decoration : Decoration::stripes};
  look.head.headgear = look.stage == Stage::old ? Headgear::pointed_cap : Headgear::none;
  look.head.ornament = Ornament::none;
}

void dress_for_rain(PersonLook& look) {
  if (bare_headed(look.head)) look.head.headgear = Headgear::rain_hat;
  look.clothes.shoes = in_costume(look.clothes) ? look.clothes.shoes : Shoes::boots;
  if (in_costume(look.clothes)) return;
  look.clothes = {Top::coat, Bottom::trousers, Shoes::boots, Decoration::buttons};
}

}  // namespace

PersonLook dressed_for(PersonLook look, Occasion occasion) {
  switch (occasion) {
    case Occasion::usual:
      break;
    case Occasion::winter:
      wrap_up(look);
      break;
    case Occasion::water:
      undress_for_water(look);
      break;
    case Occasion::night:
      put_on_pyjamas(look);
      break;
    case Occasion::rain:
      dress_for_rain(look);
      break;
  }
  return look;
}

}  // namespace drawing::figures

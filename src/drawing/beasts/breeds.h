#pragma once

#include "drawing/beasts/anatomy.h"

// The measures of the species by families; `coat` is that of BeastLook.
namespace drawing::beasts {

Anatomy dog_anatomy(int coat);
Anatomy cat_anatomy(int coat);
// Horse, pony, unicorn, donkey, zebra.
Anatomy horse_anatomy(Species species, int coat);

}  // namespace drawing::beasts

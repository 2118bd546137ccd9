#pragma once

#include "drawing/beasts/anatomy.h"

// The measures of the species by families; `coat` is that of BeastLook.
namespace drawing::beasts {

// Whether the functions below make more than one kind of it.
bool has_varieties(Species species);

Anatomy dog_anatomy(int coat);
Anatomy cat_anatomy(int coat);
// Horse, pony, unicorn, donkey, zebra.
Anatomy horse_anatomy(Species species, int coat);
// Makes a young one of them: long legs under a short trunk, a short mane and tail.
void make_foal(Anatomy& horse);
Anatomy cow_anatomy(int coat);
Anatomy pig_anatomy(int coat);
Anatomy sheep_anatomy(int coat);
Anatomy goat_anatomy(int coat);
Anatomy lion_anatomy(int coat);
Anatomy tiger_anatomy();
Anatomy leopard_anatomy();
Anatomy fox_anatomy();
Anatomy wolf_anatomy();
// Brown bear, polar bear, panda.
Anatomy bear_anatomy(Species species);
Anatomy mouse_anatomy();
Anatomy rabbit_anatomy(int coat);
Anatomy squirrel_anatomy();
Anatomy hedgehog_anatomy();
Anatomy elephant_anatomy();
Anatomy deer_anatomy(int coat);
Anatomy giraffe_anatomy();
// With two humps or one.
Anatomy camel_anatomy(int coat);
Anatomy rhino_anatomy();
Anatomy hippo_anatomy();
Anatomy dinosaur_anatomy(int coat);
Anatomy dragon_anatomy();
Anatomy crocodile_anatomy();
Anatomy turtle_anatomy();
Anatomy frog_anatomy();
Anatomy llama_anatomy();
Anatomy mammoth_anatomy();
Anatomy mole_anatomy();
Anatomy beaver_anatomy();
Anatomy hamster_anatomy();
Anatomy badger_anatomy();
Anatomy raccoon_anatomy();
// On two legs, as the next one.
Anatomy kangaroo_anatomy();
Anatomy tyrannosaur_anatomy();

}  // namespace drawing::beasts

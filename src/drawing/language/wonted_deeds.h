#pragma once

#include "drawing/model/wish.h"

namespace drawing::language {

// Gives those who are called after what they do their deed and their thing where the text does not: a surfer
// surfs, a rider has a horse and a cyclist a bicycle, also "springt" and "fährt". Those who stand to
// something
// ("neben dem Baum") stay as they are.
void add_wonted_deeds(Wish& wish);

// What a page shows beyond the text: whoever is the only one in it has in hand what they are known by,
// somebody is at the wheel of a vehicle, and who shares a cloak has somebody to share it with.
void add_habits(Wish& wish);

}  // namespace drawing::language

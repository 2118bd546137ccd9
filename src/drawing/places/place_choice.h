#pragma once

#include "drawing/cast/library.h"
#include "drawing/model/wish.h"
#include "drawing/places/atlas.h"

namespace drawing::places {

// The place that was asked for, else where the motifs live, else a neutral one.
const Place& choose_place(const Wish& wish, const cast::Library& library, const Atlas& atlas);

}  // namespace drawing::places

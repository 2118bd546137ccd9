#pragma once

#include "drawing/cast/library.h"
#include "drawing/model/wish.h"
#include "drawing/places/atlas.h"
#include "drawing/places/place.h"

// On which side of its water a place is shown.
namespace drawing::places {

// "taucht im Schwimmbad": below the water of that place, where it has a side of its own. Beside who jumps in
// from above, all are seen from there.
const Place& side_of_the_pool(const Wish& wish, const Place& place, const Atlas& atlas);

// "läuft Schlittschuh auf dem See": on its ice, wherever what they do or have belongs there; else the place.
const Place& on_its_ice(const Wish& wish, const Place& place, const cast::Library& library,
                        const Atlas& atlas);

}  // namespace drawing::places

#pragma once

#include "drawing/cast/library.h"
#include "drawing/model/wish.h"
#include "drawing/places/atlas.h"

namespace drawing::places {

// The weather or the time of the day at that place, where the wish has one of another place, or the snow that
// a thing of the winter lies in; else nullptr.
const Overlay* overlay_for(const Wish& wish, const Place& place, const cast::Library& library,
                           const Atlas& atlas);

// Whether there is snow at that place, with what overlay_for() lays over it.
bool lies_in_snow(const Place& place, const Overlay* overlay, const Atlas& atlas);

}  // namespace drawing::places

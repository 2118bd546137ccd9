#pragma once

#include "drawing/model/wish.h"
#include "drawing/places/atlas.h"

namespace drawing::places {

// The wish, with a house front in place of each door that is seen from outside: "vor der Tür", "an der Tür",
// or any door where the text sets the page out of doors. A leaf without a wall stands nowhere. Doors of rooms
// that the text names stay as they are.
Wish with_house_doors(Wish wish, const Atlas& atlas);

// The same for all doors, once the place of the page is chosen: it may be out of doors without being named.
Wish with_house_doors_at(Wish wish, const Place& place);

}  // namespace drawing::places

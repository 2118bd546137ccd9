#pragma once

#include "drawing/places/place.h"

namespace drawing::places {

// The arrangement at another time of the day or in another weather: its sky, what is in the air and what
// falls are those of the overlay, and its props are replaced. For places out of doors.
Arrangement overlaid(const Arrangement& arrangement, const Overlay& overlay);

}  // namespace drawing::places

#pragma once

#include <string_view>

#include "drawing/places/place.h"

namespace drawing::places {

// The arrangement at another time of the day or in another weather: its sky, what is in the air and what
// falls are those of the overlay, and its props are replaced. For places out of doors.
Arrangement overlaid(const Arrangement& arrangement, const Overlay& overlay);

// Whether something that hangs on the arrangement's walls shows the overlay's weather.
bool has_window_for(const Arrangement& arrangement, const Overlay& overlay);

// Whether the name is that of a drawing which shows it: "Fenster im Regen".
bool shows(const Overlay& overlay, std::string_view name);

// Likewise a room, where only its props are replaced: the weather is seen through its windows. A wall with
// things on it that has no window gets one.
Arrangement seen_from_within(const Arrangement& arrangement, const Overlay& overlay);

}  // namespace drawing::places

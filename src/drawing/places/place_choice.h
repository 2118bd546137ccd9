#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "drawing/cast/library.h"
#include "drawing/model/wish.h"
#include "drawing/places/atlas.h"

namespace drawing::places {

// The place that was asked for, else where the deed as it is shown is done (`usual`: ids), else where such a
// deed is done, else where the motifs live, else a neutral one. Where several would do, the next turn gives
// the next one.
const Place& choose_place(const Wish& wish, const cast::Library& library, const Atlas& atlas,
                          std::uint32_t turn, std::span<const std::string> usual = {});

// Whether one can swim there: one of its arrangements has water.
bool has_water(const Place& place);

// The weather or the time of the day at that place, where the wish has one of another place, or the snow that
// a thing of the winter lies in; else nullptr.
const Overlay* overlay_for(const Wish& wish, const Place& place, const cast::Library& library,
                           const Atlas& atlas);

// Whether there is snow at that place, with what overlay_for() lays over it.
bool lies_in_snow(const Place& place, const Overlay* overlay, const Atlas& atlas);

}  // namespace drawing::places

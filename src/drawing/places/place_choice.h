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

// Whether those who were at `place` (an id) on the page before may still be there, for all that the wish
// says: it names no other place or weather, nobody leaves, its deeds are not done elsewhere only (`usual` as
// above), and nothing that comes new (`known`: the motifs of the page before, by their ids) is at home in
// another element.
bool may_stay(const Wish& wish, const std::string& place, std::span<const std::string> known,
              const cast::Library& library, const Atlas& atlas, std::span<const std::string> usual);

// Whether one can swim there: one of its arrangements has water.
bool has_water(const Place& place);

}  // namespace drawing::places

#pragma once

#include <cstddef>
#include <vector>

#include "drawing/deeds/tableau.h"

namespace drawing::deeds {

// Indexes of the things that the deed is about and that nothing touches, as the castings' parts say it.
std::vector<std::size_t> untouched_things(const std::vector<Casting>& castings);

// Whoever does something with a thing that stands within reach lays a free hand on it, where the plan leaves
// the hands in the air; unchanged where no hand reaches it, or where it is done `from_afar`, which the
// castings know from then on.
std::vector<Casting> with_hands_on(std::vector<Casting> castings, bool from_afar = false);

}  // namespace drawing::deeds

#pragma once

#include <vector>

#include "drawing/deeds/tableau.h"

namespace drawing::deeds {

// Who is in a bathtub or a pool, or swims, wears what one swims in, and who sleeps in a bed wears pyjamas;
// those who are known by their clothes keep them.
std::vector<Casting> dressed_for_deeds(std::vector<Casting> castings);

}  // namespace drawing::deeds

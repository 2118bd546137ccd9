#pragma once

#include "drawing/places/set.h"

namespace drawing::places {

// What surrounds the letters of a lettering page: a garden, a starry sky, or a party, as the seed has it.
void paint_ornaments(Set& set);

}  // namespace drawing::places

#pragma once

#include <vector>

#include "base/random.h"
#include "drawing/compose/board.h"
#include "drawing/compose/cast.h"

namespace drawing::special {

// Paints an all-over pattern: the guests, or flowers, stars and hearts without any, again and again in an
// order that the seed chooses, with small ornaments between them.
void paint_pattern_page(compose::Board& board, const std::vector<compose::Actor>& guests,
                        base::Random random);

}  // namespace drawing::special

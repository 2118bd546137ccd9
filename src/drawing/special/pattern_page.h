#pragma once

#include <vector>

#include "base/random.h"
#include "drawing/cast/cast.h"
#include "drawing/page/board.h"

namespace drawing::special {

// Paints an all-over pattern: the guests, or flowers, stars and hearts without any, again and again in an
// order that the seed chooses, with small ornaments between them.
void paint_pattern_page(page::Board& board, const std::vector<cast::Actor>& guests, base::Random random);

}  // namespace drawing::special

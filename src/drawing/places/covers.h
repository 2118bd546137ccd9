#pragma once

#include <vector>

#include "base/random.h"
#include "drawing/cast/cast.h"
#include "drawing/layout/arrange.h"
#include "drawing/page/board.h"

namespace drawing::places {

// Puts bushes, stones or rocks before each bust that stands on the ground, so that it seems to look out from
// behind them.
void add_covers(page::Board& board, const std::vector<cast::Actor>& cast, const layout::Layout& layout,
                cast::Medium medium, base::Random random);

}  // namespace drawing::places

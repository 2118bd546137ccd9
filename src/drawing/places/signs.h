#pragma once

#include <vector>

#include "base/random.h"
#include "drawing/cast/cast.h"
#include "drawing/layout/arrange.h"
#include "drawing/page/board.h"

namespace drawing::places {

// Signs of mood and movement beside those who were put on the board: letters over a sleeper, hearts and
// notes, speed lines behind a runner, arcs below a jumper; each where there is room.
void add_signs(page::Board& board, const std::vector<cast::Actor>& cast, const layout::Layout& layout,
               base::Random random);

}  // namespace drawing::places

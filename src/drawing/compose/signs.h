#pragma once

#include <set>
#include <vector>

#include "base/random.h"
#include "drawing/compose/arrange.h"
#include "drawing/compose/board.h"
#include "drawing/compose/cast.h"

namespace drawing::compose {

// Signs of mood and movement beside those who were put on the board: letters over a sleeper, hearts and
// notes, speed lines behind a runner, arcs below a jumper; each where there is room. `weeping` are the actors
// whose faces show a tear already.
void add_signs(Board& board, const std::vector<Actor>& cast, const Layout& layout,
               const std::set<int>& weeping, base::Random random);

}  // namespace drawing::compose

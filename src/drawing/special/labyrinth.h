#pragma once

#include <vector>

#include "base/random.h"
#include "drawing/cast/library.h"
#include "drawing/model/wish.h"
#include "drawing/page/board.h"
#include "drawing/special/maze_grid.h"

namespace drawing::special {

// Paints a page with a maze that has exactly one way through: the first motif stands where it begins, the
// second, or what the first one is looking for, where it ends. Gives the maze, whose solution() is the way.
MazePlan paint_labyrinth(page::Board& board, const Wish& wish, const cast::Library& library,
                         base::Random random);

}  // namespace drawing::special

#pragma once

#include <vector>

#include "base/random.h"
#include "drawing/compose/board.h"
#include "drawing/compose/library.h"
#include "drawing/special/maze_grid.h"
#include "drawing/wish.h"

namespace drawing::special {

// Paints a page with a maze that has exactly one way through: the first motif stands where it begins, the
// second, or what the first one is looking for, where it ends. Gives the maze, whose solution() is the way.
MazePlan paint_labyrinth(compose::Board& board, const Wish& wish, const compose::Library& library,
                         base::Random random);

}  // namespace drawing::special

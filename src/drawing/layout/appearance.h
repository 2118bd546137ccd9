#pragma once

#include <set>
#include <vector>

#include "drawing/cast/cast.h"
#include "drawing/layout/arrange.h"
#include "drawing/page/board.h"

namespace drawing::layout {

// Draws everybody where the layout puts them, with the faces of their moods. Returns those actors in whose
// faces a tear could be drawn, as indexes into the cast.
std::set<int> put_cast(page::Board& board, const std::vector<cast::Actor>& cast, const Layout& layout);

}  // namespace drawing::layout

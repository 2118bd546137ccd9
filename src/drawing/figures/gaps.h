#pragma once

#include <vector>

#include "drawing/figures/part.h"

namespace drawing::figures {

// Where limbs enclose a piece of paper that is too small to colour, puts white paint behind the figure, so
// that the piece is the figure's own and can be joined with what lies beside it. `line` is the width of a
// line of weight 1 and `least_area` the smallest piece to be left alone, both in the parts' units.
void back_small_gaps(std::vector<Part>& parts, double line, double least_area);

}  // namespace drawing::figures

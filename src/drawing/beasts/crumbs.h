#pragma once

#include <vector>

#include "drawing/figures/part.h"

namespace drawing::beasts {

// Leaves out marks, inner ears and the like of which no piece of `least_area` is seen. `line` is the width of
// a line of weight 1; both in the parts' units.
void drop_crumbs(std::vector<figures::Part>& parts, double line, double least_area);

}  // namespace drawing::beasts

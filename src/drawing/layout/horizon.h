#pragma once

#include <vector>

#include "drawing/cast/cast.h"
#include "drawing/layout/arrange.h"
#include "drawing/page/stage.h"

namespace drawing::layout {

// Moves the horizon of a layout whose placements are there to where all who stand on the ground have it under
// their feet: up the page behind those who stand farthest back, and in a room down to whoever is at its wall.
// No horizon runs right behind heads where it can be above or below them.
void set_horizon(Layout& layout, const std::vector<cast::Actor>& cast, cast::Medium medium,
                 const page::Stage& stage);

}  // namespace drawing::layout

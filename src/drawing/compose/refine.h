#pragma once

#include <vector>

#include "drawing/compose/arrange.h"
#include "drawing/compose/cast.h"
#include "drawing/compose/stage.h"

namespace drawing::compose {

// The layout with those who are too small drawn larger and those who are too hidden moved apart, step by
// step, as long as that makes the page better. What stands together moves together. Everything stays within
// stage.safe. A layout that shows all well is returned as it is.
Layout refined(Layout layout, const std::vector<Actor>& cast, const Stage& stage);

}  // namespace drawing::compose

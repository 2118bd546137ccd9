#pragma once

#include <vector>

#include "drawing/cast/cast.h"
#include "drawing/layout/arrange.h"
#include "drawing/page/stage.h"

namespace drawing::layout {

// The layout with those who are too small drawn larger and those who are too hidden moved apart, step by
// step, as long as that makes the page better. What stands together moves together. Everything stays within
// stage.safe. A layout that shows all well is returned as it is.
Layout refined(Layout layout, const std::vector<cast::Actor>& cast, const page::Stage& stage);

}  // namespace drawing::layout

#pragma once

#include <vector>

#include "drawing/compose/arrange.h"
#include "drawing/compose/cast.h"
#include "drawing/compose/stage.h"

namespace drawing::compose {

// How well a layout shows what was asked for: 1 or more where the main motif takes a good part of the page,
// no motif is lost and none is hidden; below 1, by how much the worst of these falls short. A layout of
// nobody is good.
double appraise(const Layout& layout, const std::vector<Actor>& cast, const Stage& stage);

}  // namespace drawing::compose

#pragma once

#include <vector>

#include "base/random.h"
#include "drawing/cast/cast.h"
#include "drawing/layout/arrange.h"
#include "drawing/page/stage.h"

namespace drawing::layout {

// Where everybody goes: the first of a few arrangements that shows all well, else the best of them, refined.
Layout lay_out(const std::vector<cast::Actor>& cast, const std::vector<Relation>& relations, Setting setting,
               const page::Stage& stage, base::Random random);

}  // namespace drawing::layout

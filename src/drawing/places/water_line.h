#pragma once

#include <optional>

#include "drawing/page/stage.h"
#include "drawing/places/place.h"

namespace drawing::places {

// Where who swims there is cut by the water: its y on the page, in millimetres; nullopt where there is no
// water to swim in. `horizon_mm` is that of the layout. Needs no picture, so that figures can be placed by it
// before the place is painted.
std::optional<double> water_line(const Arrangement& arrangement, const page::Stage& stage, double horizon_mm);

}  // namespace drawing::places

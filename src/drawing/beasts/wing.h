#pragma once

#include "drawing/beasts/frame.h"
#include "drawing/figures/part.h"

namespace drawing::beasts {

// The wings of a dragon: the far one into the layer `far_leg`, the near one into `body`. They beat where it
// flies and are half folded else.
void draw_far_wing(figures::Canvas& canvas, const Frame& frame, bool flies);
void draw_near_wing(figures::Canvas& canvas, const Frame& frame, bool flies);

}  // namespace drawing::beasts

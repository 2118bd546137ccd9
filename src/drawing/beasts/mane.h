#pragma once

#include "drawing/beasts/frame.h"
#include "drawing/figures/part.h"

namespace drawing::beasts {

// The hair along the crest of a neck, into the layer `head`; `skull` is the head's radius in its own frame.
void draw_mane(figures::Canvas& canvas, const Anatomy& anatomy, const Frame& frame, double skull);

}  // namespace drawing::beasts

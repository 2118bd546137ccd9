#pragma once

#include "drawing/beasts/four_legged.h"
#include "drawing/beasts/frame.h"
#include "drawing/figures/part.h"
#include "geometry/field.h"

namespace drawing::beasts {

// What a mane lies upon.
struct ManeGround {
  const geometry::Field& body;  // with its neck, and the head where that has no outline of its own
  const geometry::Path& skull;  // of a head of its own, in its frame; else empty
  double radius = 0;            // of the skull, in the head's own frame
  bool flies = false;           // streams back
};

// The hair along the crest of a neck, into the layer `head`: one region, the lock over the brow included.
void draw_mane(figures::Canvas& canvas, const Anatomy& anatomy, const Frame& frame, const ManeGround& ground,
               const Fine& fine);

}  // namespace drawing::beasts

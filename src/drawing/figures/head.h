#pragma once

#include <vector>

#include "drawing/figures/look.h"
#include "drawing/figures/part.h"
#include "drawing/figures/pose.h"

namespace drawing::figures {

// A head in its own frame: the origin is the middle of the skull, which is about 32 units wide.
struct HeadDrawing {
  std::vector<Part> parts;  // in the layers `behind` and `head`
  Point mouth, chin;
};

// How a head is held and drawn.
struct HeadView {
  double turn = 0;  // of the face: 0 from the front, 0.5 three-quarter to the right
  Mood mood = Mood::happy;
  double cell = 0.5, least_area = 3;
  Fineness fineness = Fineness::all;
};

HeadDrawing draw_head(const HeadLook& look, const HeadView& view);

}  // namespace drawing::figures

#pragma once

#include <vector>

#include "drawing/figures/build.h"
#include "drawing/figures/pose.h"
#include "geometry/field.h"

namespace drawing::figures {

using geometry::Chain;
using geometry::Point;

// A hand in the frame of its forearm: the wrist is the origin, x runs on along the forearm, the thumb is at
// negative y.
struct HandDrawing {
  std::vector<Chain> flesh;
  std::vector<std::vector<Point>> lines;  // between fingers
  double rounding = 2;                    // of the joints between the chains
};

HandDrawing draw_hand(HandShape shape, HandKind kind = HandKind::fingers);

// A hand in a mitten: all fingers are one, whatever they do; the thumb stands off an open one.
HandDrawing draw_mitten(HandShape shape);

// The palm behind what a hand holds, in the same frame; the fingers before it, in the frame of the handle:
// the palm's middle is the origin, x runs along the handle, the forearm comes from negative y.
HandDrawing draw_palm();
HandDrawing draw_fingers(HandKind kind = HandKind::fingers);

}  // namespace drawing::figures

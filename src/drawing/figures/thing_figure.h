#pragma once

#include <memory>

#include "drawing/figures/posed_figure.h"
#include "drawing/page/figure.h"

namespace drawing::figures {

// A thing, or an animal that stands on no legs of its own, that does what people do: a running house, a fish
// that knits. Its picture has arms, legs and a face.
struct ThingLook {
  std::shared_ptr<const page::Figure> picture;  // of height 1, the middle of its foot at the origin
  bool has_face = false;                        // in the picture

  friend bool operator==(const ThingLook&, const ThingLook&) = default;
};

// In a pose, with the picture where people have trunk and head.
PosedFigure draw_thing_figure(const ThingLook& look, const Pose& pose, const Goals& goals = {},
                              const Held& held = {}, const Drawn& drawn = {});

}  // namespace drawing::figures

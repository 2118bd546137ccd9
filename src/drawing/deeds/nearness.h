#pragma once

#include <cstddef>
#include <vector>

#include "drawing/deeds/placing.h"

namespace drawing::deeds {

// How near the paint of things is to limbs and to what is in hands, in a tableau that was placed and drawn;
// in figure units.
class Nearness {
 public:
  // Both outlive it.
  Nearness(const std::vector<Placed>& placed, const Scene& scene) : placed_(placed), scene_(scene) {}

  // Whether a hand, a foot, the mouth or the seat of somebody who does the deed, or a tool in such a hand,
  // touches the thing.
  bool is_in_use(std::size_t thing) const;

 private:
  struct Outline {
    std::vector<std::vector<geometry::Point>> lines;
    geometry::Rect box;
  };
  Outline outline_of(std::size_t casting) const;

  const std::vector<Placed>& placed_;
  const Scene& scene_;
};

}  // namespace drawing::deeds

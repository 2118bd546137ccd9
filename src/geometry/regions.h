#pragma once

#include <cstddef>
#include <vector>

#include "geometry/mask.h"

namespace geometry {

// A connected set of cells that are not set (four neighbours).
struct Region {
  std::size_t cells = 0;
  bool touches_border = false;
  int column = 0, row = 0;  // its first cell, row by row
};

// All regions of the mask, in the order of their first cells.
std::vector<Region> regions_of(const Mask& mask);

}  // namespace geometry

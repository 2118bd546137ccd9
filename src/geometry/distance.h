#pragma once

#include <cstdint>
#include <vector>

#include "geometry/mask.h"

namespace geometry {

// For each cell of the mask, row by row, the distance from its centre to the nearest set cell or to the
// mask's border, in thirds of a cell; 0 for set cells. Chamfer 3-4 distances, at most 8 % off (Borgefors,
// Distance transformations in digital images, 1986). The shorter side of the mask has at most 30,000 cells.
std::vector<std::uint16_t> distance_steps(const Mask& mask);

// The same in the plane's unit.
std::vector<double> distance_to_set(const Mask& mask);

}  // namespace geometry

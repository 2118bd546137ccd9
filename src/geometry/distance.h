#pragma once

#include <vector>

#include "geometry/mask.h"

namespace geometry {

// For each cell of the mask, row by row, the distance in the plane's unit from its centre to the nearest set
// cell or to the mask's border; 0 for set cells. Chamfer 3-4 distances, at most 8 % off (Borgefors, Distance
// transformations in digital images, 1986).
std::vector<double> distance_to_set(const Mask& mask);

}  // namespace geometry

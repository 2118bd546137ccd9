#pragma once

#include <vector>

#include "geometry/mask.h"

namespace geometry {

// The outer border of the mask's largest connected piece (four neighbours), as a closed walk along the edges
// of its cells: clockwise on the page, corner by corner, without the start repeated. Holes are ignored. Empty
// for an empty mask.
std::vector<Point> outer_contour(const Mask& mask);

// The mask with nothing but its largest connected piece, its holes filled.
Mask largest_piece(const Mask& mask);

}  // namespace geometry

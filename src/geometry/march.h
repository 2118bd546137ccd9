#pragma once

#include <vector>

#include "geometry/flatten.h"

namespace geometry {

// Where samples on a lattice of `columns` x `rows` points (row by row) pass zero, as closed lines by marching
// squares; a sample's column and row are its x and y. What is negative lies on the right hand, so that outer
// lines run clockwise on the page. Beyond the lattice `outside` (above 0) is taken for the sample.
std::vector<Polyline> march(const std::vector<float>& samples, int columns, int rows, float outside);

}  // namespace geometry

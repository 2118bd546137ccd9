#pragma once

#include "drawing/figures/look.h"
#include "geometry/path.h"

namespace drawing::figures {

// A foot or shoe in the frame of its ankle for feet of size 1: the toes are at positive x, the sole
// `sole_depth` below.
geometry::Path foot_outline(Shoes shoes);
inline constexpr double sole_depth = 4.6;

// Where the ankle is above the lowest point of a foot that is turned by `degrees` (positive with the toes
// down); sizes as in Build.
double ankle_above_ground(double degrees, double foot, double ankle);

}  // namespace drawing::figures

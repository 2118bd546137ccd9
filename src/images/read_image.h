#pragma once

#include <string_view>

#include "photo/raster.h"

namespace images {

// Reads a picture of whatever kind is known, upright and on white, with at least `wanted_side_px` (1 or more)
// pixels on its longer side where it has so many. Throws base::AppError(invalid) with a reason for what
// cannot be read: which kind it is and what to do, too large, cut off, damaged.
photo::Raster read_image(std::string_view file, int wanted_side_px);

}  // namespace images

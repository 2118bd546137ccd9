#pragma once

#include <string_view>

#include "photo/raster.h"

namespace images {

// Reads a PNG on white, row by row, at a size whose longer side is at least `wanted_side_px` where it has so
// much and less than twice that. Throws base::AppError(invalid) for what is too large, damaged or cut off.
photo::Raster read_png(std::string_view file, int wanted_side_px);

}  // namespace images

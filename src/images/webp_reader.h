#pragma once

#include <string_view>

#include "photo/raster.h"

namespace images {

// Reads a WebP on white at a size whose longer side is `wanted_side_px` or its own, whichever is less. Throws
// base::AppError(invalid) for what moves, is too large, damaged or cut off.
photo::Raster read_webp(std::string_view file, int wanted_side_px);

}  // namespace images

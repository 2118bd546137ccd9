#pragma once

#include <string_view>

#include "photo/raster.h"

namespace images {

// Reads a JPEG, upright, at a size whose longer side is at least `wanted_side_px` where it has so much, and
// not much larger. Throws base::AppError(invalid) for what is too large, damaged or cut off.
photo::Raster read_jpeg(std::string_view file, int wanted_side_px);

}  // namespace images

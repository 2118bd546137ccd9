#pragma once

#include <string_view>

#include "photo/raster.h"

namespace app::ports {

// Reads pictures that people upload. Thread-safe.
class ImageReader {
 public:
  virtual ~ImageReader() = default;
  // The picture upright and on white, with at least `wanted_side_px` pixels on its longer side where it has
  // so many. Throws base::AppError(invalid), field "file", for what is no picture, too large or damaged.
  virtual photo::Raster read(std::string_view file, int wanted_side_px) const = 0;
};

}  // namespace app::ports

#pragma once

#include "app/ports/image_reader.h"

namespace images {

// Reads JPEG, PNG, WebP and SVG, told apart by their bytes. Thread-safe.
class ImageReader final : public app::ports::ImageReader {
 public:
  photo::Raster read(std::string_view file, int wanted_side_px) const override;
};

}  // namespace images

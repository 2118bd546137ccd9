#include "images/image_reader.h"

#include "images/read_image.h"

namespace images {

photo::Raster ImageReader::read(std::string_view file, int wanted_side_px) const {
  return read_image(file, wanted_side_px);
}

}  // namespace images

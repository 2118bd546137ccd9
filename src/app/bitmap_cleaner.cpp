#include "app/bitmap_cleaner.h"

#include <stdexcept>
#include <utility>

#include "books/bitmap_reader.h"
#include "photo/bitmap_gate.h"

namespace app {

ports::CleanedLines BitmapCleaner::clean(std::string_view file) const {
  try {
    books::RgbImage image = books::read_rgb(file);
    books::Bitmap bitmap = books::bitmap_of(image);
    photo::Raster raster;
    raster.width = image.width_px;
    raster.height = image.height_px;
    raster.rgb = std::move(image.rgb);
    const ports::LineFault fault = photo::fault_of(photo::shares_of(raster));
    if (fault != ports::LineFault::none) return {fault, {}};
    return {fault, std::move(bitmap)};
  } catch (const std::runtime_error&) {
    return {ports::LineFault::unreadable, {}};
  }
}

}  // namespace app

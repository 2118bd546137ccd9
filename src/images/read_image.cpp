#include "images/read_image.h"

#include <cstdint>
#include <string>

#include "images/file_kind.h"
#include "images/jpeg_reader.h"
#include "images/limits.h"
#include "images/png_reader.h"
#include "images/svg_reader.h"
#include "images/webp_reader.h"

namespace images {

void require_size(std::int64_t width, std::int64_t height, std::int64_t most) {
  if (width <= 0 || height <= 0) throw refused("image_damaged");
  if (width <= longest_side_px && height <= longest_side_px && width * height <= most) return;
  constexpr std::int64_t million = 1'000'000;
  throw base::AppError(base::ErrorCode::invalid, "image_too_large", "file",
                       {std::to_string(width), std::to_string(height), std::to_string(most / million)});
}

photo::Raster read_image(std::string_view file, int wanted_side_px) {
  switch (kind_of_file(file)) {
    case FileKind::jpeg:
      return read_jpeg(file, wanted_side_px);
    case FileKind::png:
      return read_png(file, wanted_side_px);
    case FileKind::webp:
      return read_webp(file, wanted_side_px);
    case FileKind::gif:
      throw refused("image_gif");
    case FileKind::heic:
      throw refused("image_heic");
    case FileKind::avif:
      throw refused("image_avif");
    case FileKind::svg:
      return read_svg(file, wanted_side_px);
    case FileKind::unknown:
      break;
  }
  throw refused(file.empty() ? "image_missing" : "image_unknown");
}

}  // namespace images

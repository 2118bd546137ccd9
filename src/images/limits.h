#pragma once

#include <cstdint>

#include "base/error.h"

namespace images {

// How large a picture may be, by its header, before anything is decoded. The largest of each kind takes less
// than 300 MB while it is decoded: a progressive JPEG holds all its coefficients (6 bytes a pixel without
// subsampling) whatever size is asked for, an interlaced PNG and a lossless WebP all their pixels.
inline constexpr std::int64_t most_pixels = 60'000'000;
inline constexpr std::int64_t most_pixels_held = 40'000'000;
inline constexpr std::int64_t most_png_pixels = 24'000'000;
inline constexpr int longest_side_px = 30'000;

// Throws image_too_large with what is possible in megapixels.
void require_size(std::int64_t width, std::int64_t height, std::int64_t most);

// The refusal of the uploaded file.
inline base::AppError refused(const char* reason) {
  return base::AppError(base::ErrorCode::invalid, reason, "file");
}

}  // namespace images

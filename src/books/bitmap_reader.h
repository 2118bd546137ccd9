#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "books/book_content.h"

namespace books {

// An opaque picture, three bytes a pixel, rows from the top without padding.
struct RgbImage {
  int width_px = 0;
  int height_px = 0;
  std::vector<std::uint8_t> rgb;
};

// Reads a PNG or JPEG as a page of one bit a pixel: darker than the middle is black, transparent is white.
// Every image file is decoded here and never handed on as it is, because the PDF library ends the process on
// a malformed one. Throws std::runtime_error for what is neither, is damaged, or is larger than 20,000 pixels
// on a side or 100 million in all.
Bitmap read_bitmap(std::string_view file);

// Reads a PNG or JPEG with its colours, on white where it is transparent. Throws std::runtime_error for what
// is neither, is damaged, or has more than 20,000 pixels on a side or 16 million in all.
RgbImage read_rgb(std::string_view file);

// One bit a pixel, darker than the middle is black.
Bitmap bitmap_of(const RgbImage& image);

}  // namespace books

#include "books/bitmap_reader.h"

#include <cstdint>
#include <limits>
#include <memory>
#include <stdexcept>
#include <string>

// The library is one header; its warnings are not ours.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wall"
#pragma GCC diagnostic ignored "-Wextra"
#pragma GCC diagnostic ignored "-Wshadow"
#pragma GCC diagnostic ignored "-Wpedantic"
#pragma GCC diagnostic ignored "-Wunused-function"
#define STB_IMAGE_IMPLEMENTATION
#define STB_IMAGE_STATIC
#define STBI_ONLY_PNG
#define STBI_ONLY_JPEG
#define STBI_NO_STDIO
#define STBI_MAX_DIMENSIONS 20000
#include <stb/stb_image.h>
#pragma GCC diagnostic pop

namespace books {
namespace {

constexpr std::int64_t most_pixels = 100'000'000;

struct PixelsDeleter {
  void operator()(stbi_uc* pixels) const { stbi_image_free(pixels); }
};
using Pixels = std::unique_ptr<stbi_uc, PixelsDeleter>;

}  // namespace

Bitmap read_bitmap(std::string_view file) {
  const auto* bytes = reinterpret_cast<const stbi_uc*>(file.data());
  if (file.size() > static_cast<std::size_t>(std::numeric_limits<int>::max())) {
    throw std::runtime_error("bitmap too large");
  }
  const auto size = static_cast<int>(file.size());
  int width = 0, height = 0, channels = 0;
  // The size is asked before anything is decoded, so that a small file cannot ask for all memory.
  if (stbi_info_from_memory(bytes, size, &width, &height, &channels) == 0 ||
      std::int64_t{width} * height > most_pixels) {
    throw std::runtime_error("bitmap is no PNG or JPEG, or too large");
  }
  constexpr int grey_and_alpha = 2;
  const Pixels pixels(stbi_load_from_memory(bytes, size, &width, &height, &channels, grey_and_alpha));
  if (pixels == nullptr) throw std::runtime_error("bitmap is damaged");
  Bitmap bitmap{width, height, {}};
  const auto row_bytes = (static_cast<std::size_t>(width) + 7) / 8;
  bitmap.bits.assign(row_bytes * static_cast<std::size_t>(height), '\0');
  const stbi_uc* pixel = pixels.get();
  for (std::size_t y = 0; y < static_cast<std::size_t>(height); ++y) {
    for (std::size_t x = 0; x < static_cast<std::size_t>(width); ++x, pixel += grey_and_alpha) {
      const int on_white = 255 - (255 - pixel[0]) * pixel[1] / 255;
      if (on_white >= 128) continue;
      char& byte = bitmap.bits[y * row_bytes + x / 8];
      byte = static_cast<char>(byte | (0x80 >> (x % 8)));
    }
  }
  return bitmap;
}

}  // namespace books

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
constexpr std::int64_t most_coloured_pixels = 16'000'000;

struct PixelsDeleter {
  void operator()(stbi_uc* pixels) const { stbi_image_free(pixels); }
};
using Pixels = std::unique_ptr<stbi_uc, PixelsDeleter>;

struct Decoded {
  Pixels pixels;
  int width_px = 0;
  int height_px = 0;
};

// The size is asked before anything is decoded, so that a small file cannot ask for all memory.
Decoded decode(std::string_view file, int channels, std::int64_t most) {
  const auto* bytes = reinterpret_cast<const stbi_uc*>(file.data());
  if (file.size() > static_cast<std::size_t>(std::numeric_limits<int>::max())) {
    throw std::runtime_error("bitmap too large");
  }
  const auto size = static_cast<int>(file.size());
  Decoded out;
  int its_channels = 0;
  if (stbi_info_from_memory(bytes, size, &out.width_px, &out.height_px, &its_channels) == 0 ||
      std::int64_t{out.width_px} * out.height_px > most) {
    throw std::runtime_error("bitmap is no PNG or JPEG, or too large");
  }
  out.pixels.reset(
      stbi_load_from_memory(bytes, size, &out.width_px, &out.height_px, &its_channels, channels));
  if (out.pixels == nullptr) throw std::runtime_error("bitmap is damaged");
  return out;
}

// A page of one bit a pixel; `is_black` gets the pixels' numbers in their order.
template <class IsBlack>
Bitmap packed(int width_px, int height_px, const IsBlack& is_black) {
  Bitmap bitmap{width_px, height_px, {}};
  const auto width = static_cast<std::size_t>(width_px);
  const std::size_t row_bytes = (width + 7) / 8;
  bitmap.bits.assign(row_bytes * static_cast<std::size_t>(height_px), '\0');
  for (std::size_t y = 0; y < static_cast<std::size_t>(height_px); ++y) {
    for (std::size_t x = 0; x < width; ++x) {
      if (!is_black(y * width + x)) continue;
      char& byte = bitmap.bits[y * row_bytes + x / 8];
      byte = static_cast<char>(byte | (0x80 >> (x % 8)));
    }
  }
  return bitmap;
}

int on_white(int value, int alpha) {
  return 255 - (255 - value) * alpha / 255;
}

}  // namespace

Bitmap read_bitmap(std::string_view file) {
  constexpr int grey_and_alpha = 2;
  const Decoded image = decode(file, grey_and_alpha, most_pixels);
  const stbi_uc* pixels = image.pixels.get();
  return packed(image.width_px, image.height_px,
                [&](std::size_t i) { return on_white(pixels[2 * i], pixels[2 * i + 1]) < 128; });
}

}  // namespace books

#include "golden/difference_picture.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <stdexcept>
#include <vector>

#include <png.h>

#include "render/png_writer.h"

namespace golden {
namespace {

constexpr int page_width_px = 900;

struct Grey {
  png_uint_32 width = 0;
  png_uint_32 height = 0;
  std::vector<std::uint8_t> pixels;

  // White outside.
  std::uint8_t at(png_uint_32 x, png_uint_32 y) const {
    return x < width && y < height ? pixels[static_cast<std::size_t>(y) * width + x] : 255;
  }
};

Grey rasterized(const drawing::Picture& picture) {
  const std::string png = render::write_png(picture, page_width_px);
  png_image image{};
  image.version = PNG_IMAGE_VERSION;
  if (png_image_begin_read_from_memory(&image, png.data(), png.size()) == 0)
    throw std::runtime_error(image.message);
  image.format = PNG_FORMAT_GRAY;
  Grey grey{image.width, image.height, std::vector<std::uint8_t>(PNG_IMAGE_SIZE(image))};
  if (png_image_finish_read(&image, nullptr, grey.pixels.data(), 0, nullptr) == 0)
    throw std::runtime_error(image.message);
  return grey;
}

using Colour = std::array<std::uint8_t, 3>;

Colour difference(std::uint8_t before, std::uint8_t after) {
  constexpr int same_within = 24;
  if (before > after + same_within) return {after, after, 255};
  if (after > before + same_within) return {255, before, before};
  const auto pale = static_cast<std::uint8_t>(255 - (255 - after) / 3);
  return {pale, pale, pale};
}

}  // namespace

std::string difference_picture(const drawing::Picture& accepted, const drawing::Picture& drawn) {
  const Grey before = rasterized(accepted), after = rasterized(drawn);
  const png_uint_32 width = std::max(before.width, after.width),
                    height = std::max(before.height, after.height);
  std::vector<std::uint8_t> pixels;
  pixels.reserve(std::size_t{9} * width * height);
  const auto add = [&](const Colour& colour) { pixels.insert(pixels.end(), colour.begin(), colour.end()); };
  for (png_uint_32 y = 0; y < height; ++y) {
    for (const Grey* page : {&before, &after}) {
      for (png_uint_32 x = 0; x < width; ++x) add({page->at(x, y), page->at(x, y), page->at(x, y)});
    }
    for (png_uint_32 x = 0; x < width; ++x) add(difference(before.at(x, y), after.at(x, y)));
  }
  png_image image{};
  image.version = PNG_IMAGE_VERSION;
  image.width = 3 * width;
  image.height = height;
  image.format = PNG_FORMAT_RGB;
  png_alloc_size_t size = 0;
  std::string png;
  if (png_image_write_get_memory_size(image, size, 0, pixels.data(), 0, nullptr) == 0)
    throw std::runtime_error(image.message);
  png.resize(size);
  if (png_image_write_to_memory(&image, png.data(), &size, 0, pixels.data(), 0, nullptr) == 0)
    throw std::runtime_error(image.message);
  png.resize(size);
  return png;
}

}  // namespace golden

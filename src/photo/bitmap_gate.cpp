#include "photo/bitmap_gate.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "photo/label_map.h"

namespace photo {
namespace {

constexpr int dark = 80;
constexpr int light = 200;
constexpr int clear_colour = 48;    // between the strongest and the weakest of the three
constexpr int widths_in_line = 64;  // lines are narrower than this part of the page

using Mask = std::vector<std::uint8_t>;  // 1: set

// Keeps what has `length` set pixels in a row around it, along lines of `count` pixels `stride` apart.
void erode_line(Mask& mask, std::size_t first, std::size_t count, std::size_t stride, int length) {
  const auto half = static_cast<std::size_t>(length / 2);
  std::size_t run = 0;
  std::vector<std::uint8_t> kept(count, 0);
  for (std::size_t i = 0; i < count; ++i) {
    run = mask[first + i * stride] != 0 ? run + 1 : 0;
    if (run >= static_cast<std::size_t>(length)) kept[i - half] = 1;
  }
  for (std::size_t i = 0; i < count; ++i) mask[first + i * stride] = kept[i];
}

// The number of pixels of the largest area whose pixels touch at their sides.
std::size_t largest_area(const Mask& mask, int width) {
  std::size_t largest = 0;
  for_each_piece(mask, 1, width,
                 [&](const std::vector<std::size_t>& piece) { largest = std::max(largest, piece.size()); });
  return largest;
}

}  // namespace

BitmapShares shares_of(const Raster& bitmap) {
  const auto width = static_cast<std::size_t>(bitmap.width);
  const auto height = static_cast<std::size_t>(bitmap.height);
  BitmapShares shares;
  if (width == 0 || height == 0) return shares;
  Mask mask(bitmap.pixels());
  std::size_t saturated = 0, midtones = 0, black = 0, white = 0;
  for (std::size_t i = 0; i < mask.size(); ++i) {
    const std::uint8_t* pixel = &bitmap.rgb[3 * i];
    const auto [low, high] = std::minmax({pixel[0], pixel[1], pixel[2]});
    const int brightness = (299 * pixel[0] + 587 * pixel[1] + 114 * pixel[2]) / 1000;  // ITU-R BT.601
    if (high - low > clear_colour) ++saturated;
    if (brightness < dark) {
      ++black;
      mask[i] = 1;
    } else if (brightness > light) {
      ++white;
    } else {
      ++midtones;
    }
  }
  const int length = std::max(3, bitmap.width / widths_in_line);
  for (std::size_t y = 0; y < height; ++y) erode_line(mask, y * width, width, 1, length);
  for (std::size_t x = 0; x < width; ++x) erode_line(mask, x, height, width, length);
  const auto all = static_cast<double>(mask.size());
  shares.saturated = static_cast<double>(saturated) / all;
  shares.midtones = static_cast<double>(midtones) / all;
  shares.black = static_cast<double>(black) / all;
  shares.white = static_cast<double>(white) / all;
  shares.solid_black = static_cast<double>(largest_area(mask, bitmap.width)) / all;
  return shares;
}

BitmapFault fault_of(const BitmapShares& shares) {
  constexpr double most_colour = 0.005, most_midtones = 0.07, least_clear = 0.70;
  constexpr double least_black = 0.008, most_black = 0.36, largest_solid = 0.008;
  if (shares.saturated > most_colour) return BitmapFault::coloured;
  if (shares.midtones > most_midtones || shares.black + shares.white < least_clear)
    return BitmapFault::shaded;
  if (shares.black < least_black) return BitmapFault::empty;
  if (shares.black > most_black) return BitmapFault::too_dark;
  return shares.solid_black > largest_solid ? BitmapFault::solid_black : BitmapFault::none;
}

}  // namespace photo

#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "photo/raster.h"

namespace test {

// Pictures that are made, not photographed; the same seed gives the same pixels.

// A table with fruit, a jug and a window: shapes with gradients, shadows and noise.
photo::Raster still_life(int width, int height, std::uint32_t seed = 1);
// A house with a tree on a meadow under a sky, textured.
photo::Raster landscape(int width, int height, std::uint32_t seed = 1);
// A cat's face drawn with a pencil on paper that a lamp lights from one side, with an open mouth line and a
// gap of `gap_px` in the outline.
photo::Raster pencil_drawing(int width, int height, double gap_px = 0, std::uint32_t seed = 1);
// The same in black on white.
photo::Raster line_drawing(int width, int height);
// Nothing but light on a wall.
photo::Raster white_wall(int width, int height, std::uint32_t seed = 1);
photo::Raster noise(int width, int height, std::uint32_t seed = 1);

std::string encode_png(const photo::Raster& raster);
struct JpegForm {
  bool progressive = false;
  bool inks = false;  // CMYK, as printing houses send it: inverted, with Adobe's marker
  int quality = 85;
};
std::string encode_jpeg(const photo::Raster& raster, const JpegForm& form = {});
std::string encode_webp(const photo::Raster& raster, bool lossless = false);
// A PNG of so many white pixels, which are a few bytes deflated.
std::string png_bomb(int width, int height);
// The JPEG with an Exif block before its other segments that says how its pixels lie.
std::string with_exif(std::string_view jpeg, int lie);

}  // namespace test

#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "geometry/rect.h"

namespace photo {

// A picture in sRGB with eight bits a channel, row by row from the top, three bytes a pixel, opaque.
struct Raster {
  int width = 0;
  int height = 0;
  std::vector<std::uint8_t> rgb;

  Raster() = default;
  // White. Both sides are at least 1.
  Raster(int width_px, int height_px)
      : width(width_px),
        height(height_px),
        rgb(3 * static_cast<std::size_t>(width_px) * static_cast<std::size_t>(height_px), 255) {}

  std::size_t pixels() const { return static_cast<std::size_t>(width) * static_cast<std::size_t>(height); }
  const std::uint8_t* at(int x, int y) const {
    return rgb.data() +
           3 * (static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x));
  }
  std::uint8_t* at(int x, int y) {
    return rgb.data() +
           3 * (static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x));
  }
};

// How the pixels of a file lie, as the tag 0x0112 of Exif 2.32 numbers it: 1 upright, 2 mirrored, 3 turned by
// 180 degrees, 4 upside down and mirrored, 5 to 8 the same with rows and columns changed.
using Lie = int;

// The picture set upright. A number outside of 1 to 8 counts as 1.
Raster set_upright(Raster raster, Lie lie);

// Turned clockwise by 0, 90, 180 or 270 degrees.
Raster turned(Raster raster, int degrees);

// A part of the picture, in pixels, at another size: every pixel is the mean of those below a triangle over
// it, so that shrinking leaves no stairs. `area` lies within the picture and is at least one pixel wide and
// high.
Raster resampled(const Raster& raster, const geometry::Rect& area, int width, int height);

}  // namespace photo

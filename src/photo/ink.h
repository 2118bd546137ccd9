#pragma once

#include <cstdint>
#include <vector>

#include "photo/raster.h"

namespace photo {

// The marks on paper: 1 where there is ink.
struct Ink {
  int width = 0;
  int height = 0;
  std::vector<std::uint8_t> set;

  std::size_t index(int x, int y) const {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x);
  }
  bool at(int x, int y) const { return x >= 0 && y >= 0 && x < width && y < height && set[index(x, y)] != 0; }
};

// How much each pixel is marked, 0 for bare paper to about 1 for black: how much darker and how much more
// coloured it is than the paper round it, which may be lit unevenly.
std::vector<float> ink_strength(const Raster& raster);

// What is marked strongly, and what is marked weakly but touches it (hysteresis: Canny, A computational
// approach to edge detection, 1986). A strong mark is above `strong`, a weak one above `weak`.
Ink ink_of(const std::vector<float>& strength, int width, int height, float weak, float strong);

// Removes marks of less than so many pixels (eight neighbours), and fills holes of less (four neighbours).
void despeckle(Ink& ink, std::size_t least_mark, std::size_t least_hole);

// How far each marked pixel is from the next bare one, in pixels; 0 for bare ones.
std::vector<float> depth_of(const Ink& ink);

// The ink made wider by so many pixels on each side.
Ink widened(const Ink& ink, double by_px);

// Lines of one pixel along the middle of the ink (Zhang and Suen, A fast parallel algorithm for thinning
// digital patterns, 1984). The outermost pixels become bare.
Ink thinned(Ink ink);

// The lines of a thinned picture, from end to end or round, without those of less than `least_px` points.
std::vector<std::vector<geometry::Point>> strokes_of(Ink thin, std::size_t least_px);

}  // namespace photo

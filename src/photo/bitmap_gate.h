#pragma once

#include <cstdint>

#include "photo/raster.h"

namespace photo {

// What keeps a picture of an image model from being a colouring page.
enum class BitmapFault : std::uint8_t {
  none,
  unreadable,   // for whoever reads files: no picture, damaged, or too large
  coloured,     // more than a trace of colour
  shaded,       // grey where there should be lines and white
  empty,        // hardly any line
  too_dark,     // more black than lines have
  solid_black,  // an area that nobody can colour
};

// What a picture is made of, as fractions (0 to 1) of its pixels.
struct BitmapShares {
  double saturated = 0;    // clearly coloured
  double midtones = 0;     // brightness 80 to 200
  double black = 0;        // below 80
  double white = 0;        // above 200
  double solid_black = 0;  // the largest black area once lines are taken away
};

// Measures the picture as it came: made smaller, thin lines would be midtones. Lines are taken away by
// eroding with a square of a 64th of the width, so that joined outlines are not one large area.
BitmapShares shares_of(const Raster& bitmap);

// The first fault that the shares show, in the order in which they are named above.
BitmapFault fault_of(const BitmapShares& shares);

}  // namespace photo

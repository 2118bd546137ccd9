#pragma once

#include <array>
#include <optional>

#include "photo/raster.h"

namespace photo {

// A sheet of paper that was photographed on something darker: its corners from the upper left one clockwise,
// in parts of the picture's width and height.
struct Sheet {
  std::array<geometry::Point, 4> corners;
};

// The sheet that fills much of the picture, if it has four straight sides. A few hundred pixels on the longer
// side are enough.
std::optional<Sheet> sheet_in(const Raster& raster);

// The sheet alone, as if seen from above (a projective map of the plane), with a longer side of so many
// pixels. Its proportions are those of the sides' mean lengths.
Raster flattened(const Raster& raster, const Sheet& sheet, int side_px);

}  // namespace photo

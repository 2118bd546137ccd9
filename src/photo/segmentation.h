#pragma once

#include <cstdint>
#include <vector>

#include "photo/eyes.h"
#include "photo/inner_line.h"
#include "photo/lab.h"
#include "photo/label_map.h"
#include "photo/settings.h"

namespace photo {

// A picture cut into things to colour.
struct Segmentation {
  LabelMap map;
  std::vector<float> gradient;      // of the smoothed picture, texture taken off: how strong a border is
  std::vector<std::uint8_t> black;  // what of faces is ink; empty for none
  std::vector<Eye> eyes;            // of animals, which the map does without
  std::vector<InnerLine> contours;  // within regions
};

// Cuts the picture into at most about `settings.regions` regions that a pencil fits into. `mm_per_px` is how
// large a pixel is printed, above 0; `fine` may be empty.
Segmentation segment(const Raster& raster, const FineMask& fine, const PageSettings& settings,
                     double mm_per_px);

// Only the regions, of a picture that is painted in plain areas, and none for the eyes in it.
LabelMap segment_plain(const Raster& raster, const PageSettings& settings, double mm_per_px);

}  // namespace photo

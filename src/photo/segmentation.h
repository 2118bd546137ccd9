#pragma once

#include "photo/lab.h"
#include "photo/label_map.h"
#include "photo/settings.h"

namespace photo {

// A picture cut into things to colour.
struct Segmentation {
  LabelMap map;
  std::vector<float> gradient;  // of the smoothed picture: how strong a border is
};

// Cuts the picture into at most about `settings.regions` regions that a pencil fits into. `mm_per_px` is how
// large a pixel is printed, above 0; `fine` may be empty.
Segmentation segment(const Raster& raster, const FineMask& fine, const PageSettings& settings,
                     double mm_per_px);

}  // namespace photo

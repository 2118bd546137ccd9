#pragma once

#include "photo/ink.h"
#include "photo/label_map.h"
#include "photo/raster.h"
#include "photo/settings.h"

namespace photo {

// The areas of a drawing that somebody filled with a pencil going to and fro, cut by their colours; -1 where
// there is none. The strokes by themselves would be a wall of bricks. `half_width_px` is that of a usual
// stroke, `mm_per_px` is above 0.
LabelMap scribbles_of(const Raster& drawing, const Ink& ink, double half_width_px,
                      const PageSettings& settings, double mm_per_px);

}  // namespace photo

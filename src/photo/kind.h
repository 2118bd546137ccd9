#pragma once

#include "photo/raster.h"
#include "photo/wishes.h"

namespace photo {

// What the picture is: black lines on plain white, strokes on paper, or anything else, which is taken for a
// photo. Never `automatic`. A few hundred pixels on the longer side are enough.
Kind kind_of(const Raster& raster);

}  // namespace photo

#pragma once

#include "photo/raster.h"
#include "photo/wishes.h"

namespace photo {

// What the picture is: black lines on plain white, strokes on paper, or anything else, which is taken for a
// photo. Never `automatic`. A few hundred pixels on the longer side are enough.
Kind kind_of(const Raster& raster);

// Whether a part of the marks on bare paper is areas and no strokes, of a picture of at least one pixel.
bool has_filled_areas(const Raster& raster);

}  // namespace photo

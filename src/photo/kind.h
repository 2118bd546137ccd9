#pragma once

#include <optional>

#include "geometry/rect.h"
#include "photo/raster.h"
#include "photo/wishes.h"

namespace photo {

// What the picture is: black lines on plain white, strokes on paper, or anything else, which is taken for a
// photo. Never `automatic`. A few hundred pixels on the longer side are enough.
Kind kind_of(const Raster& raster);

// Whether a part of the marks on bare paper is areas and no strokes, of a picture of at least one pixel.
bool has_filled_areas(const Raster& raster);

// Where the marks are on paper that is bare round them, with a margin, in parts of the sides; nothing where
// they reach over half of the picture. The same size as for kind_of.
std::optional<geometry::Rect> marked_part(const Raster& raster);

}  // namespace photo

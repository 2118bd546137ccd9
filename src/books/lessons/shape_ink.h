#pragma once

#include "drawing/model/picture.h"
#include "geometry/affine.h"
#include "geometry/mask.h"

namespace books::lessons {

// Paints a shape of a picture as the writers do: white where its fill is white, 1 where it is black and on
// its line. `to_mask` maps the picture to the mask's unit and only scales and shifts. A line thinner than two
// cells could leave gaps on the grid, so that none is.
void paint_ink(geometry::Mask& ink, const drawing::Shape& shape, const geometry::Affine& to_mask = {});

// Sets all that a shape covers, whatever its colour.
void paint_cover(geometry::Mask& cover, const drawing::Shape& shape);

}  // namespace books::lessons

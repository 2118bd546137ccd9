#pragma once

#include <string>

#include "drawing/model/picture.h"

namespace render {

// The picture as an SVG document with a viewBox in millimetres, coordinates rounded to 0.01 mm. Consecutive
// shapes of one element form a group with the element's German name as title; each shape to colour has a
// `data-region` number, counted from 1 in painting order. Shapes of the role `frame` come last, unclipped.
std::string write_svg(const drawing::Picture& picture);

}  // namespace render

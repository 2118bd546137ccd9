#pragma once

#include <string>

#include "drawing/picture.h"

namespace render {

// The picture as an SVG document with a viewBox in millimetres, coordinates rounded to 0.01 mm. Each element
// is a group with its German name as title, each shape to colour has a `data-region` number.
std::string write_svg(const drawing::Picture& picture);

}  // namespace render

#pragma once

#include <string>

#include "drawing/picture.h"

namespace render {

// The picture as a grey PNG, anti-aliased, `width_px` wide (64 to 5000). Throws std::invalid_argument outside
// of that.
std::string write_png(const drawing::Picture& picture, int width_px);

}  // namespace render

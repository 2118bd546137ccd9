#pragma once

#include <map>
#include <string>
#include <string_view>

#include "drawing/props/drawing.h"

namespace drawing::props {

// All drawings of a pack by name (format: resources/props/pack.mjs). Throws std::runtime_error for a
// malformed one.
std::map<std::string, DrawnProp, std::less<>> read_drawings(std::string_view pack);

}  // namespace drawing::props

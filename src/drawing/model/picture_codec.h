#pragma once

#include <string>
#include <string_view>

#include "drawing/model/picture.h"

namespace drawing {

// The picture as compact bytes for storage: a version, then everything deflated, coordinates in steps of 0.01
// mm.
std::string encode_picture(const Picture& picture);

// Reads them back. Throws std::runtime_error for bytes that encode_picture cannot have made, of whatever
// size.
Picture decode_picture(std::string_view bytes);

}  // namespace drawing

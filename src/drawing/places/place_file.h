#pragma once

#include <string>
#include <string_view>

#include "drawing/places/place.h"

namespace drawing::places {

// Reads a place's file (resources/places/README.md). `file` is its name as refusals show it; its stem is the
// place's id where the file gives none. Throws base::AppError with what is wrong, in which line, and what
// would be right: an unknown key, prop, piece, line or word, a value of another type, an arrangement without
// a ground.
Place read_place(std::string_view text, const std::string& file);

}  // namespace drawing::places

#pragma once

#include <string_view>

#include "drawing/model/wish.h"

namespace drawing::language {

// Reads a German sentence (well-formed UTF-8) with the embedded lexicon. Never fails: what is not understood
// ends up in Wish::unknown, what is not for children in Wish::refused. Thread-safe.
Wish read_wish(std::string_view text);

}  // namespace drawing::language

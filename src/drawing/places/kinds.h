#pragma once

#include <string_view>

namespace drawing::places {

// The kind of thing that a motif shows ("flower", "tree", "fish" ...), empty for most. Props of a kind that
// somebody asked for are left out of a page: three butterflies are three, and no flower competes with the one
// in the text.
std::string_view kind_of(std::string_view motif);

}  // namespace drawing::places

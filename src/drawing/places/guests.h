#pragma once

#include <string_view>
#include <vector>

#include "drawing/places/set.h"

namespace drawing::places {

// Where only a scene was asked for, it needs somebody to look at: puts one or two of these motifs into the
// foreground, before anything else is placed; of two the one that is named first is the larger. Does nothing
// beside asked motifs. `motifs` has at least one entry.
void invite(Set& set, const std::vector<std::string_view>& motifs);

}  // namespace drawing::places

#pragma once

#include <optional>
#include <string_view>

#include "base/random.h"
#include "drawing/cast/library.h"

namespace drawing::special {

// Who walks through a maze, and what waits for it at the end. Catalogue ids.
struct MazePair {
  std::string_view walker;
  std::string_view goal;
};

// A pair for a maze that nobody asked a motif for; nullopt if the library has none.
std::optional<MazePair> default_pair(const cast::Library& library, base::Random& random);

// What the motif is looking for: a bone for a dog, else its home or a flag. Always an id that the library
// has, or empty.
std::string_view goal_of(std::string_view walker, const cast::Library& library);

}  // namespace drawing::special

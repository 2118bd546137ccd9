#pragma once

#include <span>
#include <string_view>

#include "base/random.h"
#include "drawing/cast/library.h"

namespace drawing::special {

// Who walks through a maze, and what waits for it at the end. Catalogue ids.
struct MazePair {
  std::string_view walker;
  std::string_view goal;
};

// All that are known; walkers are named once.
std::span<const MazePair> all_pairs();

// A pair for a maze that nobody asked a motif for.
const MazePair& default_pair(base::Random& random);

// What the motif is looking for: a bone for a dog, else its home or a flag. Always an id that the library
// has, or empty.
std::string_view goal_of(std::string_view walker, const cast::Library& library);

}  // namespace drawing::special

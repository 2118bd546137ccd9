#pragma once

#include <optional>
#include <vector>

#include "drawing/deeds/tableau.h"
#include "drawing/model/wish.h"

// Several deeds of one text become one picture: whoever does the second stands beside whoever does the first,
// and nobody hides another's face, tool or task.
namespace drawing::deeds {

// The castings of both, or nothing where they would be too small on the page, or one is on, in, under, above
// or behind the other: that is for the page to show. The second one is on the side and as far before the
// first one as shows both largest. Who is beside or before the other, or does it to the other, faces the
// other. `rank` counts from 1 how many deeds `group` has already; names of parts depend on it. `upright`: the
// page is higher than wide.
std::optional<std::vector<Casting>> as_neighbours(const std::vector<Casting>& group,
                                                  const std::vector<Casting>& more, const Wish& wish,
                                                  int rank, bool upright);

}  // namespace drawing::deeds

#pragma once

#include <optional>
#include <vector>

#include "drawing/deeds/tableau.h"

// Several tableaux of one deed become one: what stands on the ground in them is there once, and those who do
// the deed stand side by side on one line.
namespace drawing::deeds {

// What a row may be wide at most, in figure units: six children beside each other. A page that shows them
// has them at more than half of the size at which it shows two. A page that is higher than wide has less
// room.
inline constexpr double widest_row = 340, widest_upright_row = 262;

// The castings of both, or nothing where that is wider than a page shows well. `rank` counts from 1 how many
// tableaux `group` has already; names of parts depend on it. Further ones do without what the first one has
// on the ground: the second is on its other side and reaches it there, the others stand behind the first.
// Nothing also where somebody is on or in what is there once.
std::optional<std::vector<Casting>> in_one_row(const std::vector<Casting>& group,
                                               const std::vector<Casting>& more, int rank,
                                               double widest = widest_row);

// The castings of both, with those who find no room in the row any more in a second one before it, whose
// castings begin at `front` of the group (its size if there are none yet). Nothing where there is no room
// either, or they cannot do without what stands in the row.
std::optional<std::vector<Casting>> in_front_row(const std::vector<Casting>& group, std::size_t front,
                                                 const std::vector<Casting>& more, int rank,
                                                 double widest = widest_row);

// Whether somebody with a figure does something in it.
bool has_doer(const std::vector<Casting>& castings);

}  // namespace drawing::deeds

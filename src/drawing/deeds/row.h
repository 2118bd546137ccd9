#pragma once

#include <optional>
#include <vector>

#include "drawing/deeds/tableau.h"

// Several tableaux of one deed become one: what stands on the ground in them is there once, and those who do
// the deed stand side by side on one line.
namespace drawing::deeds {

// The castings of both, or nothing where that is wider than a page shows well. `rank` counts from 1 how many
// tableaux `group` has already; names of parts depend on it. Further ones do without what the first one has
// on the ground: the second is on its other side and reaches it there, the others stand behind the first.
// Nothing also where somebody is on or in what is there once.
std::optional<std::vector<Casting>> in_one_row(const std::vector<Casting>& group,
                                               const std::vector<Casting>& more, int rank);

// Those who find no room in the row any more: without what stands in it, if they can do without.
std::vector<Casting> behind_row(const std::vector<Casting>& group, const std::vector<Casting>& more);

// Whether somebody with a figure does something in it.
bool has_doer(const std::vector<Casting>& castings);

}  // namespace drawing::deeds

#pragma once

#include <optional>
#include <vector>

#include "drawing/deeds/tableau.h"

// Somebody comes to a tableau that is there already: "Die Ärztin untersucht den Hund, und das Mädchen hält
// seine Pfote".
namespace drawing::deeds {

// The part of who comes, as standing() has it for a body on two legs; low where what is touched lies low.
const Part& part_of_attendant(const std::vector<Casting>& group, int whom);

// The castings with `newcomer` on the free side of the wished motif `whom`, a hand on it, looking at it.
// Nothing where nobody of that motif is there. `rank` counts from 1; the part's name depends on it.
std::optional<std::vector<Casting>> with_attendant(const std::vector<Casting>& group, int whom,
                                                   const Casting& newcomer, int rank);

// The castings with those of somebody who gives `whom` something: `giver` stands there alone with it, and
// comes to the free side of that one. Nothing where `whom` is not there, or `giver` is more than one and what
// is in their hands.
std::optional<std::vector<Casting>> with_giver(const std::vector<Casting>& group, int whom,
                                               const std::vector<Casting>& giver);

}  // namespace drawing::deeds

#pragma once

#include <vector>

#include "base/random.h"
#include "drawing/cast/cast.h"
#include "drawing/deeds/tableau.h"

namespace drawing::deeds {

// Makes `actor` the ensemble of a solved plan: with its outline, its size beside the others and its facing.
// What else the actor is, its name and place, it stays.
void make_ensemble(cast::Actor& actor, std::vector<Casting> castings, const base::Random& random);

}  // namespace drawing::deeds

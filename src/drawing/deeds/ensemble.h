#pragma once

#include <vector>

#include "base/random.h"
#include "drawing/cast/cast.h"
#include "drawing/deeds/tableau.h"

namespace drawing::deeds {

// At size 1 of a layout (Actor::scale), one figure unit is that long: a child is then as large as a motif of
// medium size.
inline constexpr double unit_at_size_1 = 0.01026;

// Makes `actor` the ensemble of a solved plan: with its outline, its size beside the others and its facing.
// What else the actor is, its name and place, it stays.
void make_ensemble(cast::Actor& actor, std::vector<Casting> castings, const base::Random& random);

}  // namespace drawing::deeds

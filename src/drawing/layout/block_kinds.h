#pragma once

#include <vector>

#include "base/random.h"
#include "drawing/cast/cast.h"
#include "drawing/layout/block.h"

// What the layout has to know of the blocks that it puts somewhere.
namespace drawing::layout {

// Somebody of the people who stands there with nobody and nothing else.
bool is_person_alone(const Block& block, const std::vector<cast::Actor>& cast);

// Whether all of it is off the ground.
bool is_in_the_air(const Block& block, const std::vector<cast::Actor>& cast);

// By how much, in radians, one who dances alone leans to a side; 0 for all others.
double sway_of(const Block& block, const std::vector<cast::Actor>& cast, base::Random& random);

}  // namespace drawing::layout

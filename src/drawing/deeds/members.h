#pragma once

#include <vector>

#include "drawing/cast/cast.h"
#include "drawing/deeds/placing.h"

namespace drawing::deeds {

// Who is who in a tableau, in its units: who does it, what it is done to, and which limbs are where.
std::vector<cast::Ensemble::Member> members_of(const std::vector<Placed>& placed);

}  // namespace drawing::deeds

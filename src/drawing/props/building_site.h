#pragma once

#include "drawing/props/props.h"

// What stands on a building site and beside a race track. See props.h for what makers take and give.
namespace drawing::props {

Figure plank_pile(Random& random, double height);
Figure shovel(Random& random, double height);

}  // namespace drawing::props

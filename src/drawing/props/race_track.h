#pragma once

#include "drawing/props/props.h"

// What stands beside a race track. See props.h for what makers take and give.
namespace drawing::props {

Figure grandstand(Random& random, double height);
Figure chequered_flag(Random& random, double height);

}  // namespace drawing::props

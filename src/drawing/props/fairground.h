#pragma once

#include "drawing/props/props.h"

// Rides and stalls of a fair, and what a circus and a zoo have of them. See props.h for what makers take and
// give.
namespace drawing::props {

Figure ferris_wheel(Random& random, double height);
Figure carousel(Random& random, double height);
Figure stall(Random& random, double height);
Figure balloon_bunch(Random& random, double height);
Figure lollipop(Random& random, double height);
Figure circus_wagon(Random& random, double height);

}  // namespace drawing::props

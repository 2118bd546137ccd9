#pragma once

#include "drawing/props/props.h"

// What children play on outdoors. See props.h for what makers take and give.
namespace drawing::props {

Figure swing(Random& random, double height);
Figure sandbox(Random& random, double height);

}  // namespace drawing::props

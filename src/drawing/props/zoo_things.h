#pragma once

#include "drawing/props/props.h"

// What a zoo builds for its animals. See props.h for what makers take and give.
namespace drawing::props {

Figure aviary(Random& random, double height);

}  // namespace drawing::props

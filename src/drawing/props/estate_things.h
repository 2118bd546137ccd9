#pragma once

#include "drawing/props/props.h"

// What belongs to a farm, a castle or an old town. See props.h for what makers take and give.
namespace drawing::props {

Figure farmhouse(Random& random, double height);
Figure hen_house(Random& random, double height);
Figure wheat(Random& random, double height);
Figure cabbage(Random& random, double height);
Figure throne(Random& random, double height);
Figure banner(Random& random, double height);
Figure rose_arch(Random& random, double height);

}  // namespace drawing::props

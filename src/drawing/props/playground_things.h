#pragma once

#include "drawing/props/props.h"

// What children play on outdoors. See props.h for what makers take and give.
namespace drawing::props {

Figure slide(Random& random, double height);
Figure swing(Random& random, double height);
Figure seesaw(Random& random, double height);
Figure climbing_tower(Random& random, double height);
Figure climbing_dome(Random& random, double height);
Figure rope_pyramid(Random& random, double height);
Figure spring_horse(Random& random, double height);
Figure sandbox(Random& random, double height);
Figure park_bench(Random& random, double height);

}  // namespace drawing::props

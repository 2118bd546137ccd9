#pragma once

#include "drawing/props/props.h"

// What stands on a building site and beside a race track. See props.h for what makers take and give.
namespace drawing::props {

Figure tower_crane(Random& random, double height);
Figure half_built_house(Random& random, double height);
Figure sand_heap(Random& random, double height);
Figure brick_pile(Random& random, double height);
Figure plank_pile(Random& random, double height);
Figure pipe_pile(Random& random, double height);
Figure road_barrier(Random& random, double height);
Figure site_hut(Random& random, double height);
Figure site_fence(Random& random, double height);
Figure builders_barrow(Random& random, double height);
Figure road_sign(Random& random, double height);
Figure shovel(Random& random, double height);

}  // namespace drawing::props

#pragma once

#include "drawing/props/props.h"

// What stands beside a race track. See props.h for what makers take and give.
namespace drawing::props {

Figure grandstand(Random& random, double height);
Figure tyre_pile(Random& random, double height);
Figure pit_garage(Random& random, double height);
Figure winners_podium(Random& random, double height);
Figure chequered_flag(Random& random, double height);
Figure start_lights(Random& random, double height);
Figure finish_arch(Random& random, double height);
Figure fuel_can(Random& random, double height);

}  // namespace drawing::props

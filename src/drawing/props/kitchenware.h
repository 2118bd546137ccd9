#pragma once

#include "drawing/props/props.h"

// What stands and hangs in a kitchen. See props.h for what makers take and give.
namespace drawing::props {

Figure stove(Random& random, double height);
Figure fridge(Random& random, double height);
Figure cupboard_unit(Random& random, double height);
Figure baking_table(Random& random, double height);
Figure jar_shelf(Random& random, double height);
Figure herb_window(Random& random, double height);
Figure flour_bag(Random& random, double height);
Figure muffin(Random& random, double height);

}  // namespace drawing::props

#pragma once

#include "drawing/props/props.h"

// What stands and hangs in a living room or a child's room. See props.h for what makers take and give; what
// hangs on a wall has its origin at its lower edge too.
namespace drawing::props {

Figure bed(Random& random, double height);
Figure bookshelf(Random& random, double height);
Figure chest_of_drawers(Random& random, double height);
Figure armchair(Random& random, double height);
Figure potted_plant(Random& random, double height);
Figure blanket_tent(Random& random, double height);
Figure doll_house(Random& random, double height);
Figure fireplace(Random& random, double height);
Figure room_window(Random& random, double height);
Figure wall_picture(Random& random, double height);
Figure wall_clock(Random& random, double height);
Figure wall_shelf(Random& random, double height);
Figure cushion(Random& random, double height);

}  // namespace drawing::props

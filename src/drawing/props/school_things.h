#pragma once

#include "drawing/props/props.h"

// What a school is made of. See props.h for what makers take and give.
namespace drawing::props {

Figure school_desk(Random& random, double height);
Figure easel(Random& random, double height);
Figure globe(Random& random, double height);
Figure school_bag(Random& random, double height);
Figure pencil_pot(Random& random, double height);
Figure book_pile(Random& random, double height);

}  // namespace drawing::props

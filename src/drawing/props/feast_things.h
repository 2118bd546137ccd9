#pragma once

#include "drawing/props/props.h"

// What belongs to birthdays, Christmas, Easter and Halloween. See props.h for what makers take and give.
namespace drawing::props {

Figure party_table(Random& random, double height);
Figure party_hat(Random& random, double height);
Figure balloon_arch(Random& random, double height);
Figure christmas_tree(Random& random, double height);
Figure christmas_star(Random& random, double height);
Figure present_pile(Random& random, double height);
Figure hare_house(Random& random, double height);
Figure cauldron(Random& random, double height);
Figure broom(Random& random, double height);

}  // namespace drawing::props

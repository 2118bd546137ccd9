#pragma once

#include "drawing/props/props.h"

// What a zoo builds for its animals. See props.h for what makers take and give.
namespace drawing::props {

Figure zoo_gate(Random& random, double height);
Figure sign_post(Random& random, double height);
Figure aviary(Random& random, double height);
Figure cliff(Random& random, double height);
Figure animal_house(Random& random, double height);
Figure trough(Random& random, double height);

}  // namespace drawing::props

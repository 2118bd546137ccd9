#pragma once

#include <vector>

#include "books/lessons/colour_wishes.h"
#include "books/lessons/crayon.h"
#include "drawing/model/picture.h"

namespace books::lessons {

// What a thing's part may have besides the colours wished for, where those would run into its neighbour: a
// coral beside a red fish, a door in a wooden wall. The best first; empty where nothing else would do.
std::vector<Crayon> second_colours(const RegionWish& wish, const drawing::Element& element,
                                   double page_width_mm);

}  // namespace books::lessons

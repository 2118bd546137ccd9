#pragma once

#include <vector>

#include "books/lessons/colour_wishes.h"
#include "books/lessons/region_map.h"
#include "drawing/model/picture.h"

namespace books::lessons {

// What the page's sentence says of a colour is kept, whatever the drawing has: of what everybody wishes for
// by nature, `wishes`, it takes the place.
void keep_said_colours(std::vector<RegionWish>& wishes, const RegionMap& map,
                       const drawing::Picture& picture);

}  // namespace books::lessons

#pragma once

#include <cstddef>
#include <vector>

#include "books/lessons/colour_task.h"
#include "books/lessons/colouring.h"
#include "books/lessons/region_map.h"

namespace books::lessons {

// Which labels of a task stay. All pieces of one colour of one thing are a part of it, and a part shares one
// fate: where some rays of a sun have room for a number and others have none, no ray has one, so that nothing
// is half painted. So do plants of a kind. Beyond `most` labels whole parts go, those of the smallest pieces
// first and what the page is about last. `picture`: null for a bitmap.
void share_fates(ColourTask& task, const std::vector<ColourRegion>& regions, const drawing::Picture* picture,
                 const Colouring& colouring, std::size_t most);

}  // namespace books::lessons

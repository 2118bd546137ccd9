#pragma once

#include <cstddef>
#include <vector>

#include "books/book.h"
#include "books/lessons/region_map.h"
#include "drawing/model/picture.h"

namespace books::lessons {

// The lines that a page to be coloured by numbers is better drawn without: joints of a floor, folds of a
// curtain, tiles, which part one thing into many fields of one colour. Indices into the picture's shapes,
// ascending; never of what the page was asked for, or of anything with a face.
std::vector<std::size_t> fine_lines(const RegionMap& map, const drawing::Picture& picture, LessonLevel level);

}  // namespace books::lessons

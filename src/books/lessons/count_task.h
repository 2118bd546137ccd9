#pragma once

#include <string>
#include <vector>

#include "books/book.h"
#include "drawing/model/picture.h"

namespace books::lessons {

// Things of one name that can be counted in a picture.
struct CountGroup {
  std::string name;         // German singular
  int count = 0;            // 1 to 12
  std::size_t example = 0;  // an element of the group, the one best seen
};

// What children can count on the finished page with one right answer: asked motifs and single things of the
// scenery. Of each, all that can be seen at all are whole enough and large enough to be recognised, and
// nothing else on the page, be it a part of another thing or a pattern, could be taken for one. Asked ones
// first. At most 3, 4, 5 groups by level; none if there is only a single thing to count.
std::vector<CountGroup> countable(const drawing::Picture& picture, LessonLevel level);

}  // namespace books::lessons

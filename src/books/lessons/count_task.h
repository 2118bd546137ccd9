#pragma once

#include <string>
#include <vector>

#include "books/book.h"
#include "drawing/picture.h"

namespace books::lessons {

// Things of one name that can be counted in a picture.
struct CountGroup {
  std::string name;         // German singular
  int count = 0;            // 1 to 12
  std::size_t example = 0;  // an element of the group, the one best seen
};

// What children can count: asked motifs and single things of the scenery of which every one is mostly in
// sight, asked ones first. At most 3, 4, 5 groups by level; none if there is only a single thing to count.
std::vector<CountGroup> countable(const drawing::Picture& picture, LessonLevel level);

}  // namespace books::lessons

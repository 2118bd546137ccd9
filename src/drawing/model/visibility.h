#pragma once

#include <vector>

#include "drawing/model/picture.h"

namespace drawing {

// What one sees of an element of a finished page: what is painted later covers it, and what lies outside of
// the clip is cut.
struct Visibility {
  double share = 0;     // of its silhouette and open lines; 0 for what has no shapes
  double seen_mm2 = 0;  // of the same
};

// By element; of those that nobody asked for only whether they have shapes.
std::vector<Visibility> visibilities(const Picture& picture);

}  // namespace drawing

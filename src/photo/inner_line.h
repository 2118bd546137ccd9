#pragma once

#include <vector>

#include "geometry/path.h"

namespace photo {

// An open stroke inside of the regions, or a closed one, in pixels of the label map.
struct InnerLine {
  std::vector<geometry::Point> points;
  bool closed = false;
  bool sure = true;  // whether it is drawn even where it parts nothing
};

}  // namespace photo

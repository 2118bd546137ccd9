#pragma once

#include <vector>

#include "geometry/rect.h"
#include "photo/lab.h"

namespace photo {

// A face seen from the front, in pixels.
struct Face {
  geometry::Point middle;
  double size = 0;      // of the square it fills
  int found_times = 0;  // at so many places and sizes beside each other: how sure it is
  bool is_cat = false;
};

// The faces of people and of cats that look at the camera and stand about upright, at least a twentieth of
// the picture's longer side in size; the surest first, at most eight (resources/faces). Who is seen from the
// side is not found.
std::vector<Face> faces_of(const Lab& lab);

}  // namespace photo

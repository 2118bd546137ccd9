#pragma once

#include <vector>

#include "geometry/point.h"

namespace drawing::dots {

// How dots are to be chosen on an outline.
struct DotRules {
  int least = 10;
  int most = 20;
  double spacing_mm = 8;    // two dots are at least this far apart
  double tolerance_mm = 1;  // nearer than this to the polygon the outline counts as shown
};

// Chooses points of a closed outline, in its order, so that the polygon through them is as like it as can be:
// from the farthest pair on, each next dot where the outline is farthest from the polygon, then in the
// longest gaps until there are enough. The polygon does not cross itself. Fewer than `least` points where the
// outline is too small for the spacing.
std::vector<geometry::Point> choose_dots(const std::vector<geometry::Point>& outline, const DotRules& rules);

// Whether two lines of the closed polygon meet anywhere but in a corner that they share.
bool crosses_itself(const std::vector<geometry::Point>& polygon);

double distance_to_line(geometry::Point p, geometry::Point from, geometry::Point to);

}  // namespace drawing::dots

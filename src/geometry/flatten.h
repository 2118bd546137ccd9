#pragma once

#include <vector>

#include "geometry/path.h"

namespace geometry {

// A subpath of straight lines. A closed one does not repeat its first point.
struct Polyline {
  std::vector<Point> points;
  bool closed = false;
};

// Turns curves into straight lines that stay within `tolerance` (in the path's own unit, above 0) of them.
std::vector<Polyline> flatten(const Path& path, double tolerance);

// The enclosed area, positive for clockwise order on the page; an open line is closed by a straight one.
double signed_area(const Polyline& line);

}  // namespace geometry

#pragma once

#include <vector>

#include "geometry/path.h"

namespace geometry {

struct CurveFit {
  double tolerance = 0.1;  // how far a curve may be from the points, in their unit
  double step = 0.5;       // about how far neighbouring points are apart
  double corner =
      0.7;  // where the line turns by more than this within a few steps, in radians, it keeps a corner
};

// Adds a closed subpath of few cubic curves that runs along the points (Schneider, An algorithm for
// automatically fitting digitized curves, 1990). Between corners it is smooth.
void fit_closed(Path& path, const std::vector<Point>& points, const CurveFit& fit);

// The same for an open line; goes on from where the path is if that is the first point.
void fit_open(Path& path, const std::vector<Point>& points, const CurveFit& fit);

}  // namespace geometry

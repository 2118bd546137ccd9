#pragma once

#include <span>
#include <vector>

#include "geometry/field.h"
#include "geometry/point.h"

namespace drawing::figures {

using geometry::Chain;
using geometry::Point;

// A value between the entries, which stand evenly from 0 to 1, with an eased passage from each to the next.
double eased(std::span<const double> values, double share);

// A chain of discs along a line. Radii stand evenly along it.
Chain tube(const std::vector<Point>& line, std::span<const double> radii);
Chain tube(const std::vector<Point>& line, std::initializer_list<double> radii);

// A curve through all points (Catmull-Rom) as `steps` straight pieces from each to the next.
std::vector<Point> smooth_line(const std::vector<Point>& points, int steps = 6);

// The part of a line between two shares of its points.
std::vector<Point> part_of(const std::vector<Point>& line, double from, double to);

// The convex outline around the points.
std::vector<Point> hull(std::vector<Point> points);

}  // namespace drawing::figures

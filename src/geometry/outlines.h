#pragma once

#include <vector>

#include "base/random.h"
#include "geometry/path.h"

// Outlines that several props are built from. Angles are in radians, clockwise from the right (y grows down).
namespace geometry {

Path circle(Point center, double radius);
Path ellipse(Point center, double radius_x, double radius_y);
// An ellipse turned by `angle` around its centre.
Path turned_ellipse(Point center, double radius_x, double radius_y, double angle);
Path box(double left, double top, double right, double bottom);
Path rounded_box(double left, double top, double right, double bottom, double radius);
Path polygon(const std::vector<Point>& points);
// Smooth curves through all points, closed and open.
Path blob(const std::vector<Point>& points);
Path curve(const std::vector<Point>& points);
Path line(Point from, Point to);
// An open part of an ellipse.
Path arc(Point center, double radius_x, double radius_y, double from, double to);
// A band around a smooth centre line; `half_widths` has one entry for each point. It begins flat.
enum class Ends { flat, round };
Path ribbon(const std::vector<Point>& points, const std::vector<double>& half_widths, Ends ends = Ends::flat);
// An almond from base to tip, `width` across at its widest point; `bend` moves its middle sideways.
Path leaf(Point base, Point tip, double width, double bend = 0);
// Closed bumps between neighbouring points, as clouds and tree crowns have. `bulge` is a bump's height in
// parts of its width; points run clockwise.
Path scallops(const std::vector<Point>& points, double bulge);
// Points of an ellipse at uneven angles, clockwise from `from` to `to`, for scallops.
std::vector<Point> uneven_ring(base::Random& random, Point center, double radius_x, double radius_y,
                               int count, double from, double to);
// A closed polygon whose corners are cut by curves, `share` of the shorter side on each side of a corner.
Path rounded(const std::vector<Point>& corners, double share);
// A star with `points` tips; tips and notches are slightly rounded.
Path star(Point center, double radius, double inner, int points, double turn);

Point polar(Point center, double radius, double angle);

}  // namespace geometry

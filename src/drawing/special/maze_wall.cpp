#include <cmath>

#include "drawing/special/maze_grid.h"
#include "drawing/special/ornament.h"
#include "geometry/outlines.h"

namespace drawing::special {
namespace {

using geometry::Path;
using geometry::Point;

// Angles of the page's curves count from the right.
constexpr double quarter_turn = 1.57079632679489661923;

// Goes on with an arc around the center, from one angle to the other, in either direction.
void go_round(Path& path, Point center, double radius, double from, double to) {
  const Path arc = geometry::arc(center, radius, radius, from - quarter_turn, to - quarter_turn);
  const std::vector<Point>& points = arc.points();
  for (std::size_t i = 1; i + 2 < points.size(); i += 3)
    path.cubic_to(points[i], points[i + 1], points[i + 2]);
}

}  // namespace

Path Wall::line() const {
  if (!curved) return geometry::line(from, to);
  return geometry::arc(center, radius, radius, begin - quarter_turn, end - quarter_turn);
}

Path Wall::band(double half_width) const {
  Path path;
  if (!curved) {
    const Point along = to - from;
    const double turn = std::atan2(along.x, -along.y);  // as spoke() counts
    path.move_to(from + spoke(half_width, turn - quarter_turn));
    path.line_to(to + spoke(half_width, turn - quarter_turn));
    go_round(path, to, half_width, turn - quarter_turn, turn + quarter_turn);
    path.line_to(from + spoke(half_width, turn + quarter_turn));
    go_round(path, from, half_width, turn + quarter_turn, turn + 3 * quarter_turn);
    path.close();
    return path;
  }
  path.move_to(center + spoke(radius + half_width, begin));
  go_round(path, center, radius + half_width, begin, end);
  go_round(path, center + spoke(radius, end), half_width, end, end + 2 * quarter_turn);
  go_round(path, center, radius - half_width, end, begin);
  go_round(path, center + spoke(radius, begin), half_width, begin + 2 * quarter_turn,
           begin + 4 * quarter_turn);
  path.close();
  return path;
}

}  // namespace drawing::special

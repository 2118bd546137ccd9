#pragma once

#include <vector>

#include "drawing/figures/look.h"
#include "geometry/path.h"
#include "geometry/point.h"

namespace drawing::figures {

using geometry::Point;

// From this turn on a head is seen three-quarter.
inline constexpr double three_quarter = 0.2;

// A head's outline, turned: the far cheek comes nearer, the near jaw is taken in. Features and hairlines are
// given by longitude (degrees from the middle of the face, positive to the far side) and height, so that one
// table serves every turn.
class TurnedSkull {
 public:
  TurnedSkull(Skull kind, double turn);

  double turn() const { return turn_; }
  double height() const { return height_; }
  const geometry::Path& outline() const { return outline_; }
  // The half width at a height.
  double width_at(double y) const;
  // The longitude after turning.
  double turned_longitude(double longitude) const;
  Point at(double longitude, double y) const;
  std::vector<Point> at(const std::vector<Point>& points) const;

 private:
  double turn_, width_, height_;
  std::vector<double> levels_;
  geometry::Path outline_;
};

}  // namespace drawing::figures

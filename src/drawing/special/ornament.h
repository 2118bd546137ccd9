#pragma once

#include <vector>

#include "drawing/page/figure.h"
#include "drawing/page/stage.h"

namespace drawing::special {

// How fine a page's ornaments may be, in millimetres.
struct Grain {
  double gap_mm = 2.4;    // least distance between the middles of two lines
  double least_mm = 1.9;  // radius of the smallest dot
};

// By age; somewhat finer on small paper.
Grain grain_of(const page::Stage& stage);

// A small figure that fills a circle. It points upwards; a turn of the page's axes turns it.
enum class Ornament { dot, ring, drop, leaf, heart, star, diamond, flower };

// Adds the ornament in the circle; where it would become too fine for the grain, a plainer one.
void add_ornament(page::Sketch& sketch, Ornament kind, geometry::Point center, double radius, double turn,
                  const Grain& grain);

// Outlines that must not be touched, for finding free places between them.
class Obstacles {
 public:
  void add(const geometry::Path& path);
  // The distance from a point to the nearest outline; infinite without any.
  double distance(geometry::Point p) const;
  // Whether the point is within an odd number of the outlines.
  bool inside(geometry::Point p) const;

 private:
  struct Edge {
    geometry::Point from, to;
  };
  std::vector<Edge> edges_;
};

// A circle around a point of the axis through the origin, at `radius` from the origin.
struct Clearing {
  double at = 0;
  double radius = 0;  // not above 0: there is no room
};

// The largest circle with its middle on the axis at `angle` (0 is upwards, clockwise) between the radii `low`
// and `high`, that keeps `gap` from the obstacles and from both radii.
Clearing largest_clearing(const Obstacles& obstacles, double angle, double low, double high, double gap);

// The point at a distance from the origin; angle 0 is upwards, clockwise.
geometry::Point spoke(double radius, double angle);

}  // namespace drawing::special

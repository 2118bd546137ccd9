#pragma once

#include <vector>

#include "drawing/beasts/frame.h"
#include "drawing/figures/part.h"
#include "geometry/field.h"

namespace drawing::beasts {

// A posed animal's tail, in the species' own units.
struct TailDrawing {
  std::vector<Chain> outline;          // joins the body: lizards
  geometry::Field shape{1};            // lies behind the body
  std::vector<figures::Part> details;  // upon the shape
  figures::PartName name = figures::PartName::tail;
  Point end;
  double angle = 0;  // of its end, in degrees
};

// `cell` and `least_area` as those of a Canvas.
TailDrawing draw_tail(const Anatomy& anatomy, const FourLegged& pose, const Frame& frame, double cell,
                      double least_area);

}  // namespace drawing::beasts

#pragma once

#include <vector>

#include "geometry/path.h"

namespace drawing::page {

// The seen part of a region as a grid: how far each cell is from the part's edge.
class SeenRegion {
 public:
  // `distance` has one entry a cell, row by row, in millimetres.
  SeenRegion(const geometry::Rect& area, double cell_mm, int columns, std::vector<double> distance);

  const geometry::Rect& area() const { return area_; }
  // The distance at the point to the nearest edge; 0 outside of the region.
  double distance(geometry::Point p) const;
  // The radius of the largest disc within.
  double widest_mm() const { return widest_; }

 private:
  geometry::Rect area_;
  double cell_;
  int columns_;
  std::vector<double> distance_;
  double widest_ = 0;
};

}  // namespace drawing::page

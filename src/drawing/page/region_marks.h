#pragma once

#include <vector>

#include "drawing/model/picture.h"

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

// What a pattern is made of.
enum class Marks { dots, hearts, stars, flowers, diamonds, drops, scales, checks, hatches, waves, tufts };

// Marks in rows all over the region, each wholly within it and away from its edges. Closed ones hold at least
// 2 mm2. Large regions (`area_mm2`) get larger marks, so that there are never more than about a hundred and
// fifty.
std::vector<Shape> fill_with_marks(const SeenRegion& region, Marks kind, double area_mm2, double line_mm);

}  // namespace drawing::page

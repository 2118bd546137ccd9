#include "drawing/page/seen_region.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace drawing::page {

SeenRegion::SeenRegion(const geometry::Rect& area, double cell_mm, int columns, std::vector<double> distance)
    : area_(area), cell_(cell_mm), columns_(columns), distance_(std::move(distance)) {
  for (const double one : distance_) widest_ = std::max(widest_, one);
}

double SeenRegion::distance(geometry::Point p) const {
  const int column = static_cast<int>(std::floor((p.x - area_.left) / cell_)),
            row = static_cast<int>(std::floor((p.y - area_.top) / cell_));
  if (column < 0 || row < 0 || column >= columns_) return 0;
  const std::size_t index =
      static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) + static_cast<std::size_t>(column);
  return index < distance_.size() ? distance_[index] : 0;
}

}  // namespace drawing::page

#include "geometry/distance.h"

#include <algorithm>

namespace geometry {

std::vector<double> distance_to_set(const Mask& mask) {
  const int columns = mask.columns(), rows = mask.rows();
  // A ring of zeros around the grid stands for the border and saves the bounds checks.
  const std::size_t stride = static_cast<std::size_t>(columns) + 2;
  std::vector<int> grid(stride * (static_cast<std::size_t>(rows) + 2), 0);
  const auto at = [&](int column, int row) {
    return static_cast<std::size_t>(row + 1) * stride + static_cast<std::size_t>(column) + 1;
  };
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column) {
      if (mask.at(column, row)) continue;
      const std::size_t i = at(column, row);
      const int straight = std::min(grid[i - 1], grid[i - stride]) + 3;
      const int diagonal = std::min(grid[i - stride - 1], grid[i - stride + 1]) + 4;
      grid[i] = std::min(straight, diagonal);
    }
  }
  std::vector<double> result(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows));
  for (int row = rows - 1; row >= 0; --row) {
    for (int column = columns - 1; column >= 0; --column) {
      const std::size_t i = at(column, row);
      const int straight = std::min(grid[i + 1], grid[i + stride]) + 3;
      const int diagonal = std::min(grid[i + stride + 1], grid[i + stride - 1]) + 4;
      grid[i] = std::min(grid[i], std::min(straight, diagonal));
      result[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
             static_cast<std::size_t>(column)] = grid[i] * mask.cell() / 3;
    }
  }
  return result;
}

}  // namespace geometry

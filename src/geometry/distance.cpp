#include "geometry/distance.h"

#include <algorithm>
#include <cstdint>

namespace geometry {

std::vector<double> distance_to_set(const Mask& mask) {
  const int columns = mask.columns(), rows = mask.rows();
  // A ring of zeros around the grid stands for the border and saves the bounds checks.
  const std::size_t stride = static_cast<std::size_t>(columns) + 2;
  std::vector<int> grid(stride * (static_cast<std::size_t>(rows) + 2), 0);
  const std::uint8_t* cells = mask.cells().data();
  for (int row = 0; row < rows; ++row) {
    int* here = grid.data() + static_cast<std::size_t>(row + 1) * stride + 1;
    const int* above = here - stride;
    for (int column = 0; column < columns; ++column, ++cells, ++here, ++above) {
      if (*cells != 0) continue;
      const int straight = std::min(here[-1], above[0]) + 3, diagonal = std::min(above[-1], above[1]) + 4;
      *here = std::min(straight, diagonal);
    }
  }
  std::vector<double> result(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows));
  const double cell = mask.cell();
  for (int row = rows - 1; row >= 0; --row) {
    int* here = grid.data() + static_cast<std::size_t>(row + 1) * stride + static_cast<std::size_t>(columns);
    const int* below = here + stride;
    double* out = result.data() + static_cast<std::size_t>(row + 1) * static_cast<std::size_t>(columns);
    for (int column = columns - 1; column >= 0; --column, --here, --below) {
      const int straight = std::min(here[1], below[0]) + 3, diagonal = std::min(below[1], below[-1]) + 4;
      *here = std::min(*here, std::min(straight, diagonal));
      *--out = *here * cell / 3;
    }
  }
  return result;
}

}  // namespace geometry

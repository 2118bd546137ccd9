#include "geometry/distance.h"

#include <algorithm>
#include <cstdint>

namespace geometry {

std::vector<std::uint16_t> distance_steps(const Mask& mask) {
  const int columns = mask.columns(), rows = mask.rows();
  // A ring of zeros around the grid stands for the border and saves the bounds checks.
  const std::size_t stride = static_cast<std::size_t>(columns) + 2;
  std::vector<std::uint16_t> grid(stride * (static_cast<std::size_t>(rows) + 2), 0);
  // What depends on the row before is a loop of its own, which goes over many cells at once; what depends on
  // the cell before has to go one by one.
  std::vector<std::uint16_t> near(static_cast<std::size_t>(columns));
  const auto look = [&](const std::uint16_t* row) {
    for (int i = 0; i < columns; ++i) {
      const int diagonal = std::min(row[i - 1], row[i + 1]) + 4;
      near[static_cast<std::size_t>(i)] = static_cast<std::uint16_t>(std::min(row[i] + 3, diagonal));
    }
  };
  const std::uint8_t* cells = mask.cells().data();
  for (int row = 0; row < rows; ++row) {
    std::uint16_t* here = grid.data() + static_cast<std::size_t>(row + 1) * stride + 1;
    look(here - stride);
    int before = 0;
    for (int i = 0; i < columns; ++i, ++cells) {
      before = *cells != 0 ? 0 : std::min(before + 3, static_cast<int>(near[static_cast<std::size_t>(i)]));
      here[i] = static_cast<std::uint16_t>(before);
    }
  }
  for (int row = rows - 1; row >= 0; --row) {
    std::uint16_t* here = grid.data() + static_cast<std::size_t>(row + 1) * stride + 1;
    look(here + stride);
    int before = 0;
    for (int i = columns - 1; i >= 0; --i) {
      const int near_below = near[static_cast<std::size_t>(i)];
      before = std::min(static_cast<int>(here[i]), std::min(before + 3, near_below));
      here[i] = static_cast<std::uint16_t>(before);
    }
  }
  // Without the ring: rows move up in their place, as fresh memory costs more than moving.
  auto out = grid.begin();
  for (int row = 0; row < rows; ++row) {
    const auto from =
        grid.begin() + static_cast<std::ptrdiff_t>(static_cast<std::size_t>(row + 1) * stride + 1);
    out = std::copy(from, from + columns, out);
  }
  grid.resize(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows));
  return grid;
}

std::vector<double> distance_to_set(const Mask& mask) {
  const std::vector<std::uint16_t> steps = distance_steps(mask);
  std::vector<double> result(steps.size());
  const double cell = mask.cell();
  std::transform(steps.begin(), steps.end(), result.begin(),
                 [&](std::uint16_t step) { return step * cell / 3; });
  return result;
}

}  // namespace geometry

#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "geometry/mask.h"

namespace geometry {

// Cells of one value side by side in a row.
struct Run {
  int row = 0, begin = 0, end = 0;  // the end not included
  std::int32_t first = 0;           // index of the first run of the same connected piece
};

// The runs of cells of a value, row by row. Pieces are connected by four neighbours; the first run of each
// names it.
std::vector<Run> connected_runs(const Mask& mask, bool value);

// The first member of the set that `i` belongs to; `parent` names for each member another of its set, and is
// shortened on the way.
inline std::size_t root_of(std::vector<std::size_t>& parent, std::size_t i) {
  while (parent[i] != i) i = parent[i] = parent[parent[i]];
  return i;
}

}  // namespace geometry

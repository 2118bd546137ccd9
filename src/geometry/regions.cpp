#include "geometry/regions.h"

#include <numeric>

#include "geometry/runs.h"

namespace geometry {
namespace {

struct Cells {
  int row, from, to;  // cells from .. to - 1
};

std::vector<Cells> free_runs(const Mask& mask) {
  std::vector<Cells> runs;
  for (int row = 0; row < mask.rows(); ++row) {
    int from = -1;
    for (int column = 0; column <= mask.columns(); ++column) {
      const bool free = column < mask.columns() && !mask.at(column, row);
      if (free && from < 0) from = column;
      if (!free && from >= 0) {
        runs.push_back({row, from, column});
        from = -1;
      }
    }
  }
  return runs;
}

}  // namespace

std::vector<Region> regions_of(const Mask& mask) {
  const std::vector<Cells> runs = free_runs(mask);
  std::vector<std::size_t> parent(runs.size());
  std::iota(parent.begin(), parent.end(), std::size_t{0});
  std::size_t above = 0;  // the first run of the row above that can still touch
  for (std::size_t i = 0; i < runs.size(); ++i) {
    while (above < i && (runs[above].row < runs[i].row - 1 ||
                         (runs[above].row == runs[i].row - 1 && runs[above].to <= runs[i].from))) {
      ++above;
    }
    for (std::size_t k = above; k < i && runs[k].row == runs[i].row - 1 && runs[k].from < runs[i].to; ++k) {
      if (runs[k].to <= runs[i].from) continue;
      const std::size_t a = root_of(parent, k), b = root_of(parent, i);
      parent[std::max(a, b)] = std::min(a, b);
    }
  }
  std::vector<Region> regions;
  std::vector<std::size_t> number(runs.size());
  for (std::size_t i = 0; i < runs.size(); ++i) {
    const std::size_t root = root_of(parent, i);
    if (root == i) {
      number[i] = regions.size();
      regions.push_back({0, false, runs[i].from, runs[i].row});
    }
    Region& region = regions[number[root]];
    region.cells += static_cast<std::size_t>(runs[i].to - runs[i].from);
    if (runs[i].row == 0 || runs[i].row == mask.rows() - 1 || runs[i].from == 0 ||
        runs[i].to == mask.columns()) {
      region.touches_border = true;
    }
  }
  return regions;
}

}  // namespace geometry

#pragma once

#include <cstddef>
#include <vector>

#include "base/random.h"

namespace drawing::special {

// Two cells side by side.
struct Border {
  int from = 0;
  int to = 0;
};

// The passages between cells: a spanning tree, so that every cell is reached, and from each to each there is
// exactly one way. Immutable.
class Maze {
 public:
  // Opens borders between `cells` cells, numbered from 0. The start and the goal are dead ends: one border of
  // each is opened. Throws std::invalid_argument
  // where the borders do not connect all cells.
  Maze(int cells, std::vector<Border> borders, int start, int goal, base::Random random);

  // Whether one can walk over the border, by its index among those given.
  bool open(std::size_t border) const { return open_[border]; }
  // The cells on the only way from the start to the goal, both included.
  const std::vector<int>& solution() const { return solution_; }

 private:
  std::vector<Border> borders_;
  std::vector<bool> open_;
  std::vector<int> solution_;
};

}  // namespace drawing::special

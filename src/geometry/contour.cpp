#include "geometry/contour.h"

#include <algorithm>
#include <utility>

#include "geometry/runs.h"

namespace geometry {
namespace {

struct Cell {
  int column = 0, row = 0;
};

void set_run(Mask& mask, const Run& run) {
  for (int column = run.begin; column < run.end; ++column) mask.set(column, run.row, true);
}

}  // namespace

Mask largest_piece(const Mask& mask) {
  const std::vector<Run> runs = connected_runs(mask, true);
  Mask piece(mask.area(), mask.cell());
  if (runs.empty()) return piece;
  std::vector<int> cells(runs.size(), 0);  // of a piece, at its first run
  for (const Run& run : runs) cells[static_cast<std::size_t>(run.first)] += run.end - run.begin;
  const auto best = static_cast<std::int32_t>(std::max_element(cells.begin(), cells.end()) - cells.begin());
  for (const Run& run : runs) {
    if (run.first == best) set_run(piece, run);
  }
  // What cannot be reached from the border without crossing the piece is a hole of it.
  const std::vector<Run> gaps = connected_runs(piece, false);
  std::vector<bool> is_outside(gaps.size(), false);
  for (const Run& gap : gaps) {
    if (gap.begin == 0 || gap.end == mask.columns() || gap.row == 0 || gap.row == mask.rows() - 1)
      is_outside[static_cast<std::size_t>(gap.first)] = true;
  }
  for (const Run& gap : gaps) {
    if (!is_outside[static_cast<std::size_t>(gap.first)]) set_run(piece, gap);
  }
  return piece;
}

std::vector<Point> outer_contour(const Mask& mask) {
  const Mask piece = largest_piece(mask);
  const auto set = [&](int column, int row) {
    return column >= 0 && row >= 0 && column < piece.columns() && row < piece.rows() && piece.at(column, row);
  };
  Cell start{-1, -1};
  for (int row = 0; row < piece.rows() && start.row < 0; ++row) {
    for (int column = 0; column < piece.columns() && start.row < 0; ++column) {
      if (piece.at(column, row)) start = {column, row};
    }
  }
  std::vector<Point> points;
  if (start.row < 0) return points;
  // Walks from corner to corner with the piece on the right-hand side, beginning along the top of its first
  // cell. Directions: 0 right, 1 down, 2 left, 3 up.
  constexpr int step_x[] = {1, 0, -1, 0}, step_y[] = {0, 1, 0, -1};
  // The cells ahead of a corner, to the left and to the right of a direction.
  constexpr int left_x[] = {0, 0, -1, -1}, left_y[] = {-1, 0, 0, -1};
  constexpr int right_x[] = {0, -1, -1, 0}, right_y[] = {0, 0, -1, -1};
  Cell corner = start;
  int direction = 0;
  do {
    points.push_back(
        {piece.area().left + corner.column * piece.cell(), piece.area().top + corner.row * piece.cell()});
    corner = {corner.column + step_x[direction], corner.row + step_y[direction]};
    const bool left = set(corner.column + left_x[direction], corner.row + left_y[direction]);
    const bool right = set(corner.column + right_x[direction], corner.row + right_y[direction]);
    if (!right) {
      direction = (direction + 1) % 4;
    } else if (left) {
      direction = (direction + 3) % 4;
    }
  } while (corner.column != start.column || corner.row != start.row || direction != 0);
  return points;
}

}  // namespace geometry

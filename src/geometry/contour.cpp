#include "geometry/contour.h"

#include <utility>

namespace geometry {
namespace {

struct Cell {
  int column = 0, row = 0;
};

// Flood fill over cells of one value; marks them in `seen` and returns how many there were.
std::size_t flood(const Mask& mask, Mask& seen, Cell start, bool value) {
  std::vector<Cell> stack{start};
  seen.set(start.column, start.row, true);
  std::size_t count = 0;
  while (!stack.empty()) {
    const Cell cell = stack.back();
    stack.pop_back();
    ++count;
    const Cell next[] = {{cell.column + 1, cell.row},
                         {cell.column - 1, cell.row},
                         {cell.column, cell.row + 1},
                         {cell.column, cell.row - 1}};
    for (const Cell n : next) {
      if (n.column < 0 || n.row < 0 || n.column >= mask.columns() || n.row >= mask.rows()) continue;
      if (mask.at(n.column, n.row) != value || seen.at(n.column, n.row)) continue;
      seen.set(n.column, n.row, true);
      stack.push_back(n);
    }
  }
  return count;
}

}  // namespace

Mask largest_piece(const Mask& mask) {
  Mask seen(mask.area(), mask.cell());
  std::size_t most = 0;
  Cell best;
  for (int row = 0; row < mask.rows(); ++row) {
    for (int column = 0; column < mask.columns(); ++column) {
      if (!mask.at(column, row) || seen.at(column, row)) continue;
      const std::size_t count = flood(mask, seen, {column, row}, true);
      if (count > most) most = count, best = {column, row};
    }
  }
  Mask piece(mask.area(), mask.cell());
  if (most == 0) return piece;
  flood(mask, piece, best, true);
  // What cannot be reached from the border without crossing the piece is a hole of it.
  Mask outside(mask.area(), mask.cell());
  const auto enter = [&](int column, int row) {
    if (!piece.at(column, row) && !outside.at(column, row)) flood(piece, outside, {column, row}, false);
  };
  for (int column = 0; column < mask.columns(); ++column) enter(column, 0), enter(column, mask.rows() - 1);
  for (int row = 0; row < mask.rows(); ++row) enter(0, row), enter(mask.columns() - 1, row);
  Mask filled(mask.area(), mask.cell());
  filled.fill(mask.area().inflated(mask.cell()), true);
  filled.subtract(outside);
  return filled;
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

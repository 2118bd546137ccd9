#include "drawing/special/maze_grid.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <utility>

#include "drawing/special/ornament.h"

namespace drawing::special {
namespace {

using geometry::Point;
using geometry::Rect;
using std::numbers::pi;

// A grid whose squares are numbered as cells; a room's squares share a number.
class SquareGrid {
 public:
  SquareGrid(const Rect& box, int columns, int rows) : box_(box), columns_(columns), rows_(rows) {
    cells_.assign(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows), -1);
  }

  // Numbers the room's squares with the next number and gives it.
  int add_room(const Room& room) {
    for (int row = room.row; row < room.row + room.rows; ++row) {
      for (int column = room.column; column < room.column + room.columns; ++column)
        cells_[index(column, row)] = count_;
    }
    const Point low = corner(room.column, room.row),
                high = corner(room.column + room.columns, room.row + room.rows);
    middles_.push_back(lerp(low, high, 0.5));
    return count_++;
  }

  // Numbers the squares that are in no room.
  void number_the_rest() {
    for (int row = 0; row < rows_; ++row) {
      for (int column = 0; column < columns_; ++column) {
        if (cells_[index(column, row)] >= 0) continue;
        cells_[index(column, row)] = count_++;
        middles_.push_back(lerp(corner(column, row), corner(column + 1, row + 1), 0.5));
      }
    }
  }

  // Makes the maze; `gates` stay open in the outer wall.
  MazePlan plan(int start, int goal, const std::vector<Gate>& gates, base::Random random) {
    std::vector<Border> borders;
    for (int row = 0; row < rows_; ++row) {
      for (int column = 0; column < columns_; ++column) {
        if (column + 1 < columns_)
          join(borders, cell(column, row), cell(column + 1, row), {column + 1, row, false});
        if (row + 1 < rows_) join(borders, cell(column, row), cell(column, row + 1), {column, row + 1, true});
      }
    }
    MazePlan plan{Maze(count_, borders, start, goal, random), {}, middles_, {}, box_.width() / columns_};
    for (std::size_t i = 0; i < borders.size(); ++i) {
      if (plan.maze.open(i)) pieces_.erase(places_[i]);
    }
    add_outer_wall(gates);
    plan.walls = runs();
    plan.floor.add_rect(box_);
    return plan;
  }

  int cell(int column, int row) const { return cells_[index(column, row)]; }

 private:
  // The upper (or left) side of the square at column and row.
  struct Piece {
    int column = 0, row = 0;
    bool level = false;
    auto operator<=>(const Piece&) const = default;
  };

  std::size_t index(int column, int row) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) +
           static_cast<std::size_t>(column);
  }
  Point corner(int column, int row) const {
    return {box_.left + box_.width() * column / columns_, box_.top + box_.height() * row / rows_};
  }

  void join(std::vector<Border>& borders, int from, int to, const Piece& piece) {
    if (from == to) return;
    borders.push_back({from, to});
    places_.push_back(piece);
    pieces_[piece] = true;
  }

  void add_outer_wall(const std::vector<Gate>& gates) {
    for (int column = 0; column < columns_; ++column) {
      pieces_[{column, 0, true}] = true;
      pieces_[{column, rows_, true}] = true;
    }
    for (int row = 0; row < rows_; ++row) {
      pieces_[{0, row, false}] = true;
      pieces_[{columns_, row, false}] = true;
    }
    for (const Gate& gate : gates) {
      const bool level = gate.side == Side::top || gate.side == Side::bottom;
      pieces_.erase({gate.side == Side::right ? columns_ : gate.column,
                     gate.side == Side::bottom ? rows_ : gate.row, level});
    }
  }

  // Neighbouring pieces in one line as one wall.
  std::vector<Wall> runs() const {
    std::vector<Wall> walls;
    const auto add = [&](Point from, Point to) {
      Wall wall;
      wall.from = from;
      wall.to = to;
      walls.push_back(wall);
    };
    for (int row = 0; row <= rows_; ++row) {
      for (int column = 0, end = 0; column < columns_; column = end + 1) {
        end = column;
        while (end < columns_ && pieces_.contains({end, row, true})) ++end;
        if (end > column) add(corner(column, row), corner(end, row));
      }
    }
    for (int column = 0; column <= columns_; ++column) {
      for (int row = 0, end = 0; row < rows_; row = end + 1) {
        end = row;
        while (end < rows_ && pieces_.contains({column, end, false})) ++end;
        if (end > row) add(corner(column, row), corner(column, end));
      }
    }
    return walls;
  }

  Rect box_;
  int columns_, rows_;
  int count_ = 0;
  std::vector<int> cells_;
  std::vector<Point> middles_;
  std::vector<Piece> places_;  // of the borders
  std::map<Piece, bool> pieces_;
};

// The cells of a round maze: ring by ring from the middle outwards, clockwise.
class RoundGrid {
 public:
  RoundGrid(double room_radius, double radius, int rings)
      : room_radius_(room_radius), width_((radius - room_radius) / rings) {
    // A ring has twice the cells of the one within where these would become too long.
    int cells =
        std::max(4, static_cast<int>(std::lround(2 * pi * (room_radius + width_ / 2) / width_ / 1.25)));
    int first = 1;
    for (int ring = 0; ring < rings; ++ring) {
      const double middle = room_radius + (ring + 0.5) * width_;
      if (ring > 0 && 2 * pi * middle / cells > 1.75 * width_) cells *= 2;
      firsts_.push_back(first);
      counts_.push_back(cells);
      first += cells;
    }
    total_ = first;
  }

  int total() const { return total_; }
  int rings() const { return static_cast<int>(counts_.size()); }
  int count(int ring) const { return counts_[static_cast<std::size_t>(ring)]; }
  double inner_radius(int ring) const { return room_radius_ + ring * width_; }
  double angle(int ring, int column) const { return 2 * pi * column / count(ring); }
  int cell(int ring, int column) const {
    return firsts_[static_cast<std::size_t>(ring)] + (column + count(ring)) % count(ring);
  }
  double width() const { return width_; }

  int nearest_outer(double angle) const {
    const int ring = rings() - 1;
    const double share = angle / (2 * pi) - std::floor(angle / (2 * pi));
    return std::min(count(ring) - 1, static_cast<int>(share * count(ring)));
  }

  // All borders: first those inwards, ring by ring, then those to the clockwise neighbour.
  std::vector<Border> borders() const {
    std::vector<Border> list;
    for (int ring = 0; ring < rings(); ++ring) {
      for (int column = 0; column < count(ring); ++column) {
        const int within = ring == 0 ? 0 : cell(ring - 1, column * count(ring - 1) / count(ring));
        list.push_back({cell(ring, column), within});
      }
    }
    for (int ring = 0; ring < rings(); ++ring) {
      for (int column = 0; column < count(ring); ++column)
        list.push_back({cell(ring, column), cell(ring, column + 1)});
    }
    return list;
  }

 private:
  double room_radius_, width_;
  std::vector<int> firsts_, counts_;
  int total_ = 0;
};

// Arcs of one circle: the columns in a row whose wall stands, as one arc each.
void add_arcs(std::vector<Wall>& walls, Point center, double radius, const std::vector<bool>& stands) {
  const int count = static_cast<int>(stands.size());
  const auto at = [&](int column) { return stands[static_cast<std::size_t>((column + count) % count)]; };
  const auto add = [&](int from, int to) {
    Wall wall;
    wall.curved = true;
    wall.center = center;
    wall.radius = radius;
    wall.begin = 2 * pi * from / count;
    wall.end = 2 * pi * to / count;
    walls.push_back(wall);
  };
  for (int column = 0; column < count; ++column) {
    if (!at(column) || at(column - 1)) continue;
    int end = column;
    while (at(end)) ++end;
    add(column, end);
  }
  if (std::all_of(stands.begin(), stands.end(), [](bool one) { return one; })) add(0, count);
}

}  // namespace

MazePlan rectangular_maze(const Rect& box, int columns, int rows, const Gate& start, const Gate& goal,
                          base::Random random) {
  SquareGrid grid(box, columns, rows);
  grid.number_the_rest();
  return grid.plan(grid.cell(start.column, start.row), grid.cell(goal.column, goal.row), {start, goal},
                   random);
}

MazePlan rectangular_maze(const Rect& box, int columns, int rows, const Room& start, const Room& goal,
                          base::Random random) {
  SquareGrid grid(box, columns, rows);
  const int from = grid.add_room(start), to = grid.add_room(goal);
  grid.number_the_rest();
  return grid.plan(from, to, {}, random);
}

MazePlan round_maze(Point center, double room_radius, double radius, int rings, double gate_angle,
                    base::Random random) {
  const RoundGrid grid(room_radius, radius, rings);
  const int outer = grid.rings() - 1, gate = grid.nearest_outer(gate_angle);
  const std::vector<Border> borders = grid.borders();
  MazePlan plan{
      Maze(grid.total(), borders, grid.cell(outer, gate), 0, random), {}, {center}, {}, grid.width()};
  std::size_t border = 0;
  for (int ring = 0; ring < grid.rings(); ++ring) {
    std::vector<bool> stands;
    for (int column = 0; column < grid.count(ring); ++column) {
      stands.push_back(!plan.maze.open(border++));
      plan.middles.push_back(center + spoke(grid.inner_radius(ring) + grid.width() / 2,
                                            grid.angle(ring, column) + pi / grid.count(ring)));
    }
    add_arcs(plan.walls, center, grid.inner_radius(ring), stands);
  }
  for (int ring = 0; ring < grid.rings(); ++ring) {
    for (int column = 0; column < grid.count(ring); ++column) {
      if (plan.maze.open(border++)) continue;
      Wall wall;
      wall.from = center + spoke(grid.inner_radius(ring), grid.angle(ring, column + 1));
      wall.to = center + spoke(grid.inner_radius(ring + 1), grid.angle(ring, column + 1));
      plan.walls.push_back(wall);
    }
  }
  std::vector<bool> around(static_cast<std::size_t>(grid.count(outer)), true);
  around[static_cast<std::size_t>(gate)] = false;
  add_arcs(plan.walls, center, radius, around);
  plan.floor.add_ellipse(center, radius, radius);
  return plan;
}

double gate_angle(const MazePlan& plan, Point center) {
  const Point first = plan.middles[static_cast<std::size_t>(plan.maze.solution().front())] - center;
  return std::atan2(first.x, -first.y);
}

}  // namespace drawing::special

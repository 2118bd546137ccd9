#pragma once

#include <vector>

#include "drawing/special/maze.h"
#include "geometry/path.h"
#include "geometry/rect.h"

namespace drawing::special {

// A straight piece of wall, or an arc around the origin's `center` from one angle to a larger one (radians;
// 0 is upwards, clockwise).
struct Wall {
  bool curved = false;
  geometry::Point from, to;  // of a straight one
  geometry::Point center;    // the rest of a curved one
  double radius = 0;
  double begin = 0, end = 0;

  // The middle line, open.
  geometry::Path line() const;
  // A band around it with round ends, closed. All bands turn the same way.
  geometry::Path band(double half_width) const;
};

// A maze with a place on the page.
struct MazePlan {
  Maze maze;
  std::vector<Wall> walls;  // of the borders that are closed, and around the whole but for its gates
  std::vector<geometry::Point> middles;  // of the cells, by number
  geometry::Path floor;                  // everything within the outer wall
  double cell_mm = 0;                    // width of the ways
};

// A block of a grid's cells that is one large cell.
struct Room {
  int column = 0, row = 0, columns = 0, rows = 0;
};

// Where a rectangular maze begins or ends: in a room or at a gate in the outer wall.
enum class Side { top, bottom, left, right };
struct Gate {
  int column = 0, row = 0;  // a cell at that side
  Side side = Side::top;
};

// Fills the box with square cells (as square as the box lets them be). A start or goal is a gate's cell.
MazePlan rectangular_maze(const geometry::Rect& box, int columns, int rows, const Gate& start,
                          const Gate& goal, base::Random random);

// The same with two rooms that do not overlap; doors into them are chosen by the maze.
MazePlan rectangular_maze(const geometry::Rect& box, int columns, int rows, const Room& start,
                          const Room& goal, base::Random random);

// Rings of cells around a round room in the middle, which is the goal. The gate in the outer wall is the one
// nearest to `gate_angle`.
MazePlan round_maze(geometry::Point center, double room_radius, double radius, int rings, double gate_angle,
                    base::Random random);

// The angle of a round maze's gate: the middle of its first cell.
double gate_angle(const MazePlan& plan, geometry::Point center);

}  // namespace drawing::special

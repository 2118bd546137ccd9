#include "drawing/special/maze.h"

#include <functional>
#include <set>
#include <stdexcept>

#include <gtest/gtest.h>

#include "drawing/special/maze_grid.h"
#include "geometry/mask.h"

namespace drawing::special {
namespace {

std::vector<Border> grid_borders(int columns, int rows) {
  std::vector<Border> borders;
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column) {
      const int cell = row * columns + column;
      if (column + 1 < columns) borders.push_back({cell, cell + 1});
      if (row + 1 < rows) borders.push_back({cell, cell + columns});
    }
  }
  return borders;
}

// The number of ways from one cell to another that enter no cell twice.
int count_ways(const Maze& maze, const std::vector<Border>& borders, int from, int to) {
  std::set<int> visited;
  const std::function<int(int)> ways = [&](int cell) {
    if (cell == to) return 1;
    visited.insert(cell);
    int sum = 0;
    for (std::size_t i = 0; i < borders.size(); ++i) {
      if (!maze.open(i)) continue;
      for (const auto& [here, there] :
           {std::pair(borders[i].from, borders[i].to), std::pair(borders[i].to, borders[i].from)}) {
        if (here == cell && !visited.contains(there)) sum += ways(there);
      }
    }
    visited.erase(cell);
    return sum;
  };
  return ways(from);
}

TEST(Maze, HasExactlyOneWayFromTheStartToEveryCell) {
  const std::vector<Border> borders = grid_borders(6, 8);
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const Maze maze(48, borders, 0, 47, base::Random(seed));
    for (int cell = 1; cell < 48; ++cell) EXPECT_EQ(count_ways(maze, borders, 0, cell), 1) << seed;
  }
}

TEST(Maze, SolutionWalksThroughOpenBordersFromStartToGoal) {
  const std::vector<Border> borders = grid_borders(12, 16);
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const Maze maze(192, borders, 5, 190, base::Random(seed));
    const std::vector<int>& way = maze.solution();
    EXPECT_EQ(way.front(), 5);
    EXPECT_EQ(way.back(), 190);
    EXPECT_EQ(std::set<int>(way.begin(), way.end()).size(), way.size());
    for (std::size_t i = 1; i < way.size(); ++i) {
      bool joined = false;
      for (std::size_t b = 0; b < borders.size(); ++b) {
        const bool same = (borders[b].from == way[i - 1] && borders[b].to == way[i]) ||
                          (borders[b].to == way[i - 1] && borders[b].from == way[i]);
        joined = joined || (same && maze.open(b));
      }
      EXPECT_TRUE(joined);
    }
  }
}

TEST(Maze, StartAndGoalAreDeadEnds) {
  const std::vector<Border> borders = grid_borders(6, 8);
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const Maze maze(48, borders, 20, 27, base::Random(seed));
    for (const int end : {20, 27}) {
      int doors = 0;
      for (std::size_t i = 0; i < borders.size(); ++i)
        doors += maze.open(i) && (borders[i].from == end || borders[i].to == end) ? 1 : 0;
      EXPECT_EQ(doors, 1);
    }
  }
}

TEST(Maze, RefusesCellsThatAreNotConnected) {
  EXPECT_THROW(Maze(4, {{0, 1}, {2, 3}}, 0, 3, base::Random(1)), std::invalid_argument);
  EXPECT_THROW(Maze(3, {{0, 2}, {1, 2}}, 0, 2, base::Random(1)), std::invalid_argument);
  EXPECT_THROW(Maze(3, {{0, 1}}, 0, 2, base::Random(1)), std::invalid_argument);
}

// What the pen leaves white within the floor, as connected areas: their numbers by cell, 0 for ink.
std::vector<int> walkable(const MazePlan& plan, const geometry::Mask& blank, double line_mm) {
  geometry::Mask open = blank;
  open.fill(plan.floor, false, true, 0.05);
  geometry::Mask ink = blank;
  for (const Wall& wall : plan.walls) ink.stroke(wall.line(), line_mm, true, 0.05);
  open.subtract(ink);
  std::vector<int> area(open.cells().size(), 0);
  int areas = 0;
  for (int row = 0; row < open.rows(); ++row) {
    for (int column = 0; column < open.columns(); ++column) {
      const auto index = [&](int c, int r) { return static_cast<std::size_t>(r * open.columns() + c); };
      if (!open.at(column, row) || area[index(column, row)] != 0) continue;
      std::vector<std::pair<int, int>> queue = {{column, row}};
      area[index(column, row)] = ++areas;
      while (!queue.empty()) {
        const auto [c, r] = queue.back();
        queue.pop_back();
        for (const auto& [dc, dr] : {std::pair(1, 0), std::pair(-1, 0), std::pair(0, 1), std::pair(0, -1)}) {
          const int x = c + dc, y = r + dr;
          if (x < 0 || y < 0 || x >= open.columns() || y >= open.rows() || !open.at(x, y)) continue;
          if (area[index(x, y)] != 0) continue;
          area[index(x, y)] = areas;
          queue.push_back({x, y});
        }
      }
    }
  }
  return area;
}

// As drawn, all cells are one area: no wall shuts one in.
void expect_one_area(const MazePlan& plan, const geometry::Rect& page) {
  const geometry::Mask blank(page, 0.5);
  const std::vector<int> area = walkable(plan, blank, 1);
  std::set<int> areas;
  for (const geometry::Point p : plan.middles) {
    const int column = static_cast<int>((p.x - page.left) / 0.5),
              row = static_cast<int>((p.y - page.top) / 0.5);
    areas.insert(area[static_cast<std::size_t>(row * blank.columns() + column)]);
  }
  EXPECT_EQ(areas, std::set<int>{1});
}

TEST(MazePlan, ReachesEveryCellAsItIsDrawn) {
  const geometry::Rect box = {10, 10, 130, 170}, page = {0, 0, 140, 180};
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    expect_one_area(
        rectangular_maze(box, 12, 16, Gate{2, 0, Side::top}, Gate{9, 15, Side::bottom}, base::Random(seed)),
        page);
    expect_one_area(rectangular_maze(box, 12, 16, Room{0, 0, 3, 3}, Room{9, 13, 3, 3}, base::Random(seed)),
                    page);
    expect_one_area(round_maze({70, 90}, 15, 60, 6, 2.4, base::Random(seed)), page);
  }
}

TEST(MazePlan, HasAWallBetweenAllCellsThatAreNotJoined) {
  // Around every detour there would be a piece of wall of its own. With one way through there are two pieces:
  // the one on its left and the one on its right.
  const geometry::Rect box = {10, 10, 130, 170}, page = {0, 0, 140, 180};
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    const MazePlan plan =
        rectangular_maze(box, 12, 16, Gate{2, 0, Side::top}, Gate{9, 15, Side::bottom}, base::Random(seed));
    geometry::Mask free(page, 0.5);
    free.fill(page, true);
    for (const Wall& wall : plan.walls) free.stroke(wall.line(), 1, false, 0.05);
    // The ink's own connected pieces: the way through separates exactly two.
    std::vector<bool> seen(free.cells().size(), false);
    int count = 0;
    for (std::size_t start = 0; start < seen.size(); ++start) {
      if (free.cells()[start] != 0 || seen[start]) continue;
      ++count;
      std::vector<std::size_t> queue = {start};
      seen[start] = true;
      while (!queue.empty()) {
        const std::size_t at = queue.back();
        queue.pop_back();
        const int column = static_cast<int>(at) % free.columns(), row = static_cast<int>(at) / free.columns();
        for (int dr = -1; dr <= 1; ++dr) {
          for (int dc = -1; dc <= 1; ++dc) {
            const int x = column + dc, y = row + dr;
            if (x < 0 || y < 0 || x >= free.columns() || y >= free.rows()) continue;
            const std::size_t next = static_cast<std::size_t>(y * free.columns() + x);
            if (free.cells()[next] != 0 || seen[next]) continue;
            seen[next] = true;
            queue.push_back(next);
          }
        }
      }
    }
    EXPECT_EQ(count, 2) << seed;
  }
}

TEST(Wall, BandsAreAsWideAsAsked) {
  Wall straight;
  straight.from = {10, 10};
  straight.to = {30, 10};
  const geometry::Rect box = straight.band(2).bounds();
  EXPECT_NEAR(box.left, 8, 0.05);
  EXPECT_NEAR(box.right, 32, 0.05);
  EXPECT_NEAR(box.top, 8, 0.05);
  EXPECT_NEAR(box.bottom, 12, 0.05);
  Wall curved;
  curved.curved = true;
  curved.center = {50, 50};
  curved.radius = 20;
  curved.begin = 0;
  curved.end = 3.14159265;
  const geometry::Rect arc = curved.band(2).bounds();
  EXPECT_NEAR(arc.right, 72, 0.05);
  EXPECT_NEAR(arc.left, 48, 0.05);
}

}  // namespace
}  // namespace drawing::special

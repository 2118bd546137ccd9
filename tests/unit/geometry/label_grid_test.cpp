#include "geometry/label_grid.h"

#include <gtest/gtest.h>

namespace geometry {
namespace {

std::vector<Polyline> rectangle(const Rect& rect) {
  Path path;
  path.add_rect(rect);
  return flatten(path, 0.1);
}

TEST(LabelGrid, KeepsWhatWasPaintedLast) {
  LabelGrid grid({0, 0, 10, 10}, 1);
  grid.fill(rectangle({1, 1, 9, 9}), false, 2);
  grid.fill(rectangle({4, 4, 6, 6}), false, 4);
  EXPECT_EQ(grid.at(0, 0), 0);
  EXPECT_EQ(grid.at(2, 2), 2);
  EXPECT_EQ(grid.at(5, 5), 4);
}

TEST(LabelGrid, FillsHolesByTheFillingRule) {
  Path path;
  path.add_rect({0, 0, 10, 10});
  path.add_rect({4, 4, 6, 6});
  LabelGrid even({0, 0, 10, 10}, 1), whole({0, 0, 10, 10}, 1);
  even.fill(flatten(path, 0.1), true, 2);
  whole.fill(flatten(path, 0.1), false, 2);
  EXPECT_EQ(even.at(5, 5), 0);
  EXPECT_EQ(whole.at(5, 5), 2);
}

TEST(LabelGrid, StrokesAreAsWideAsAskedFor) {
  LabelGrid grid({0, 0, 20, 20}, 0.1);
  Path path;
  path.move_to({5, 10});
  path.line_to({15, 10});
  grid.stroke(flatten(path, 0.1), 2, 3);
  int column = 0, cap = 0;
  for (int row = 0; row < grid.rows(); ++row) column += grid.at(100, row) == 3 ? 1 : 0;
  for (int x = 0; x < grid.columns(); ++x) cap += grid.at(x, 100) == 3 ? 1 : 0;
  EXPECT_NEAR(column, 20, 1);
  EXPECT_NEAR(cap, 120, 2);
}

TEST(LabelRegions, OddLabelsAreWalls) {
  LabelGrid grid({0, 0, 20, 20}, 0.5);
  grid.fill(rectangle({5, 5, 15, 15}), false, 2);
  grid.stroke(rectangle({5, 5, 15, 15}), 1.5, 3);
  const LabelRegions regions(grid);
  ASSERT_EQ(regions.regions().size(), 2u);
  const std::size_t outside = regions.region_at(0, 0), inside = regions.region_at(20, 20);
  EXPECT_NE(outside, inside);
  EXPECT_TRUE(regions.regions()[outside].touches_border);
  EXPECT_FALSE(regions.regions()[inside].touches_border);
  EXPECT_NEAR(static_cast<double>(regions.regions()[inside].cells), 8.5 * 8.5 * 4, 40);
}

TEST(LabelRegions, CountEveryCellOnce) {
  LabelGrid grid({0, 0, 31, 17}, 1);
  grid.stroke(rectangle({3, 3, 20, 12}), 1.6, 1);
  const LabelRegions regions(grid);
  std::size_t cells = 0, even = 0;
  for (const LabelRegion& region : regions.regions()) cells += region.cells;
  for (int row = 0; row < grid.rows(); ++row) {
    for (int column = 0; column < grid.columns(); ++column) even += grid.at(column, row) % 2 == 0 ? 1 : 0;
  }
  EXPECT_EQ(cells, even);
}

}  // namespace
}  // namespace geometry

#include "geometry/path_cut.h"

#include <gtest/gtest.h>

#include "geometry/flatten.h"

namespace geometry {
namespace {

double length_of(const Path& path) {
  double sum = 0;
  for (const Polyline& line : flatten(path, 0.001)) {
    for (std::size_t i = 0; i + 1 < line.points.size(); ++i)
      sum += length(line.points[i + 1] - line.points[i]);
    if (line.closed) sum += length(line.points.front() - line.points.back());
  }
  return sum;
}

Path circle() {
  Path path;
  path.add_ellipse({0, 0}, 10, 10);
  return path;
}

const Rect everywhere = {-20, -20, 20, 20};

TEST(PathCut, GivesBackWhatIsNotTouched) {
  const Path path = circle();
  EXPECT_EQ(without(
                path, everywhere, [](Point) { return false; }, 0.1, 0),
            path);
  EXPECT_EQ(without(
                path, {15, 15, 20, 20}, [](Point) { return true; }, 0.1, 0),
            path);
}

TEST(PathCut, LeavesNothingWhereAllIsLeftOut) {
  EXPECT_TRUE(without(
                  circle(), everywhere, [](Point) { return true; }, 0.1, 0)
                  .empty());
}

TEST(PathCut, LeavesHalfACircleOfTheSameCurve) {
  const Path half = without(
      circle(), everywhere, [](Point p) { return p.y > 0; }, 0.05, 0);
  EXPECT_NEAR(length_of(half), length_of(circle()) / 2, 0.2);
  for (const Polyline& line : flatten(half, 0.01)) {
    EXPECT_FALSE(line.closed);
    for (const Point p : line.points) {
      EXPECT_NEAR(length(p), 10, 0.02);
      EXPECT_LE(p.y, 0.1);
    }
  }
}

TEST(PathCut, DropsCrumbs) {
  Path path;
  path.move_to({0, 0});
  path.line_to({10, 0});
  const auto middle = [](Point p) { return p.x > 1 && p.x < 5; };
  EXPECT_NEAR(length_of(without(path, everywhere, middle, 0.1, 0)), 6, 0.2);
  EXPECT_NEAR(length_of(without(path, everywhere, middle, 0.1, 2)), 5, 0.2);
}

}  // namespace
}  // namespace geometry

#include "geometry/path_union.h"

#include <gtest/gtest.h>

#include "geometry/flatten.h"
#include "geometry/mask.h"

namespace geometry {
namespace {

constexpr double tolerance = 0.01;
const Rect area{-1, -1, 21, 21};

Path squares(const std::vector<Rect>& rects) {
  Path path;
  for (const Rect& rect : rects) path.add_rect(rect);
  return path;
}

double area_of(const Path& path) {
  double sum = 0;
  for (const Polyline& line : flatten(path, tolerance)) sum += std::abs(signed_area(line));
  return sum;
}

Mask filled(const Path& path) {
  Mask mask(area, 0.05);
  mask.fill(path, false, true, tolerance);
  return mask;
}

TEST(PathUnion, LeavesWhatDoesNotCrossAsItIs) {
  Path path;
  path.add_ellipse({5, 5}, 4, 4);
  path.add_ellipse({15, 15}, 3, 3);
  EXPECT_EQ(united(path, tolerance), path);
}

TEST(PathUnion, JoinsACrossToOneOutlineOfTwelveCorners) {
  const Path cross = united(squares({{8, 0, 12, 20}, {0, 8, 20, 12}}), tolerance);
  EXPECT_NEAR(area_of(cross), 80 + 80 - 16, 1e-6);
  EXPECT_EQ(flatten(cross, tolerance).size(), 1u);
}

TEST(PathUnion, JoinsWhatSharesALine) {
  // The bar begins on the stem's edge, and the foot has the stem's corner.
  const Path letter = united(squares({{0, 0, 4, 20}, {4, 8, 12, 12}, {0, 16, 12, 20}}), tolerance);
  EXPECT_NEAR(area_of(letter), 80 + 32 + 32, 1e-6);
  EXPECT_EQ(flatten(letter, tolerance).size(), 1u);
}

TEST(PathUnion, KeepsHolesAndFillsTheSameArea) {
  Path ring;
  ring.add_ellipse({10, 10}, 8, 8);
  Path hole;
  hole.move_to({10, 5});
  hole.line_to({5, 10});
  hole.line_to({10, 15});
  hole.line_to({15, 10});
  hole.close();
  ring.append(hole);
  ring.add_rect({9, 0, 11, 20});
  const Mask before = filled(ring), after = filled(united(ring, tolerance));
  EXPECT_NEAR(static_cast<double>(before.common(after)), static_cast<double>(before.count()), 40);
  EXPECT_NEAR(static_cast<double>(after.count()), static_cast<double>(before.count()), 40);
}

}  // namespace
}  // namespace geometry

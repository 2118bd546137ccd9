#include "geometry/contour.h"

#include <gtest/gtest.h>

#include "geometry/flatten.h"

namespace geometry {
namespace {

TEST(Contour, WalksRoundTheLargestPiece) {
  Mask mask({0, 0, 40, 40}, 1);
  mask.fill(Rect{5, 5, 25, 15}, true);
  mask.fill(Rect{10, 8, 12, 10}, false);  // a hole
  mask.fill(Rect{30, 30, 33, 33}, true);  // a smaller piece
  const std::vector<Point> outline = outer_contour(mask);
  ASSERT_EQ(outline.size(), 60u);  // twice 20 and 10 cells
  EXPECT_EQ(outline.front(), (Point{5, 5}));
  EXPECT_NEAR(signed_area({outline, true}), 200, 1e-9);  // clockwise on the page
  for (std::size_t i = 0; i < outline.size(); ++i) {
    EXPECT_NEAR(length(outline[(i + 1) % outline.size()] - outline[i]), 1, 1e-9);
  }
}

TEST(Contour, KeepsCornersThatOnlyTouchApart) {
  Mask mask({0, 0, 10, 10}, 1);
  mask.fill(Rect{1, 1, 5, 5}, true);
  mask.fill(Rect{5, 5, 7, 7}, true);
  EXPECT_EQ(outer_contour(mask).size(), 16u);
}

TEST(Contour, IsEmptyForAnEmptyMask) {
  EXPECT_TRUE(outer_contour(Mask({0, 0, 5, 5}, 1)).empty());
  EXPECT_EQ(largest_piece(Mask({0, 0, 5, 5}, 1)).count(), 0u);
}

TEST(LargestPiece, FillsHolesAndDropsTheRest) {
  Mask mask({0, 0, 20, 20}, 1);
  mask.fill(Rect{0, 0, 10, 10}, true);
  mask.fill(Rect{3, 3, 6, 6}, false);
  mask.fill(Rect{15, 15, 17, 17}, true);
  const Mask piece = largest_piece(mask);
  EXPECT_EQ(piece.count(), 100u);
  EXPECT_TRUE(piece.at(4, 4));
  EXPECT_FALSE(piece.at(16, 16));
}

}  // namespace
}  // namespace geometry

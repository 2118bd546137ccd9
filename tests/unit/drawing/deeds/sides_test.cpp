// Where hands take a thing that has no points for them.
#include "drawing/deeds/sides.h"

#include <gtest/gtest.h>

namespace drawing::deeds {
namespace {

// A thing of height 1: a foot of width 0.4 and above its middle a top of width 2.
page::Figure mushroom() {
  page::Figure figure;
  Shape shape;
  shape.path.move_to({-0.2, 0});
  for (const geometry::Point to :
       {geometry::Point{-0.2, -0.5}, {-1, -0.5}, {-1, -1}, {1, -1}, {1, -0.5}, {0.2, -0.5}, {0.2, 0}})
    shape.path.line_to(to);
  shape.path.close();
  figure.shapes.push_back(shape);
  return figure;
}

TEST(Sides, HandsTakeAThingAtTwoThirdsOfItsHeight) {
  const Sides sides(mushroom());
  const auto left = sides.point(left_side, 30), right = sides.point(right_side, 30);
  ASSERT_TRUE(left && right);
  EXPECT_NEAR(left->at.y, -19.8, 0.1);
  EXPECT_NEAR(left->at.x, -28, 0.5);  // a little inside of the outline
  EXPECT_NEAR(right->at.x, 28, 0.5);
}

TEST(Sides, ButNoHigherThanAChestIs) {
  const Sides sides(mushroom());
  const auto left = sides.point(left_side, 200);
  ASSERT_TRUE(left);
  EXPECT_NEAR(left->at.y, -42, 0.1);
  EXPECT_NEAR(left->at.x, -38, 1);  // at the foot, which is narrow
}

TEST(Sides, OfNothingAreNone) {
  EXPECT_FALSE(Sides().point(left_side, 10));
  EXPECT_FALSE(Sides(page::Figure()).point(left_side, 10));
}

}  // namespace
}  // namespace drawing::deeds

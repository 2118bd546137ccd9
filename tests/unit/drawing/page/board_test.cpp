// What is put where on a page.
#include "drawing/page/board.h"

#include <utility>

#include <gtest/gtest.h>

#include "geometry/outlines.h"

namespace drawing::page {
namespace {

Figure block(const geometry::Rect& area) {
  Figure figure;
  Shape shape;
  shape.path = geometry::box(area.left, area.top, area.right, area.bottom);
  figure.shapes.push_back(std::move(shape));
  return figure;
}

// Somebody of 30 by 100 mm in the middle of a page.
class BoardTest : public testing::Test {
 protected:
  BoardTest() { board_.put_asked(block({90, 120, 120, 220}), 200); }

  bool fits(const geometry::Rect& area) const {
    Fit fit;
    fit.hidden_max = 0.6;
    return board_.fits(block(area), 5, fit);
  }

  Board board_{make_stage(Options{})};
};

TEST_F(BoardTest, NothingSlimGrowsOutOfAHead) {
  EXPECT_FALSE(fits({100, 70, 112, 150})) << "a lamp behind the head";
  EXPECT_FALSE(fits({100, 70, 112, 118})) << "a plant whose foot is on the head";
}

TEST_F(BoardTest, WhatIsSlimStandsBesideAndWhatIsWideBehind) {
  EXPECT_TRUE(fits({70, 70, 82, 150}));
  EXPECT_TRUE(fits({60, 70, 150, 160})) << "a cupboard";
  EXPECT_TRUE(fits({100, 50, 112, 100})) << "high above the head";
}

TEST_F(BoardTest, NothingWideEndsJustWhereSomebodyBegins) {
  EXPECT_FALSE(fits({60, 40, 150, 119})) << "a harp on the head";
  EXPECT_TRUE(fits({60, 20, 150, 100})) << "high above the head";
}

}  // namespace
}  // namespace drawing::page

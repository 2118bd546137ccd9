// What is put where on a page.
#include "drawing/page/board.h"

#include <utility>
#include <vector>

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

TEST_F(BoardTest, WhatLiesBehindNobodyDoesNotTouchThemEither) {
  EXPECT_FALSE(fits({121, 150, 170, 210})) << "a bush at the elbow";
  EXPECT_TRUE(fits({128, 150, 170, 210}));
  EXPECT_TRUE(fits({105, 150, 170, 210})) << "clearly behind";
}

TEST_F(BoardTest, ThingsStayAFewMillimetresApart) {
  board_.put_prop(block({20, 200, 40, 230}), 230, 0.7);
  EXPECT_FALSE(board_.fits(block({42, 200, 60, 230}), 230, {}));
  EXPECT_TRUE(board_.fits(block({48, 200, 60, 230}), 230, {}));
}

TEST_F(BoardTest, WhatIsThinnerThanACellTakesRoomToo) {
  board_.put_asked(block({40.1, 40, 40.5, 110}), 200);
  EXPECT_FALSE(board_.fits(block({30, 60, 50, 80}), 220, {})) << "across a fishing rod";
  EXPECT_FALSE(board_.fits(block({50.1, 215, 130, 215.4}), 220, {})) << "a stick across a figure";
}

// The same with a face, of which the board knows.
class FaceTest : public testing::Test {
 protected:
  FaceTest() {
    Figure figure = block({80, 150, 130, 240});
    figure.shapes.push_back(block({75, 110, 135, 165}).shapes.front());
    figure.shapes.back().material = Material::face;
    board_.put_asked(std::move(figure), 230);
  }

  static Figure tree(double x) {
    Figure figure = block({x - 6, 90, x + 6, 200});
    figure.shapes.push_back(block({x - 42, 20, x + 42, 92}).shapes.front());
    return figure;
  }
  bool fits(const Figure& figure) const {
    Fit fit;
    fit.hidden_max = 0.6;
    return board_.fits(figure, 5, fit);
  }

  Board board_{make_stage(Options{})};
};

TEST_F(FaceTest, NoTrunkStandsBehindAFace) {
  EXPECT_FALSE(fits(tree(105)));
  EXPECT_FALSE(fits(tree(76))) << "half of it beside the ear";
  EXPECT_TRUE(fits(tree(150))) << "the trunk is beside the figure";
}

// Of an animal the eyes say where its face is.
TEST(AnimalFaceTest, IsAroundTheEyes) {
  Board board{make_stage(Options{})};
  Figure pony = block({60, 120, 160, 220});
  for (const double x : {68.0, 80.0}) {
    pony.shapes.push_back(block({x, 140, x + 4, 145}).shapes.front());
    pony.shapes.back().role = Role::solid;
  }
  board.put_asked(std::move(pony), 230);
  EXPECT_TRUE(board.lies_behind_a_head(block({55, 60, 95, 170})));
  EXPECT_FALSE(board.lies_behind_a_head(block({110, 60, 150, 170}))) << "behind its back";
}

TEST_F(FaceTest, KnowsWhatLiesBehindAHead) {
  EXPECT_TRUE(board_.lies_behind_a_head(block({60, 60, 150, 200})));
  EXPECT_FALSE(board_.lies_behind_a_head(block({150, 60, 200, 200})));
  EXPECT_FALSE(board_.lies_behind_a_head(block({60, 190, 150, 230}))) << "behind the legs";
}

// The face is 60 by 55 mm; the body beside and below it is no head.
TEST_F(FaceTest, KeepsAMarginAroundAHeadQuiet) {
  const std::vector<geometry::Rect> heads = board_.quiet_heads();
  ASSERT_EQ(heads.size(), 1U);
  EXPECT_NEAR(heads.front().left, 71.5, 3);
  EXPECT_NEAR(heads.front().top, 106.5, 3);
  EXPECT_TRUE(board_.disturbs(block({136, 60, 200, 200}), heads)) << "a wall right beside the ear";
  EXPECT_FALSE(board_.disturbs(block({144, 60, 200, 200}), heads));
  EXPECT_FALSE(board_.disturbs(block({60, 175, 150, 230}), heads)) << "behind the legs";
}

TEST_F(FaceTest, AHatIsOfTheHead) {
  board_.put_asked(block({85, 80, 125, 112}), 231);
  ASSERT_EQ(board_.quiet_heads().size(), 1U);
  EXPECT_NEAR(board_.quiet_heads().front().top, 76.5, 3);
}

// A kite's string is no region.
TEST(StringTest, NothingFliesAcrossALongLine) {
  Board board{make_stage(Options{})};
  Sketch kite("Drachen");
  kite.detail(geometry::line({40, 40}, {120, 180}));
  board.put_asked(kite.take(), 200);
  EXPECT_FALSE(board.fits(block({74, 104, 86, 116}), 30, {}));
}

}  // namespace
}  // namespace drawing::page

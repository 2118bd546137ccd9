// Where the ground begins for those who stand on it.
#include "drawing/layout/horizon.h"

#include <vector>

#include <gtest/gtest.h>

namespace drawing::layout {
namespace {

class HorizonTest : public testing::Test {
 protected:
  HorizonTest() : cast_(2) { layout_.horizon_mm = stage_.y(0.9); }

  // Somebody whose feet are at that share of the page's height.
  void stand(double foot) {
    Placement placement;
    placement.actor = static_cast<int>(layout_.placements.size());
    placement.on_ground = true;
    placement.bounds = {50, stage_.y(foot - 0.3), 90, stage_.y(foot)};
    placement.rear_foot_mm = placement.bounds.bottom;
    layout_.placements.push_back(placement);
  }
  double behind(double foot) const { return (stage_.y(foot) - layout_.horizon_mm) / stage_.frame.height(); }

  page::Stage stage_ = page::make_stage({});
  std::vector<cast::Actor> cast_;
  Layout layout_;
};

TEST_F(HorizonTest, IsBehindTheFeetOfARow) {
  stand(0.8);
  stand(0.82);
  set_horizon(layout_, cast_, cast::Medium::land, stage_);
  EXPECT_NEAR(behind(0.8), 0.1, 1e-6);
}

TEST_F(HorizonTest, IsFartherBehindTheLastOfSeveralRows) {
  stand(0.6);
  stand(0.85);
  set_horizon(layout_, cast_, cast::Medium::land, stage_);
  EXPECT_NEAR(behind(0.6), 0.21, 1e-6);
}

TEST_F(HorizonTest, ComesDownToWhoIsAtTheWallOfARoom) {
  layout_.horizon_mm = stage_.y(0.3);
  stand(0.8);
  cast_[0].at_wall = true;
  set_horizon(layout_, cast_, cast::Medium::room, stage_);
  EXPECT_NEAR(behind(0.8), 0.1, 1e-6) << "and still is behind the feet";
}

TEST_F(HorizonTest, LeavesASkyAboveAll) {
  stand(0.3);
  stand(0.9);
  set_horizon(layout_, cast_, cast::Medium::land, stage_);
  EXPECT_NEAR(layout_.horizon_mm, stage_.y(0.24), 1e-6);
}

// Somebody with a head, from a share of the page's height to another.
TEST_F(HorizonTest, IsAboveTheHeadsOfALowGroup) {
  layout_.horizon_mm = stage_.y(0.52);
  stand(0.8);
  layout_.placements[0].figure_mm = layout_.placements[0].bounds.height();
  set_horizon(layout_, cast_, cast::Medium::land, stage_);
  EXPECT_LT(layout_.horizon_mm, layout_.placements[0].bounds.top);
}

TEST_F(HorizonTest, IsBehindTheBodyOfWhoFillsThePage) {
  layout_.horizon_mm = stage_.y(0.5);
  stand(0.9);
  Placement& tall = layout_.placements[0];
  tall.bounds.top = stage_.y(0.3);
  tall.figure_mm = tall.bounds.height();
  set_horizon(layout_, cast_, cast::Medium::land, stage_);
  EXPECT_GT(layout_.horizon_mm, tall.bounds.top + 0.42 * tall.figure_mm);
  EXPECT_LT(layout_.horizon_mm, tall.bounds.bottom);
}

// The place for houses and trees is above a group that is neither low nor tall, where the page is high.
TEST_F(HorizonTest, IsHigherOnAHighPageOutOfDoorsThanInARoom) {
  layout_.horizon_mm = stage_.y(0.52);
  stand(0.86);
  Placement& child = layout_.placements[0];
  child.bounds.top = stage_.y(0.38);
  child.figure_mm = child.bounds.height();
  Layout room = layout_;
  set_horizon(layout_, cast_, cast::Medium::land, stage_);
  set_horizon(room, cast_, cast::Medium::room, stage_);
  EXPECT_LT(layout_.horizon_mm, child.bounds.top);
  EXPECT_GT(room.horizon_mm, child.bounds.top);
}

// No line of a hill runs behind a sleigh.
TEST_F(HorizonTest, IsFarBelowWhoFlies) {
  layout_.horizon_mm = stage_.y(0.66);
  Placement sleigh;
  sleigh.bounds = {30, stage_.y(0.4), 120, stage_.y(0.68)};
  layout_.placements.push_back(sleigh);
  set_horizon(layout_, cast_, cast::Medium::land, stage_);
  EXPECT_NEAR(behind(0.68), -0.1, 1e-6);
  EXPECT_DOUBLE_EQ(layout_.foot_mm, layout_.horizon_mm);
}

TEST_F(HorizonTest, StaysForThoseWhoStandBelowWhoFlies) {
  stand(0.85);
  Placement bird;
  bird.bounds = {30, stage_.y(0.4), 120, stage_.y(0.8)};
  layout_.placements.push_back(bird);
  set_horizon(layout_, cast_, cast::Medium::land, stage_);
  EXPECT_LT(layout_.horizon_mm, stage_.y(0.8));
}

}  // namespace
}  // namespace drawing::layout

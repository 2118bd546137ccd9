#include "drawing/layout/refine.h"

#include <vector>

#include <gtest/gtest.h>

#include "drawing/layout/appraisal.h"
#include "support/small_library.h"

namespace drawing::layout {
namespace {

// Cats on the ground, each in a box of its own.
class Refine : public testing::Test {
 protected:
  void add(double left, double bottom, double side, int block) {
    cast::Actor actor;
    actor.motif = library_.motif("cat");
    actor.wished = static_cast<int>(cast_.size());
    const geometry::Rect& unit = actor.motif->bounds;
    Placement placement;
    placement.actor = actor.wished;
    placement.block = block;
    placement.map = geometry::Affine::translation(left - unit.left * side, bottom - unit.bottom * side) *
                    geometry::Affine::scaling(side, side);
    placement.bounds = {left, bottom - unit.height() * side, left + unit.width() * side, bottom};
    placement.depth = bottom;
    placement.on_ground = true;
    cast_.push_back(actor);
    layout_.placements.push_back(placement);
  }

  test_support::SmallLibrary library_;
  page::Stage stage_ = page::make_stage({});
  std::vector<cast::Actor> cast_;
  Layout layout_;
};

TEST_F(Refine, LeavesAGoodLayoutAsItIs) {
  add(30, 240, 130, 0);
  ASSERT_EQ(appraise(layout_, cast_, stage_).score, 1);
  EXPECT_EQ(refined(layout_, cast_, stage_).placements.front().map, layout_.placements.front().map);
}

TEST_F(Refine, NobodyNeedsNoRoom) {
  EXPECT_TRUE(refined(layout_, cast_, stage_).placements.empty());
}

TEST_F(Refine, TheSmallGrow) {
  add(30, 240, 110, 0);
  add(150, 270, 28, 1);
  ASSERT_LT(appraise(layout_, cast_, stage_).score, 1);
  const Appraisal after = appraise(refined(layout_, cast_, stage_), cast_, stage_);
  EXPECT_EQ(after.score, 1);
}

TEST_F(Refine, TheHiddenAndTheirCoversMoveApart) {
  add(40, 230, 100, 0);
  add(60, 250, 100, 1);
  ASSERT_LT(appraise(layout_, cast_, stage_).visibles[0], 0.5);
  const Appraisal after = appraise(refined(layout_, cast_, stage_), cast_, stage_);
  EXPECT_GE(after.visibles[0], visible_needed);
}

TEST_F(Refine, AllStayOnThePage) {
  for (int i = 0; i < 9; ++i) add(25 + 50 * (i % 3), 120 + 60 * (i / 3), 20, i);
  const Layout after = refined(layout_, cast_, stage_);
  for (const Placement& placement : after.placements) {
    EXPECT_GE(placement.bounds.left, stage_.safe.left - 1e-9);
    EXPECT_LE(placement.bounds.right, stage_.safe.right + 1e-9);
    EXPECT_GE(placement.bounds.top, stage_.safe.top - 1e-9);
    EXPECT_LE(placement.bounds.bottom, stage_.safe.bottom + 1e-9);
  }
}

TEST_F(Refine, WhatStandsTogetherKeepsItsOrder) {
  add(60, 200, 30, 0);
  add(60, 200, 30, 0);
  layout_.placements[1].depth += 0.001;
  const Layout after = refined(layout_, cast_, stage_);
  EXPECT_LT(after.placements[0].depth, after.placements[1].depth);
}

}  // namespace
}  // namespace drawing::layout

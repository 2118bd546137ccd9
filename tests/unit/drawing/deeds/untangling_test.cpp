// Arms that reach something do not cross the own face, and heads of two who touch keep apart.
#include "drawing/deeds/untangling.h"

#include <gtest/gtest.h>

#include "drawing/deeds/placing.h"
#include "support/castings.h"

namespace drawing::deeds {
namespace {

using test_support::cast_child;

Part standing_part(const char* name, double x, bool left) {
  Part part;
  part.name = name;
  part.pose = "hug";
  part.x = x;
  part.faces_left = left;
  return part;
}

// All in their poses, the first one's near hand wanted at `way` from the shoulder.
std::vector<Placed> reaching_from_shoulder(const std::vector<Casting>& castings, geometry::Point way) {
  std::vector<Placed> placed = place(castings);
  placed[0].aims.goals.near_hand = placed[0].posed->point("shoulder").value().at + way;
  return placed;
}

TEST(Untangling, AnElbowThatWouldBeLiftedHangs) {
  // A hand behind the own back: bent as usual, the elbow would point up.
  const Part part = standing_part("agent", 0, false);
  const std::vector<Casting> castings{cast_child(part)};
  std::vector<Placed> placed = reaching_from_shoulder(castings, {-16, 12});
  int puts = 0;
  untangle(placed, [&] { ++puts; });
  EXPECT_TRUE(placed[0].give.bending.near_elbow);
  EXPECT_FALSE(placed[0].give.bending.far_elbow);
  EXPECT_EQ(puts, 1);
}

TEST(Untangling, WhoReachesForwardKeepsThePose) {
  const Part part = standing_part("agent", 0, false);
  const std::vector<Casting> castings{cast_child(part)};
  std::vector<Placed> placed = reaching_from_shoulder(castings, {18, 8});
  untangle(placed, [] {});
  EXPECT_FALSE(placed[0].give.bending.near_elbow);
}

TEST(Untangling, HeadsOfTwoWhoHugKeepApart) {
  Part one = standing_part("agent", 0, false), other = standing_part("second", 20, true);
  one.reach.near_hand = Target{"second", "far_shoulder"};
  const std::vector<Casting> castings{cast_child(one), cast_child(other)};
  const std::vector<Placed> placed = place(castings);
  const auto a = placed[0].point("head"), b = placed[1].point("head");
  ASSERT_TRUE(a && b);
  EXPECT_GT(geometry::length(a->at - b->at), 26);
}

}  // namespace
}  // namespace drawing::deeds

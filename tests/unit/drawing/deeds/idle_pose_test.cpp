#include <gtest/gtest.h>

#include "drawing/deeds/stock_parts.h"

namespace drawing::deeds {
namespace {

TEST(IdlePose, NobodyWavesWhoIsAngryOrSad) {
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    base::Random random(seed);
    EXPECT_EQ(idle_pose(figures::Mood::angry, random), "stamp");
    EXPECT_EQ(idle_pose(figures::Mood::sad, random), "stand");
    EXPECT_EQ(idle_pose(figures::Mood::sleepy, random), "yawn");
    EXPECT_EQ(idle_pose(figures::Mood::laughing, random), "cheer");
  }
}

TEST(IdlePose, AFeelingChangesNothingThatIsByChanceLater) {
  base::Random calm(7), angry(7);
  idle_pose(std::nullopt, calm);
  idle_pose(figures::Mood::angry, angry);
  EXPECT_EQ(calm.below(1000), angry.below(1000));
}

}  // namespace
}  // namespace drawing::deeds

#include "photo/heads.h"

#include <cmath>
#include <cstddef>
#include <vector>

#include <gtest/gtest.h>

namespace photo {
namespace {

constexpr int picture_width = 400, picture_height = 300;

Accent spot_at(double x, double y, double radius, double contrast = 18) {
  Accent spot{{}, true, contrast};
  for (int v = 0; v < picture_height; ++v)
    for (int u = 0; u < picture_width; ++u)
      if (std::hypot(u + 0.5 - x, v + 0.5 - y) <= radius)
        spot.pixels.push_back(static_cast<std::size_t>(v) * picture_width + static_cast<std::size_t>(u));
  return spot;
}

std::vector<Head> heads_in(const std::vector<Accent>& spots) {
  return heads_among(spots, picture_width, picture_height);
}

TEST(Heads, AreTwoEyesAndANoseBetween) {
  const std::vector<Head> heads =
      heads_in({spot_at(240, 120, 6), spot_at(160, 110, 6), spot_at(202, 150, 16, 9)});
  ASSERT_EQ(heads.size(), 1U);
  EXPECT_NEAR(heads[0].left.middle.x, 160, 1);
  EXPECT_NEAR(heads[0].right.middle.x, 240, 1);
  EXPECT_NEAR(heads[0].right.middle.y, 120, 1);
  EXPECT_GT(heads[0].left.radius, 6) << "larger than they are";
  EXPECT_LT(heads[0].left.radius, 9);
  EXPECT_NEAR(static_cast<double>(heads[0].nose.pixels.size()), 3.14 * 256, 40);
}

TEST(Heads, NeedAllOfThemWhereTheyBelong) {
  const Accent left = spot_at(160, 110, 6), right = spot_at(240, 110, 6), nose = spot_at(200, 150, 14);
  ASSERT_EQ(heads_in({left, right, nose}).size(), 1U);
  EXPECT_TRUE(heads_in({left, right}).empty());
  EXPECT_TRUE(heads_in({left, nose}).empty());
  EXPECT_TRUE(heads_in({left, right, spot_at(200, 70, 14)}).empty()) << "above the eyes";
  EXPECT_TRUE(heads_in({left, right, spot_at(240, 150, 14)}).empty()) << "below one eye";
  EXPECT_TRUE(heads_in({left, right, spot_at(200, 150, 5)}).empty()) << "too small";
  EXPECT_TRUE(heads_in({left, spot_at(240, 110, 11), nose}).empty()) << "eyes of two sizes";
  EXPECT_TRUE(heads_in({spot_at(160, 110, 6, 9), spot_at(240, 110, 6, 9), nose}).empty()) << "faint eyes";
  EXPECT_TRUE(heads_in({spot_at(160, 220, 6), spot_at(240, 220, 6), spot_at(200, 250, 14)}).empty())
      << "at the lower end";
}

// A panda's.
TEST(Heads, EyesMayLieInPatches) {
  const Accent left = spot_at(160, 110, 16, 30), right = spot_at(240, 115, 18, 30),
               nose = spot_at(200, 160, 13, 25);
  const std::vector<Head> heads = heads_in({left, right, nose});
  ASSERT_EQ(heads.size(), 1U);
  ASSERT_EQ(heads[0].patches.size(), 2U);
  EXPECT_EQ(heads[0].patches[0].pixels, left.pixels);
  EXPECT_EQ(heads[0].nose.pixels, nose.pixels);
  EXPECT_LT(heads[0].left.radius, 8) << "the eye lies within";
  EXPECT_TRUE(heads_in({left, right, spot_at(200, 160, 8, 25)}).empty()) << "too small a nose";
  Accent unsure = nose;
  unsure.is_sure = false;
  EXPECT_TRUE(heads_in({left, right, unsure}).empty());
  const std::vector<Head> usual =
      heads_in({spot_at(160, 110, 6), spot_at(240, 110, 6), spot_at(200, 150, 14)});
  ASSERT_EQ(usual.size(), 1U);
  EXPECT_TRUE(usual[0].patches.empty());
}

TEST(Heads, AreNoLightSpots) {
  std::vector<Accent> spots = {spot_at(160, 110, 6), spot_at(240, 110, 6), spot_at(200, 150, 14)};
  spots[0].is_dark = false;
  EXPECT_TRUE(heads_in(spots).empty());
}

TEST(Heads, ShareNothing) {
  // Windows in a row over a door.
  EXPECT_TRUE(
      heads_in({spot_at(150, 110, 6), spot_at(200, 110, 6), spot_at(250, 110, 6), spot_at(182, 150, 14)})
          .empty());
  // Two heads beside each other.
  EXPECT_EQ(heads_in({spot_at(80, 110, 6), spot_at(120, 110, 6), spot_at(100, 128, 9), spot_at(300, 110, 6),
                      spot_at(340, 110, 6), spot_at(320, 128, 9)})
                .size(),
            2U);
}

}  // namespace
}  // namespace photo

#include "photo/sharpening.h"

#include <algorithm>
#include <cstddef>

#include <gtest/gtest.h>

namespace photo {
namespace {

constexpr int side = 120;

bool in_window(int x, int y) {
  return x >= 40 && x < 80 && y >= 30 && y < 90;
}

// A dark window in a light wall.
Lab wall() {
  Lab lab{side, side, {}};
  for (auto& channel : lab.channels) channel.assign(static_cast<std::size_t>(side) * side, 0.0F);
  for (int y = 0; y < side; ++y)
    for (int x = 0; x < side; ++x)
      lab.channels[0][static_cast<std::size_t>(y * side + x)] = in_window(x, y) ? 20.0F : 80.0F;
  return lab;
}

// The same as it comes out of smoothing: smaller by two pixels, its corners cut off.
LabelMap melted() {
  LabelMap map{side, side, 2, {}};
  for (int y = 0; y < side; ++y) {
    for (int x = 0; x < side; ++x) {
      const bool inside = x >= 42 && x < 78 && y >= 32 && y < 88;
      const int to_corner = std::min(x - 42, 77 - x) + std::min(y - 32, 87 - y);
      map.labels.push_back(inside && to_corner >= 2 ? 1 : 0);
    }
  }
  return map;
}

int wrong_pixels(const LabelMap& map) {
  const int wall_label = map.at(2, 2);
  int wrong = 0;
  for (int y = 0; y < side; ++y)
    for (int x = 0; x < side; ++x) wrong += (map.at(x, y) != wall_label) == in_window(x, y) ? 0 : 1;
  return wrong;
}

TEST(Sharpening, BringsBordersBackToTheEdges) {
  LabelMap map = melted();
  ASSERT_GT(wrong_pixels(map), 300);
  sharpen_borders(map, wall(), 5, {});
  EXPECT_EQ(map.count, 2);
  // The edge lies between two pixels, either of which may be the border: less than one pixel all round.
  EXPECT_LT(wrong_pixels(map), 200);
  EXPECT_NE(map.at(42, 32), map.at(2, 2)) << "the corner is back";
}

TEST(Sharpening, ReachesNoFartherThanItIsTold) {
  LabelMap map = melted();
  sharpen_borders(map, wall(), 1, {});
  EXPECT_GT(wrong_pixels(map), 100);
}

TEST(Sharpening, KeepsANarrowPart) {
  LabelMap map{side, side, 2, {}};
  for (int i = 0; i < side * side; ++i) map.labels.push_back(i % side >= 58 && i % side < 63 ? 1 : 0);
  Lab plain = wall();
  for (auto& channel : plain.channels) channel.assign(channel.size(), 50.0F);
  sharpen_borders(map, plain, 8, {});
  EXPECT_EQ(map.count, 3) << "left, strip and right";
}

TEST(GrowUphill, MeetsWhereTheGradientIsHighest) {
  LabelMap map{9, 1, 2, {0, -1, -1, -1, -1, -1, -1, -1, 1}};
  grow_uphill(map, {0, 1, 1, 1, 1, 1, 9, 1, 0}, 0.4);
  EXPECT_EQ(map.labels[5], 0);
  EXPECT_EQ(map.labels[7], 1);
  for (const int label : map.labels) EXPECT_GE(label, 0);
}

}  // namespace
}  // namespace photo

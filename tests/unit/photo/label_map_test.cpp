#include "photo/label_map.h"

#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

namespace {

// Patches of a few labels, the same ones each time.
photo::LabelMap patches(int width, int height, std::uint32_t seed) {
  photo::LabelMap map{width, height, 3, std::vector<int>(static_cast<std::size_t>(width * height))};
  for (int& label : map.labels) {
    seed = seed * 1664525U + 1013904223U;
    label = static_cast<int>(seed >> 30U) % 3;
  }
  return map;
}

// The parts as filling from each first pixel finds them.
std::vector<int> filled(const photo::LabelMap& map) {
  std::vector<int> parts(map.labels.size(), -1);
  std::vector<std::uint8_t> seen(parts.size(), 0);
  std::vector<std::size_t> piece;
  int count = 0;
  for (std::size_t start = 0; start < parts.size(); ++start) {
    if (seen[start] != 0) continue;
    photo::fill_from(start, map.width, seen, piece,
                     [&](std::size_t at) { return map.labels[at] == map.labels[start]; });
    for (const std::size_t at : piece) parts[at] = count;
    ++count;
  }
  return parts;
}

TEST(LabelMap, PartsAreNumberedByTheirFirstPixels) {
  for (std::uint32_t seed = 1; seed < 40; ++seed) {
    const int width = 1 + static_cast<int>(seed % 11), height = 1 + static_cast<int>(seed % 7);
    photo::LabelMap map = patches(width, height, seed);
    const std::vector<int> expected = filled(map);
    photo::split_into_connected(map);
    EXPECT_EQ(map.labels, expected) << width << " x " << height;
  }
}

TEST(LabelMap, APartOfTwoArmsThatMeetBelowIsOne) {
  photo::LabelMap map{5,
                      3,
                      2,
                      {1, 0, 1, 0, 1,  //
                       1, 0, 1, 0, 1,  //
                       1, 1, 1, 1, 1}};
  photo::split_into_connected(map);
  EXPECT_EQ(map.count, 3);
  EXPECT_EQ(map.labels, (std::vector<int>{0, 1, 0, 2, 0,  //
                                          0, 1, 0, 2, 0,  //
                                          0, 0, 0, 0, 0}));
}

TEST(LabelMap, DistanceGrowsFromTheBorderAndFromThePicturesEdge) {
  // 41 x 21, the right third another part.
  photo::LabelMap map{41, 21, 2, std::vector<int>(std::size_t{41} * 21, 0)};
  for (int y = 0; y < map.height; ++y)
    for (int x = 27; x < map.width; ++x) map.labels[map.index(x, y)] = 1;
  const std::vector<float> distance = photo::inner_distance(map);
  EXPECT_FLOAT_EQ(distance[map.index(0, 10)], 0.5F);
  EXPECT_FLOAT_EQ(distance[map.index(26, 10)], 0.5F);
  EXPECT_FLOAT_EQ(distance[map.index(27, 10)], 0.5F);
  EXPECT_FLOAT_EQ(distance[map.index(25, 10)], 1.5F);
  EXPECT_FLOAT_EQ(distance[map.index(13, 10)], 10.5F);
  EXPECT_FLOAT_EQ(distance[map.index(33, 10)], 6.5F);
  // Round a single pixel of another part: corners are 1.4 away.
  photo::LabelMap dot{21, 21, 2, std::vector<int>(std::size_t{21} * 21, 0)};
  dot.labels[dot.index(10, 10)] = 1;
  const std::vector<float> round = photo::inner_distance(dot);
  EXPECT_FLOAT_EQ(round[dot.index(10, 11)], 0.5F);
  EXPECT_FLOAT_EQ(round[dot.index(12, 12)], 2.9F);
  EXPECT_FLOAT_EQ(round[dot.index(10, 15)], 4.5F);
}

}  // namespace

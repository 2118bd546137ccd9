#include "photo/texture.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include <gtest/gtest.h>

#include "photo/region_graph.h"

namespace photo {
namespace {

constexpr int width = 240, height = 120;

std::vector<float> field(float (*value)(int, int)) {
  std::vector<float> values;
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x) values.push_back(value(x, y));
  return values;
}
std::size_t at(int x, int y) {
  return static_cast<std::size_t>(y) * width + static_cast<std::size_t>(x);
}

TEST(Texture, SurroundingsAreMeansThatEndAtTheEdge) {
  const std::vector<float> values =
      field([](int x, int y) { return static_cast<float>((x * 7 + y * 13) % 11); });
  constexpr int reach = 5;
  const std::vector<float> means = surroundings_of(values, width, height, reach);
  for (const auto& [x, y] : {std::pair{0, 0}, {3, 60}, {120, 60}, {239, 119}, {200, 2}}) {
    double sum = 0, count = 0;
    for (int v = std::max(0, y - reach); v <= std::min(height - 1, y + reach); ++v)
      for (int u = std::max(0, x - reach); u <= std::min(width - 1, x + reach); ++u)
        sum += static_cast<double>(values[at(u, v)]), count += 1;
    EXPECT_NEAR(means[at(x, y)], sum / count, 1e-3) << x << "," << y;
  }
}

TEST(Texture, OneEdgeStaysAndTheEdgesOfAMeadowWeakenEachOther) {
  // A line alone on the left, rows of them on the right.
  const std::vector<float> gradient =
      field([](int x, int) { return x == 60 || (x > 120 && x % 4 == 0) ? 20.0F : 0.0F; });
  std::vector<float> contours = gradient;
  weaken_clutter(contours, clutter_of(gradient, width, height));
  EXPECT_GT(contours[at(60, 60)], 19);
  EXPECT_LT(contours[at(180, 60)], 16);
  EXPECT_GT(contours[at(124, 60)], 19) << "the meadow's own edge has a plain side";
  for (const float contour : contours) EXPECT_GE(contour, 0);
}

TEST(Texture, IsRoughWhereTheSmoothedPictureDiffers) {
  Lab lab{width, height, {}};
  for (std::vector<float>& channel : lab.channels)
    channel.assign(static_cast<std::size_t>(width) * height, 50);
  const Lab smooth = lab;
  // Bark on the right.
  for (int y = 0; y < height; ++y)
    for (int x = width / 2; x < width; ++x) lab.channels[0][at(x, y)] += x % 2 == 0 ? 9.0F : -9.0F;
  const std::vector<float> roughness = roughness_of(lab, smooth);
  EXPECT_NEAR(roughness[at(200, 60)], 9, 0.01);
  EXPECT_EQ(roughness[at(40, 60)], 0);
}

// Two halves that differ by so much in lightness or in colour, both or one of them rough.
bool are_one(float difference, float left_roughness, float right_roughness, int wide = 20,
             std::size_t channel = 0) {
  constexpr int high = 20;
  LabelMap map{2 * wide, high, 2, {}};
  Lab lab{map.width, high, {}};
  std::vector<float> roughness;
  for (int i = 0; i < map.width * high; ++i) {
    const bool is_right = i % map.width >= wide;
    map.labels.push_back(is_right ? 1 : 0);
    for (std::size_t c = 0; c < lab.channels.size(); ++c)
      lab.channels[c].push_back((c == 0 ? 40.0F : 0.0F) + (is_right && c == channel ? difference : 0));
    roughness.push_back(is_right ? right_roughness : left_roughness);
  }
  const std::vector<float> gradient(lab.pixels(), 0.0F);
  RegionGraph graph(map, lab, gradient, {}, {}, roughness);
  return graph.contrast(0) == 0;
}

TEST(RegionGraph, WhatDiffersLessThanItsTextureIsOneThing) {
  EXPECT_TRUE(are_one(8, 20, 20)) << "two patches of a meadow";
  EXPECT_FALSE(are_one(8, 1, 20)) << "a smooth thing on it";
  EXPECT_FALSE(are_one(40, 20, 20));
  EXPECT_FALSE(are_one(8, 0, 0));
}

TEST(RegionGraph, TheColourOfALargeAreaIsNoChance) {
  constexpr int large = 1000;
  constexpr std::size_t green_to_red = 1;
  EXPECT_TRUE(are_one(12, 20, 20, 20, green_to_red)) << "two leaves";
  EXPECT_FALSE(are_one(12, 20, 20, large, green_to_red)) << "a grey animal before leaves";
  EXPECT_TRUE(are_one(8, 20, 20, large)) << "light and shade on one meadow";
}

}  // namespace
}  // namespace photo

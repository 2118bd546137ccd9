#include "photo/flow_lines.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include <gtest/gtest.h>

namespace photo {
namespace {

constexpr int wide = 320, high = 240;

// Grey, with what `light` adds to its lightness at each pixel.
template <class Light>
std::vector<Ridge> lines_in(const Light& light) {
  Lab lab{wide, high, {}};
  for (auto& channel : lab.channels) channel.assign(static_cast<std::size_t>(wide) * high, 0.0F);
  for (int y = 0; y < high; ++y)
    for (int x = 0; x < wide; ++x)
      lab.channels[0][static_cast<std::size_t>(y * wide + x)] = static_cast<float>(50 + light(x, y));
  return flow_lines_of(lab, 20);
}

// The sum of the strengths near the middle column.
double strength_in_middle(const std::vector<Ridge>& lines) {
  double sum = 0;
  for (const Ridge& line : lines)
    for (std::size_t i = 0; i < line.points.size(); ++i)
      if (std::abs(line.points[i].x - 160) < 5) sum += line.strengths[i];
  return sum;
}

TEST(FlowLines, RunOnTheDarkSideOfAnEdge) {
  const std::vector<Ridge> found = lines_in([](int x, int) { return x < 160 ? 20.0 : -20.0; });
  ASSERT_EQ(found.size(), 1U);
  ASSERT_EQ(found[0].points.size(), found[0].strengths.size());
  EXPECT_GT(found[0].points.size(), 180U);
  for (const geometry::Point p : found[0].points) EXPECT_NEAR(p.x, 163, 4);
}

TEST(FlowLines, FollowAGapThatIsInterrupted) {
  const std::vector<Ridge> found = lines_in(
      [](int x, int y) { return y > 30 && y < 210 && x >= 158 && x < 162 && y % 40 >= 4 ? -20.0 : 0.0; });
  ASSERT_EQ(found.size(), 1U);
  EXPECT_GT(found[0].points.size(), 150U);
}

TEST(FlowLines, FollowARing) {
  const std::vector<Ridge> found =
      lines_in([](int x, int y) { return std::abs(std::hypot(x - 160, y - 120) - 60) < 2 ? -25.0 : 0.0; });
  ASSERT_FALSE(found.empty());
  std::size_t points = 0;
  for (const Ridge& line : found) {
    points += line.points.size();
    for (const geometry::Point p : line.points) EXPECT_NEAR(std::hypot(p.x - 160, p.y - 120), 60, 4);
  }
  EXPECT_GT(points, 280U);
}

TEST(FlowLines, AreNoneInPlainOrFadingLight) {
  EXPECT_TRUE(lines_in([](int, int) { return 0.0; }).empty());
  EXPECT_TRUE(lines_in([](int x, int y) { return 0.1 * x - 0.05 * y; }).empty());
}

TEST(FlowLines, AreWeakAmongShortStrokes) {
  const auto long_stroke = [](int x, int y) { return y > 20 && y < 220 && x >= 158 && x < 162; };
  const auto tuft = [](int x, int y) {
    return std::abs(x - 160) > 6 && x % 12 < 3 && (y + 14 * (x / 12)) % 64 < 20;
  };
  const double alone =
      strength_in_middle(lines_in([&](int x, int y) { return long_stroke(x, y) ? -20.0 : 0.0; }));
  const double in_grass = strength_in_middle(
      lines_in([&](int x, int y) { return long_stroke(x, y) || tuft(x, y) ? -20.0 : 0.0; }));
  EXPECT_GT(alone, 300);
  EXPECT_LT(in_grass, 0.8 * alone);
}

TEST(FlowLines, OfATinyPictureAreNone) {
  Lab lab{3, 2, {}};
  for (auto& channel : lab.channels) channel.assign(6, 1.0F);
  EXPECT_TRUE(flow_lines_of(lab, 1).empty());
}

}  // namespace
}  // namespace photo

#include "photo/contours.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include <gtest/gtest.h>

namespace photo {
namespace {

constexpr int map_width = 300, map_height = 200;

// Two halves, one above the other; in finer parts the upper one is cut at x = 150, from the picture's edge to
// the border between them.
LabelMap halves() {
  LabelMap map{map_width, map_height, 2, {}};
  for (int y = 0; y < map_height; ++y)
    for (int x = 0; x < map_width; ++x) map.labels.push_back(y < 120 ? 0 : 1);
  return map;
}
LabelMap cut_halves() {
  LabelMap map = halves();
  for (int y = 0; y < 120; ++y)
    for (int x = 150; x < map_width; ++x) map.labels[map.index(x, y)] = 2;
  map.count = 3;
  return map;
}
std::vector<float> edge_at(int column, float strength) {
  std::vector<float> gradient(static_cast<std::size_t>(map_width) * map_height, 0.0F);
  for (int y = 0; y < map_height; ++y)
    for (int x = column - 1; x <= column; ++x) gradient[halves().index(x, y)] = strength;
  return gradient;
}

std::vector<InnerLine> lines_of(const std::vector<float>& gradient, double weight = 1) {
  return contours_within(halves(), cut_halves(), {weight, weight, weight}, gradient, {});
}

TEST(Contours, RunAlongStrongEdgesWithinARegion) {
  const std::vector<InnerLine> lines = lines_of(edge_at(150, 14));
  ASSERT_EQ(lines.size(), 1U);
  EXPECT_FALSE(lines[0].closed);
  EXPECT_GT(lines[0].points.size(), 80U);
  for (const geometry::Point p : lines[0].points) EXPECT_NEAR(p.x, 150, 2);
}

TEST(Contours, AreNoneWhereTheEdgeIsWeakOrBackground) {
  EXPECT_TRUE(lines_of(edge_at(150, 3)).empty());
  EXPECT_TRUE(lines_of(edge_at(150, 9), 0).empty()) << "what is background must be clearer";
  EXPECT_FALSE(lines_of(edge_at(150, 9), 1).empty());
}

TEST(Contours, CloseNoAreaThatIsNone) {
  const std::vector<InnerLine> lines = lines_of(edge_at(150, 14));
  ASSERT_EQ(lines.size(), 1U);
  double top = map_height, bottom = 0;
  for (const geometry::Point p : lines[0].points) top = std::min(top, p.y), bottom = std::max(bottom, p.y);
  const ContourSettings settings;
  EXPECT_TRUE(top > settings.clear_px - 2 || bottom < 120 - settings.clear_px + 2) << top << " to " << bottom;
}

TEST(Contours, KeepAwayFromBordersAndFromEachOther) {
  // A finer border just above the border, which it would double.
  LabelMap finer = halves();
  for (int y = 115; y < 120; ++y)
    for (int x = 0; x < map_width; ++x) finer.labels[finer.index(x, y)] = 2;
  finer.count = 3;
  const std::vector<float> strong(static_cast<std::size_t>(map_width) * map_height, 14.0F);
  EXPECT_TRUE(contours_within(halves(), finer, {1, 1, 1}, strong, {}).empty());
  // The two sides of a rod.
  LabelMap rod = halves();
  for (int y = 20; y < 100; ++y)
    for (int x = 150; x < 155; ++x) rod.labels[rod.index(x, y)] = 2;
  rod.count = 3;
  const std::vector<InnerLine> lines = contours_within(halves(), rod, {1, 1, 1}, strong, {});
  ASSERT_EQ(lines.size(), 1U);
}

TEST(Contours, AreNotMoreThanAsked) {
  LabelMap finer = halves();
  for (int y = 0; y < 120; ++y)
    for (int x = 0; x < map_width; ++x) finer.labels[finer.index(x, y)] = x / 30 + 1;
  finer.count = 11;
  for (int y = 120; y < map_height; ++y)
    for (int x = 0; x < map_width; ++x) finer.labels[finer.index(x, y)] = 0;
  const std::vector<float> strong(static_cast<std::size_t>(map_width) * map_height, 14.0F);
  const std::vector<double> weights(11, 1);
  ContourSettings few;
  few.most_px = 250;
  const std::size_t all = contours_within(halves(), finer, weights, strong, {}).size();
  EXPECT_EQ(all, 9U);
  EXPECT_LT(contours_within(halves(), finer, weights, strong, few).size(), 5U);
}

// A stroke from left to right in the upper half, of so many points.
Ridge stroke_of(int length, double strength) {
  Ridge line;
  for (int i = 0; i < length; ++i) line.points.push_back({40.0 + i, 60}), line.strengths.push_back(strength);
  return line;
}

std::size_t drawn(const Ridge& line, double weight) {
  const std::vector<float> plain(static_cast<std::size_t>(map_width) * map_height, 0.0F);
  return contours_within(halves(), halves(), {weight, weight}, plain, {}, {}, {line}).size();
}

TEST(Contours, OfAPenAreLongOrStrong) {
  EXPECT_EQ(drawn(stroke_of(30, 4), 1), 1U) << "short and strong";
  EXPECT_EQ(drawn(stroke_of(120, 1), 1), 1U) << "long and weak";
  EXPECT_EQ(drawn(stroke_of(30, 0.9), 1), 0U) << "short and weak";
  EXPECT_EQ(drawn(stroke_of(10, 20), 1), 0U) << "a dot";
}

TEST(Contours, OfAPenAreRareInTheBackground) {
  EXPECT_EQ(drawn(stroke_of(60, 2), 1), 1U);
  EXPECT_EQ(drawn(stroke_of(60, 2), 0.4), 0U);
}

}  // namespace
}  // namespace photo

#include "photo/cuts.h"

#include <cstddef>
#include <vector>

#include <gtest/gtest.h>

namespace photo {
namespace {

constexpr int cut_width = 200, cut_height = 100;

LabelMap uncut() {
  return {cut_width, cut_height, 1, std::vector<int>(static_cast<std::size_t>(cut_width) * cut_height, 0)};
}
std::vector<float> no_edges() {
  return std::vector<float>(static_cast<std::size_t>(cut_width) * cut_height, 0.0F);
}
// From the upper edge down, at x.
InnerLine line_from_above(int x, int last_y) {
  InnerLine line;
  for (int y = 0; y <= last_y; ++y) line.points.push_back({x + 0.5, y + 0.5});
  return line;
}

TEST(Cuts, ALineFromEdgeToEdgePartsARegion) {
  LabelMap map = uncut();
  std::vector<InnerLine> lines = {line_from_above(80, cut_height - 1)};
  cut_along(map, lines, no_edges(), {});
  EXPECT_EQ(map.count, 2);
  EXPECT_NE(map.at(40, 50), map.at(120, 50));
  EXPECT_TRUE(lines.empty()) << "it is a border now";
}

TEST(Cuts, ALooseEndIsLedOnAlongTheEdge) {
  // The line stops 30 pixels above the lower edge; what it drew goes on there, and bends.
  const auto bend = [](int y) { return 80 + (y > 70 ? (y - 70) / 3 : 0); };
  std::vector<float> gradient = no_edges();
  for (int y = 70; y < cut_height; ++y) gradient[uncut().index(bend(y), y)] = 12;
  LabelMap map = uncut();
  std::vector<InnerLine> lines = {line_from_above(80, 70)};
  cut_along(map, lines, gradient, {});
  EXPECT_EQ(map.count, 2);
  EXPECT_NE(map.at(bend(95) - 3, 95), map.at(bend(95) + 3, 95));
  EXPECT_EQ(map.at(bend(95) + 3, 95), map.at(190, 50));
  EXPECT_TRUE(lines.empty());
}

TEST(Cuts, WhereNoEdgeGoesOnALineStaysALine) {
  LabelMap map = uncut();
  std::vector<InnerLine> lines = {line_from_above(80, 60)};
  cut_along(map, lines, no_edges(), {});
  EXPECT_EQ(map.count, 1);
  ASSERT_EQ(lines.size(), 1U);
  EXPECT_NEAR(static_cast<double>(lines[0].points.size()), 61, 2);
}

TEST(Cuts, StraysAndWhatIsNotSureAreDropped) {
  LabelMap map = uncut();
  InnerLine unsure = line_from_above(80, 60);
  unsure.sure = false;
  std::vector<InnerLine> lines = {line_from_above(40, 25), unsure};
  cut_along(map, lines, no_edges(), {});
  EXPECT_TRUE(lines.empty());
  EXPECT_EQ(map.count, 1);
}

TEST(Cuts, LinesThatArePartedByASmallGapMeet) {
  LabelMap map = uncut();
  InnerLine across;
  for (int x = 0; x < cut_width; ++x) across.points.push_back({x + 0.5, 60.5});
  std::vector<InnerLine> lines = {across, line_from_above(80, 52)};
  cut_along(map, lines, no_edges(), {});
  EXPECT_EQ(map.count, 3);
  EXPECT_NE(map.at(40, 30), map.at(120, 30));
  EXPECT_EQ(map.at(40, 80), map.at(120, 80));
}

TEST(Cuts, NoPencilEntersANarrowGapSoItIsNone) {
  LabelMap map = uncut();
  std::vector<InnerLine> lines = {line_from_above(80, cut_height - 1), line_from_above(84, cut_height - 1)};
  CutSettings settings;
  settings.least_radius_px = 5;
  cut_along(map, lines, no_edges(), settings);
  EXPECT_EQ(map.count, 2);
  EXPECT_TRUE(lines.empty());
}

InnerLine line_between(int left, int right, int y) {
  InnerLine line;
  for (int x = left; x <= right; ++x) line.points.push_back({x + 0.5, y + 0.5});
  return line;
}

std::size_t kept_of(std::vector<InnerLine> lines, double weight) {
  drop_strays(lines, uncut(), uncut(), {weight});
  return lines.size();
}

TEST(Strays, AreAloneInTheBackground) {
  const InnerLine stray = line_between(80, 120, 50);
  EXPECT_EQ(kept_of({stray}, 0.4), 0U);
  EXPECT_EQ(kept_of({stray}, 0.6), 1U) << "in the subject";
  EXPECT_EQ(kept_of({stray, line_between(84, 124, 60)}, 0.4), 2U) << "whiskers";
  EXPECT_EQ(kept_of({stray, line_between(20, 60, 90)}, 0.4), 0U) << "each alone";
}

TEST(Strays, HaveALooseEnd) {
  EXPECT_EQ(kept_of({line_between(160, cut_width - 1, 50)}, 0.4), 0U) << "at the picture's edge";
  EXPECT_EQ(kept_of({line_between(160, cut_width - 1, 50)}, 0.6), 1U) << "in the subject";
  LabelMap map = uncut();
  for (int y = 0; y < cut_height; ++y)
    for (int x = 124; x < cut_width; ++x) map.labels[map.index(x, y)] = 1;
  map.count = 2;
  std::vector<InnerLine> lines = {line_between(2, 120, 50)};
  drop_strays(lines, map, uncut(), {0.4});
  EXPECT_EQ(lines.size(), 1U) << "from the edge to a border";
  lines = {line_between(80, 120, 50)};
  drop_strays(lines, map, uncut(), {0.4});
  EXPECT_EQ(lines.size(), 0U) << "at a border";
}

}  // namespace
}  // namespace photo

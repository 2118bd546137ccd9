#include "photo/border_fairing.h"

#include <cmath>
#include <cstddef>

#include <gtest/gtest.h>

namespace photo {
namespace {

// One part above a line with waves of 12 pixels, two below it that meet at a crest.
LabelMap waves_with_a_knot() {
  LabelMap map{200, 100, 3, {}};
  for (int y = 0; y < map.height; ++y) {
    for (int x = 0; x < map.width; ++x) {
      const bool below = y >= 50 + 1.6 * std::cos((x - 100) * 0.5236);
      map.labels.push_back(!below ? 0 : x < 100 ? 1 : 2);
    }
  }
  return map;
}

TEST(BorderFairing, AKnotMovesWithTheLineThatGoesOnAndTheThirdFollows) {
  const LabelMap map = waves_with_a_knot();
  std::vector<BorderLine> lines = borders_of(map);
  const std::vector<BorderLine> before = lines;
  fair_borders(lines, {}, 30,
               [](std::vector<geometry::Point>& points, bool closed) { fair(points, closed, 30); });
  std::vector<geometry::Point> ends;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    ASSERT_EQ(lines[i].points.size(), before[i].points.size());
    if (lines[i].on_frame()) {
      EXPECT_EQ(lines[i].points, before[i].points);
      continue;
    }
    for (const geometry::Point end : {lines[i].points.front(), lines[i].points.back()})
      if (std::abs(end.x - 100) < 8 && std::abs(end.y - 50) < 8) ends.push_back(end);
  }
  ASSERT_EQ(ends.size(), 3U);
  EXPECT_EQ(ends[0], ends[1]);
  EXPECT_EQ(ends[0], ends[2]);
  EXPECT_NEAR(ends[0].y, 50.5, 0.9);
}

}  // namespace
}  // namespace photo

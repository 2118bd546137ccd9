#include "photo/texture.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include <gtest/gtest.h>

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
  const std::vector<float> contours = contours_of(gradient, width, height);
  EXPECT_GT(contours[at(60, 60)], 19);
  EXPECT_LT(contours[at(180, 60)], 16);
  EXPECT_GT(contours[at(124, 60)], 19) << "the meadow's own edge has a plain side";
  for (const float contour : contours) EXPECT_GE(contour, 0);
}

}  // namespace
}  // namespace photo

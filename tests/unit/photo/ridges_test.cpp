#include "photo/ridges.h"

#include <cmath>

#include <gtest/gtest.h>

namespace photo {
namespace {

// Grey, 240 by 160 pixels, with what `light` adds to its lightness at each pixel.
template <class Light>
std::vector<Ridge> ridges_in(const Light& light) {
  Lab lab{240, 160, {}};
  for (auto& channel : lab.channels) channel.assign(240U * 160U, 0.0F);
  for (int y = 0; y < lab.height; ++y)
    for (int x = 0; x < lab.width; ++x)
      lab.channels[0][static_cast<std::size_t>(y * lab.width + x)] = static_cast<float>(50 + light(x, y));
  return ridges_of(lab, 40);
}

TEST(Ridges, AreThinLinesDarkOrLight) {
  for (const double contrast : {-30.0, 30.0}) {
    const std::vector<Ridge> found =
        ridges_in([&](int x, int y) { return y > 20 && y < 140 && x >= 118 && x < 122 ? contrast : 0.0; });
    ASSERT_EQ(found.size(), 1U) << contrast;
    ASSERT_EQ(found[0].points.size(), found[0].strengths.size());
    EXPECT_GT(found[0].points.size(), 90U);
    for (const geometry::Point p : found[0].points) EXPECT_NEAR(p.x, 120, 3);
  }
}

TEST(Ridges, AreNoEdgesAndNothingFaintOrShort) {
  EXPECT_TRUE(ridges_in([](int x, int) { return x > 120 ? 40.0 : 0.0; }).empty()) << "an edge";
  EXPECT_TRUE(ridges_in([](int x, int) { return x >= 118 && x < 122 ? 3.0 : 0.0; }).empty()) << "faint";
  EXPECT_TRUE(
      ridges_in([](int x, int y) { return x >= 118 && x < 122 && y > 70 && y < 90 ? 30.0 : 0.0; }).empty())
      << "short";
}

TEST(Ridges, AreNoneAmongManyBesideEachOther) {
  EXPECT_TRUE(ridges_in([](int x, int) { return x % 12 < 4 ? 14.0 : 0.0; }).empty());
}

}  // namespace
}  // namespace photo

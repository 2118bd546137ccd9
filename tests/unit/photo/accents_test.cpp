#include "photo/accents.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

namespace photo {
namespace {

constexpr int scene_width = 240, scene_height = 160;

Lab scene_of(float lightness) {
  Lab lab{scene_width, scene_height, {}};
  for (std::vector<float>& channel : lab.channels)
    channel.assign(static_cast<std::size_t>(scene_width) * scene_height, 0.0F);
  std::fill(lab.channels[0].begin(), lab.channels[0].end(), lightness);
  return lab;
}

void add_spot(Lab& lab, double x, double y, double wide, double high, float lightness) {
  for (int v = 0; v < scene_height; ++v) {
    for (int u = 0; u < scene_width; ++u)
      if (std::hypot((u - x) / wide, (v - y) / high) <= 1)
        lab.channels[0][static_cast<std::size_t>(v) * scene_width + static_cast<std::size_t>(u)] = lightness;
  }
}

std::vector<Accent> accents_in(const Lab& lab) {
  return accents_of(lab, 40, 4000);
}

TEST(Accents, ADarkAndALightSpotAreFoundWhereTheyAre) {
  Lab lab = scene_of(55);
  add_spot(lab, 70, 80, 14, 9, 15);
  add_spot(lab, 170, 60, 10, 12, 85);
  const std::vector<Accent> accents = accents_in(lab);
  ASSERT_EQ(accents.size(), 2U);
  EXPECT_TRUE(accents[0].is_dark) << "the clearer one is the first";
  EXPECT_FALSE(accents[1].is_dark);
  EXPECT_NEAR(static_cast<double>(accents[0].pixels.size()), 3.14 * 14 * 9, 100);
  EXPECT_NEAR(static_cast<double>(accents[1].pixels.size()), 3.14 * 10 * 12, 100);
  double x = 0;
  for (const std::size_t at : accents[0].pixels) x += static_cast<double>(at % scene_width);
  EXPECT_NEAR(x / static_cast<double>(accents[0].pixels.size()), 70, 1);
}

TEST(Accents, AreNeitherFaintNorLongNorAtTheEdgeNorLarge) {
  Lab lab = scene_of(55);
  add_spot(lab, 60, 40, 12, 12, 48);    // faint
  add_spot(lab, 120, 80, 60, 3, 15);    // a stroke
  add_spot(lab, 0, 80, 12, 12, 15);     // at the edge
  add_spot(lab, 170, 120, 50, 34, 15);  // large
  EXPECT_TRUE(std::none_of(accents_in(lab).begin(), accents_in(lab).end(),
                           [](const Accent& accent) { return accent.is_sure; }));
}

TEST(Accents, WithinADarkOneAreFoundButNotSure) {
  Lab lab = scene_of(70);
  add_spot(lab, 120, 80, 34, 30, 40);
  add_spot(lab, 110, 75, 6, 6, 10);
  const std::vector<Accent> accents = accents_in(lab);
  ASSERT_EQ(accents.size(), 2U);
  const auto [inner, outer] = accents[0].pixels.size() < accents[1].pixels.size()
                                  ? std::pair(accents[0], accents[1])
                                  : std::pair(accents[1], accents[0]);
  EXPECT_NEAR(static_cast<double>(inner.pixels.size()), 3.14 * 36, 60);
  EXPECT_NEAR(static_cast<double>(outer.pixels.size()), 3.14 * 34 * 30, 300);
  EXPECT_NE(inner.is_sure, outer.is_sure) << "only one of two that lie over each other";
}

TEST(Accents, ManyOfThemAreAPattern) {
  Lab lab = scene_of(55);
  for (int y = 20; y < scene_height - 10; y += 22)
    for (int x = 20; x < scene_width - 10; x += 22) add_spot(lab, x, y, 6, 6, 20);
  EXPECT_TRUE(accents_in(lab).empty());
  Lab few = scene_of(55);
  for (int x = 40; x < 160; x += 50) add_spot(few, x, 80, 6, 6, 20);
  EXPECT_EQ(accents_in(few).size(), 3U);
}

LabelMap unstamped() {
  return {scene_width, scene_height, 1,
          std::vector<int>(static_cast<std::size_t>(scene_width) * scene_height, 0)};
}

Accent round_accent(int x, int y, double radius) {
  Lab lab = scene_of(0);
  add_spot(lab, x, y, radius, radius, 1);
  Accent accent{{}, true, 40};
  for (std::size_t i = 0; i < lab.pixels(); ++i)
    if (lab.channels[0][i] > 0) accent.pixels.push_back(i);
  return accent;
}

TEST(Accents, BecomeRegionsOrInkIfTheyAreTooSmallForAPencil) {
  AccentSettings settings;
  settings.least_radius_px = 6;
  LabelMap map = unstamped();
  std::vector<std::uint8_t> black;
  stamp_accents(map, black, {round_accent(60, 80, 12), round_accent(160, 80, 4)}, settings);
  EXPECT_EQ(map.count, 2);
  EXPECT_NE(map.at(60, 80), map.at(120, 80));
  EXPECT_EQ(map.at(160, 80), map.at(120, 80));
  ASSERT_EQ(black.size(), map.labels.size());
  EXPECT_EQ(black[map.index(160, 80)], 1);
  EXPECT_EQ(black[map.index(60, 80)], 0);
}

TEST(Accents, ASlitIsNoInk) {
  AccentSettings settings;
  settings.least_radius_px = 6;
  Lab lab = scene_of(0);
  add_spot(lab, 100, 80, 9, 3, 1);
  Accent slit{{}, true, 40};
  for (std::size_t i = 0; i < lab.pixels(); ++i)
    if (lab.channels[0][i] > 0) slit.pixels.push_back(i);
  LabelMap map = unstamped();
  std::vector<std::uint8_t> black;
  stamp_accents(map, black, {slit}, settings);
  EXPECT_TRUE(black.empty());
}

TEST(Accents, CutAnewReplaceTheRegionThatIsThere) {
  LabelMap map = unstamped();
  for (const std::size_t at : round_accent(100, 80, 14).pixels) map.labels[at] = 1;
  map.count = 2;
  const Accent accent = round_accent(104, 80, 12);
  std::vector<std::uint8_t> black;
  LabelMap anew = map;
  stamp_accents(map, black, {accent}, {});
  EXPECT_EQ(map.count, 2) << "it is one already";
  AccentSettings settings;
  settings.anew = true;
  stamp_accents(anew, black, {accent}, settings);
  for (const std::size_t at : accent.pixels) ASSERT_EQ(anew.labels[at], anew.at(104, 80));
  EXPECT_NE(anew.at(88, 80), anew.at(104, 80));
}

TEST(Accents, AreNoInkBesideABorder) {
  AccentSettings settings;
  settings.least_radius_px = 6;
  settings.ink_apart_px = 8;
  LabelMap map = unstamped();
  for (int y = 0; y < scene_height; ++y)
    for (int x = 120; x < scene_width; ++x) map.labels[map.index(x, y)] = 1;
  map.count = 2;
  std::vector<std::uint8_t> black;
  stamp_accents(map, black, {round_accent(110, 80, 4), round_accent(60, 80, 4)}, settings);
  ASSERT_EQ(black.size(), map.labels.size());
  EXPECT_EQ(black[map.index(60, 80)], 1);
  EXPECT_EQ(black[map.index(110, 80)], 0) << "6 pixels from the border";
}

TEST(Accents, AreNoInkIfTheyAreLight) {
  AccentSettings settings;
  settings.least_radius_px = 6;
  LabelMap map = unstamped();
  std::vector<std::uint8_t> black;
  Accent light = round_accent(160, 80, 4);
  light.is_dark = false;
  stamp_accents(map, black, {light}, settings);
  EXPECT_EQ(map.count, 1);
  EXPECT_TRUE(black.empty());
}

TEST(Accents, ThatAreRegionsAlreadyStayThose) {
  LabelMap map = unstamped();
  for (const std::size_t at : round_accent(60, 80, 14).pixels) map.labels[at] = 1;
  map.count = 2;
  const LabelMap before = map;
  std::vector<std::uint8_t> black;
  stamp_accents(map, black, {round_accent(60, 80, 12)}, {});
  EXPECT_EQ(map.labels, before.labels);
}

}  // namespace
}  // namespace photo

#include "photo/segmentation.h"

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "images/read_image.h"
#include "photo/label_map.h"
#include "photo/raster.h"
#include "photo/settings.h"

namespace photo {
namespace {

// How much of the map no circle of so many pixels enters without leaving its region.
double narrow_share(const LabelMap& map, double radius) {
  const std::vector<float> inner = inner_distance(map);
  std::vector<bool> reached(map.labels.size(), false);
  const int reach = static_cast<int>(std::ceil(radius));
  for (int y = 0; y < map.height; ++y) {
    for (int x = 0; x < map.width; ++x) {
      const double depth = static_cast<double>(inner[map.index(x, y)]);
      if (depth < radius) continue;
      reached[map.index(x, y)] = true;
      // Round what lies deeper, circles have their middles too.
      if (depth > 2 * radius + 2) continue;
      for (int v = -reach; v <= reach; ++v)
        for (int u = -reach; u <= reach; ++u)
          if (std::hypot(u, v) <= radius + 1 && x + u >= 0 && y + v >= 0 && x + u < map.width &&
              y + v < map.height && map.at(x + u, y + v) == map.at(x, y))
            reached[map.index(x + u, y + v)] = true;
    }
  }
  double narrow = 0;
  for (const bool pixel : reached) narrow += pixel ? 0 : 1;
  return narrow / static_cast<double>(reached.size());
}

// A disc with another in its middle on a plain ground, and in a corner something a little lighter than that:
// oval and aslant, or a square.
Raster disc_and_patch(bool square) {
  Raster picture(480, 360);
  for (int y = 0; y < picture.height; ++y) {
    for (int x = 0; x < picture.width; ++x) {
      std::uint8_t* pixel = picture.at(x, y);
      const double along = (x - 70 + y - 60) / std::sqrt(2.0), across = (x - y - 10) / std::sqrt(2.0);
      const bool lighter =
          square ? std::abs(x - 70) < 20 && std::abs(y - 60) < 20 : std::hypot(along / 34, across / 17) < 1;
      const int light = lighter ? 24 : 0;
      const double off = std::hypot(x - 250, y - 180);
      const bool disc = off < 80, heart = off < 30;
      pixel[0] = static_cast<std::uint8_t>(heart ? 230 : disc ? 200 : 120 + light);
      pixel[1] = static_cast<std::uint8_t>(heart ? 220 : disc ? 50 : 150 + light);
      pixel[2] = static_cast<std::uint8_t>(heart ? 60 : disc ? 40 : 110 + light);
    }
  }
  return picture;
}

TEST(Segmentation, AFaintBlotInTheBackgroundIsNoRegionButAWindowIs) {
  constexpr double mm_per_px = 0.55;
  const PageSettings settings = settings_for(drawing::Age::years_6_8, 50);
  const LabelMap blot = segment(disc_and_patch(false), {}, settings, mm_per_px).map,
                 window = segment(disc_and_patch(true), {}, settings, mm_per_px).map;
  EXPECT_EQ(blot.at(70, 60), blot.at(20, 200));
  EXPECT_NE(blot.at(250, 180), blot.at(20, 200));
  EXPECT_NE(window.at(70, 60), window.at(20, 200));
}

TEST(Segmentation, APencilEntersNearlyEverywhereAlsoWhereLinesCut) {
  const PageSettings settings = settings_for(drawing::Age::years_6_8, 50);
  constexpr double mm_per_px = 0.28;
  for (const std::string name : {"portrait", "crayon-house", "pirate-print"}) {
    std::ifstream file(BUNTSTIFT_SOURCE_DIR "/tests/unit/photo/data/" + name + ".jpg", std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(file), {}};
    const Raster whole = images::read_image(bytes, working_side_px);
    const PixelSize size = working_size(whole.width, whole.height, working_side_px);
    const Raster part =
        resampled(whole, {0, 0, 1.0 * whole.width, 1.0 * whole.height}, size.width, size.height);
    const LabelMap map = segment(part, {}, settings, mm_per_px).map;
    const double radius_mm = (settings.inner_radius_mm + settings.line_mm / 2) / 2;
    EXPECT_LT(narrow_share(map, radius_mm / mm_per_px), 0.0003) << name;
  }
}

// A head that looks at the camera: a light ball with two eyes and a nose, and a streak of darker fur.
TEST(Segmentation, NoShadePartsAFace) {
  Raster head(720, 540);
  const auto in_disc = [](int x, int y, int cx, int cy, int r) {
    return (x - cx) * (x - cx) + (y - cy) * (y - cy) < r * r;
  };
  for (int y = 0; y < head.height; ++y) {
    for (int x = 0; x < head.width; ++x) {
      std::array<int, 3> colour = {70, 130, 60};
      if (in_disc(x, y, 360, 260, 150)) colour = {185, 182, 178};
      if (x >= 300 && x < 326 && y > 236 && y < 330) colour = {128, 124, 120};
      if (in_disc(x, y, 360, 262, 17)) colour = {45, 42, 40};
      if (in_disc(x, y, 312, 215, 7) || in_disc(x, y, 408, 215, 7)) colour = {25, 22, 20};
      for (std::size_t c = 0; c < 3; ++c) head.at(x, y)[c] = static_cast<std::uint8_t>(colour[c]);
    }
  }
  const Segmentation found = segment(head, {}, settings_for(drawing::Age::years_6_8, 50), 0.38);
  EXPECT_EQ(found.eyes.size(), 2U);
  EXPECT_EQ(found.map.at(313, 290), found.map.at(360, 300)) << "a streak of fur";
  EXPECT_NE(found.map.at(360, 262), found.map.at(360, 300)) << "the nose";
  EXPECT_NE(found.map.at(360, 300), found.map.at(40, 40));
}

}  // namespace
}  // namespace photo

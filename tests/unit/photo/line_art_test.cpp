#include "photo/line_art.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include <gtest/gtest.h>

#include "photo/scribbles.h"

namespace photo {
namespace {

constexpr int side_px = 700;

// A ring on white paper, drawn with wax that leaves grains of bare paper, or with ink that leaves none.
Raster ring(bool wax) {
  Raster paper(side_px, side_px);
  constexpr int cell_px = 11, small_px = 3, large_px = 7, large_every = 4;
  for (int y = 0; y < side_px; ++y) {
    for (int x = 0; x < side_px; ++x) {
      if (std::abs(std::hypot(x - side_px / 2, y - side_px / 2) - 220) > 8) continue;
      const int grain_px = (x / cell_px + 3 * (y / cell_px)) % large_every == 0 ? large_px : small_px;
      if (wax && x % cell_px < grain_px && y % cell_px < grain_px) continue;
      std::uint8_t* pixel = paper.at(x, y);
      pixel[0] = 200, pixel[1] = 90, pixel[2] = 40;
    }
  }
  return paper;
}

Composition drawn(const Raster& raster) {
  LineArtSettings settings;
  settings.scribbled = settings_for(drawing::Age::years_6_8, 50);
  return line_composition(raster, settings, 0.2);
}

// How many filled areas there are where so many strokes of 8 pixels lie beside each other.
int areas_of_strokes(int strokes) {
  constexpr int stroke_px = 8, apart_px = 13, first_px = 60, length_px = 200;
  Raster paper(300, 300);
  std::fill(paper.rgb.begin(), paper.rgb.end(), std::uint8_t{255});
  Ink ink{paper.width, paper.height, std::vector<std::uint8_t>(paper.pixels(), 0)};
  for (int k = 0; k < strokes; ++k) {
    for (int y = first_px + k * apart_px; y < first_px + k * apart_px + stroke_px; ++y) {
      for (int x = first_px; x < first_px + length_px; ++x) {
        ink.set[ink.index(x, y)] = 1;
        std::uint8_t* pixel = paper.at(x, y);
        pixel[0] = 60, pixel[1] = 130, pixel[2] = 60;
      }
    }
  }
  return scribbles_of(paper, ink, stroke_px / 2.0, settings_for(drawing::Age::years_6_8, 50), 0.2).count;
}

TEST(LineArt, AFewStrokesSideBySideAreNoFilledArea) {
  EXPECT_EQ(areas_of_strokes(2), 0);
  EXPECT_EQ(areas_of_strokes(9), 1);
}

TEST(LineArt, AStrokeOfWaxIsOneLineAndNoChainOfBubbles) {
  const Composition plain = drawn(ring(false)), wax = drawn(ring(true));
  EXPECT_EQ(plain.map.count, 2);
  EXPECT_EQ(wax.map.count, 2);
  EXPECT_TRUE(wax.lines.empty());
}

TEST(LineArt, ASmallGapInAPrintStays) {
  Raster print = ring(false);
  // A ring of two millimetres round bare paper, such as a button.
  for (int y = 80; y < 110; ++y)
    for (int x = 80; x < 110; ++x)
      if (const double off = std::hypot(x - 95, y - 95); off > 5 && off < 9)
        print.at(x, y)[0] = print.at(x, y)[1] = print.at(x, y)[2] = 20;
  EXPECT_EQ(drawn(print).map.count, 3);
}

}  // namespace
}  // namespace photo

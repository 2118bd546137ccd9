#include "photo/bitmap_gate.h"

#include <gtest/gtest.h>

namespace photo {
namespace {

void dot(Raster& image, int x, int y, std::uint8_t r, std::uint8_t g, std::uint8_t b) {
  std::uint8_t* pixel = image.at(x, y);
  pixel[0] = r;
  pixel[1] = g;
  pixel[2] = b;
}

void fill(Raster& image, int left, int top, int right, int bottom, std::uint8_t value) {
  for (int y = top; y < bottom; ++y) {
    for (int x = left; x < right; ++x) dot(image, x, y, value, value, value);
  }
}

// A grid of lines of three pixels: one connected area, and a good page.
Raster grid() {
  Raster image(320, 400);
  for (int at = 20; at < 320; at += 60) fill(image, at, 0, at + 3, 400, 0);
  for (int at = 20; at < 400; at += 60) fill(image, 0, at, 320, at + 3, 0);
  return image;
}

TEST(BitmapGate, JoinedLinesAreNoSolidBlack) {
  const BitmapShares measures = shares_of(grid());
  EXPECT_GT(measures.black, 0.05);
  EXPECT_LT(measures.black, 0.36);
  EXPECT_EQ(measures.solid_black, 0);
  EXPECT_EQ(measures.saturated, 0);
  EXPECT_EQ(measures.midtones, 0);
}

TEST(BitmapGate, AnAreaIsSolidBlack) {
  Raster image = grid();
  fill(image, 100, 100, 160, 160, 0);
  EXPECT_GT(shares_of(image).solid_black, 0.008);
}

TEST(BitmapGate, TellsColourFromGrey) {
  Raster image(100, 100);
  for (int x = 0; x < 100; ++x) dot(image, x, 50, 230, 40, 40);
  fill(image, 0, 60, 100, 62, 128);
  const BitmapShares measures = shares_of(image);
  EXPECT_NEAR(measures.saturated, 0.01, 1e-9);
  EXPECT_NEAR(measures.midtones, 0.03, 1e-9);  // red is as bright as a midtone
}

TEST(BitmapGate, APictureWithoutPixelsHasNoMeasures) {
  EXPECT_EQ(shares_of(Raster()).black, 0);
}

}  // namespace
}  // namespace photo

#include "app/bitmap_cleaner.h"

#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "images/image_reader.h"
#include "support/image_files.h"

namespace app {
namespace {

class BitmapCleanerTest : public testing::Test {
 protected:
  ports::CleanedLines clean(std::string_view file) { return cleaner_.clean(file, {}); }

  images::ImageReader reader_;
  BitmapCleaner cleaner_{reader_};
};

TEST_F(BitmapCleanerTest, WhatIsNoPictureIsUnreadable) {
  for (const std::string& bytes : {std::string(), std::string("<html>"), std::string("\x89PNG\r\n\x1a\n"),
                                   std::string("GIF89a"), std::string(1000, '\0')}) {
    EXPECT_EQ(clean(bytes).fault, ports::LineFault::unreadable);
  }
}

TEST_F(BitmapCleanerTest, ABombIsUnreadable) {
  EXPECT_EQ(clean(test::png_bomb(20'000, 20'000)).fault, ports::LineFault::unreadable);
}

TEST_F(BitmapCleanerTest, LinesBecomeAreasThatCanBeColoured) {
  const photo::Raster drawing = test::line_drawing(1088, 1536);
  for (const std::string& file :
       {test::encode_png(drawing), test::encode_webp(drawing), test::encode_jpeg(drawing)}) {
    const ports::CleanedLines lines = clean(file);
    ASSERT_EQ(lines.fault, ports::LineFault::none);
    EXPECT_GE(lines.picture.elements.size(), 4U);
  }
}

TEST_F(BitmapCleanerTest, ALargePictureGivesTheSamePage) {
  const ports::CleanedLines small = clean(test::encode_png(test::line_drawing(1088, 1536)));
  const ports::CleanedLines large = clean(test::encode_png(test::line_drawing(3264, 4608)));
  ASSERT_EQ(large.fault, ports::LineFault::none);
  EXPECT_EQ(large.picture.elements.size(), small.picture.elements.size());
}

TEST_F(BitmapCleanerTest, WhatIsNoColouringPageSaysWhy) {
  photo::Raster black(400, 600);
  std::fill(black.rgb.begin(), black.rgb.end(), std::uint8_t{0});
  EXPECT_EQ(clean(test::encode_png(black)).fault, ports::LineFault::too_dark);
  EXPECT_EQ(clean(test::encode_png(photo::Raster(400, 600))).fault, ports::LineFault::empty);
  EXPECT_EQ(clean(test::encode_png(test::still_life(400, 600))).fault, ports::LineFault::coloured);
}

}  // namespace
}  // namespace app

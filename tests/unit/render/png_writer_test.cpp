#include "render/png_writer.h"

#include <cmath>
#include <cstdint>
#include <cstring>
#include <stdexcept>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <png.h>

#include "support/sample_books.h"

namespace {

using drawing::Fill;
using drawing::Picture;
using drawing::Role;
using drawing::Shape;

struct Bitmap {
  int width = 0, height = 0;
  std::vector<std::uint8_t> pixels;
  int at(double x, double y) const {
    return pixels.at(static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                     static_cast<std::size_t>(x));
  }
};

Bitmap decode(const std::string& bytes) {
  png_image image;
  std::memset(&image, 0, sizeof image);
  image.version = PNG_IMAGE_VERSION;
  EXPECT_NE(png_image_begin_read_from_memory(&image, bytes.data(), bytes.size()), 0) << image.message;
  image.format = PNG_FORMAT_GRAY;
  Bitmap bitmap{static_cast<int>(image.width), static_cast<int>(image.height), {}};
  bitmap.pixels.resize(PNG_IMAGE_SIZE(image));
  EXPECT_NE(png_image_finish_read(&image, nullptr, bitmap.pixels.data(), 0, nullptr), 0) << image.message;
  return bitmap;
}

// A page of 100 x 50 mm, drawn at 10 pixels per millimetre.
Picture small_page() {
  Picture picture;
  picture.width_mm = 100;
  picture.height_mm = 50;
  picture.elements.resize(1);
  return picture;
}

Shape square(double left, double top, double size, double line_mm) {
  Shape shape;
  shape.path.add_rect({left, top, left + size, top + size});
  shape.line_mm = line_mm;
  return shape;
}

TEST(PngWriter, SizeFollowsThePage) {
  const Bitmap bitmap = decode(render::write_png(small_page(), 1000));
  EXPECT_EQ(bitmap.width, 1000);
  EXPECT_EQ(bitmap.height, 500);
  for (const std::uint8_t pixel : bitmap.pixels) ASSERT_EQ(pixel, 255);
}

TEST(PngWriter, ARegionIsWhiteWithABlackOutline) {
  Picture picture = small_page();
  picture.shapes = {square(10, 10, 20, 1)};
  const Bitmap bitmap = decode(render::write_png(picture, 1000));
  EXPECT_EQ(bitmap.at(100, 200), 0);    // on the left edge
  EXPECT_EQ(bitmap.at(96, 200), 0);     // half a millimetre outwards
  EXPECT_EQ(bitmap.at(93, 200), 255);   // outside of the line
  EXPECT_EQ(bitmap.at(200, 200), 255);  // inside
}

TEST(PngWriter, ScalesABitmapByItsShareOfBlack) {
  const books::Bitmap square = support::black_square(400, 200);  // black from a quarter to three quarters
  for (const int width : {64, 100, 400, 1000}) {
    const Bitmap bitmap = decode(render::write_png(square, width));
    EXPECT_EQ(bitmap.width, width);
    EXPECT_EQ(bitmap.height, width / 2);
    EXPECT_EQ(bitmap.at(width * 0.5, width * 0.25), 0);
    EXPECT_EQ(bitmap.at(width * 0.1, width * 0.25), 255);
    double sum = 0;
    for (const std::uint8_t pixel : bitmap.pixels) sum += pixel;
    EXPECT_NEAR(sum / static_cast<double>(bitmap.pixels.size()), 255 * 0.75, 1);
  }
  EXPECT_THROW(render::write_png(square, 63), std::invalid_argument);
  EXPECT_THROW(render::write_png(support::black_square(10, 200), 100), std::invalid_argument);
  EXPECT_THROW(render::write_png(books::Bitmap{}, 100), std::invalid_argument);
}

TEST(PngWriter, LaterShapesHideEarlierOnes) {
  Picture picture = small_page();
  picture.shapes = {square(10, 10, 20, 1), square(20, 20, 20, 1)};
  const Bitmap bitmap = decode(render::write_png(picture, 1000));
  EXPECT_EQ(bitmap.at(300, 250), 255);  // the first square's right edge, under the second one
  EXPECT_EQ(bitmap.at(300, 150), 0);
}

TEST(PngWriter, SolidsAreBlackAndLinesAreNotFilled) {
  Picture picture = small_page();
  Shape solid = square(10, 10, 10, 0);
  solid.fill = Fill::black;
  solid.role = Role::solid;
  Shape line;
  line.path.move_to({50, 10});
  line.path.line_to({70, 10});
  line.path.line_to({70, 30});
  line.fill = Fill::none;
  line.role = Role::detail;
  line.line_mm = 1;
  picture.shapes = {solid, line};
  const Bitmap bitmap = decode(render::write_png(picture, 1000));
  EXPECT_EQ(bitmap.at(150, 150), 0);
  EXPECT_EQ(bitmap.at(600, 100), 0);
  EXPECT_EQ(bitmap.at(660, 140), 255);
}

TEST(PngWriter, EvenOddLeavesHoles) {
  Picture picture = small_page();
  Shape ring = square(10, 10, 30, 0);
  ring.path.add_rect({20, 20, 30, 30});
  ring.fill = Fill::black;
  picture.shapes = {ring};
  EXPECT_EQ(decode(render::write_png(picture, 1000)).at(250, 250), 0);
  picture.shapes[0].even_odd = true;
  const Bitmap bitmap = decode(render::write_png(picture, 1000));
  EXPECT_EQ(bitmap.at(250, 250), 255);
  EXPECT_EQ(bitmap.at(150, 250), 0);
}

TEST(PngWriter, ALineWithoutLengthIsARoundDot) {
  Picture picture = small_page();
  Shape dot;
  dot.path.move_to({50, 25});
  dot.path.line_to({50, 25});
  dot.fill = Fill::none;
  dot.role = Role::detail;
  dot.line_mm = 4;
  picture.shapes = {dot};
  const Bitmap bitmap = decode(render::write_png(picture, 1000));
  EXPECT_EQ(bitmap.at(500, 250), 0);
  EXPECT_EQ(bitmap.at(515, 250), 0);
  EXPECT_EQ(bitmap.at(517, 267), 255);  // the corner of a square dot
}

TEST(PngWriter, NothingIsPaintedOutsideOfTheClipExceptFrames) {
  Picture picture = small_page();
  picture.clip = {10, 10, 90, 40};
  picture.clip_radius_mm = 8;
  Shape all = square(-5, -5, 120, 0);
  all.fill = Fill::black;
  Shape frame = square(2, 2, 46, 1);
  frame.fill = Fill::none;
  frame.role = Role::frame;
  picture.shapes = {frame, all};
  const Bitmap bitmap = decode(render::write_png(picture, 1000));
  EXPECT_EQ(bitmap.at(500, 250), 0);
  EXPECT_EQ(bitmap.at(500, 50), 255);
  EXPECT_EQ(bitmap.at(103, 103), 255);  // in the rounded corner
  EXPECT_EQ(bitmap.at(0, 0), 255);
  EXPECT_EQ(bitmap.at(20, 250), 0);  // the frame
}

TEST(PngWriter, EdgesAreAntiAliased) {
  Picture picture = small_page();
  Shape disc;
  disc.path.add_ellipse({50, 25}, 20, 20);
  disc.fill = Fill::black;
  picture.shapes = {disc};
  const Bitmap bitmap = decode(render::write_png(picture, 1000));
  int grey = 0;
  double ink = 0;
  for (const std::uint8_t pixel : bitmap.pixels) {
    grey += pixel > 0 && pixel < 255;
    ink += 1 - pixel / 255.0;
  }
  EXPECT_GT(grey, 500);
  EXPECT_NEAR(ink, M_PI * 200 * 200, 200);
}

TEST(PngWriter, RefusesSizesOutOfRange) {
  EXPECT_THROW(render::write_png(small_page(), 63), std::invalid_argument);
  EXPECT_THROW(render::write_png(small_page(), 5001), std::invalid_argument);
  EXPECT_NO_THROW(render::write_png(small_page(), 64));
  Picture none;
  none.width_mm = 0;
  EXPECT_THROW(render::write_png(none, 100), std::invalid_argument);
  Picture tower;
  tower.width_mm = 1;
  tower.height_mm = 1000;
  EXPECT_THROW(render::write_png(tower, 5000), std::invalid_argument);
}

}  // namespace

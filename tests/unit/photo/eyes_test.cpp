#include "photo/eyes.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

#include "drawing/model/measure.h"
#include "photo/composition.h"
#include "photo/page.h"
#include "support/image_files.h"

namespace photo {
namespace {

using geometry::Point;

constexpr int fur_width = 800, fur_height = 600;

// A head of light fur before a meadow.
Raster head() {
  Raster raster(fur_width, fur_height);
  std::uint32_t state = 5;  // the generator of Numerical Recipes
  for (int y = 0; y < fur_height; ++y) {
    for (int x = 0; x < fur_width; ++x) {
      state = state * 1664525U + 1013904223U;
      const int grain = static_cast<int>(state >> 28U);
      const bool is_head = std::hypot((x - 400) / 1.3, y - 300) < 190;
      std::uint8_t* pixel = raster.at(x, y);
      pixel[0] = static_cast<std::uint8_t>((is_head ? 205 : 70) + grain);
      pixel[1] = static_cast<std::uint8_t>((is_head ? 170 : 125) + grain);
      pixel[2] = static_cast<std::uint8_t>((is_head ? 120 : 50) + grain);
    }
  }
  return raster;
}

void add_dark(Raster& raster, Point middle, double radius_x, double radius_y) {
  for (int y = 0; y < raster.height; ++y)
    for (int x = 0; x < raster.width; ++x)
      if (std::hypot((x + 0.5 - middle.x) / radius_x, (y + 0.5 - middle.y) / radius_y) < 1)
        std::fill_n(raster.at(x, y), 3, std::uint8_t{25});
}

std::vector<Eye> eyes_in(const Raster& raster) {
  return eyes_of(to_lab(raster), {});
}

TEST(Eyes, AreFoundWhereTheyAreAndAsLargeAsTheyAre) {
  for (const double radius : {4.0, 8.0, 15.0, 24.0}) {
    Raster raster = head();
    const Point eyes[] = {{320, 250}, {480, 250}};
    for (const Point eye : eyes) add_dark(raster, eye, radius, radius);
    const std::vector<Eye> found = eyes_in(raster);
    ASSERT_EQ(found.size(), 2U) << radius;
    for (const Point eye : eyes) {
      const auto near = std::find_if(found.begin(), found.end(), [&](const Eye& other) {
        return geometry::length(other.middle - eye) < 2;
      });
      ASSERT_NE(near, found.end()) << radius;
      EXPECT_NEAR(near->radius, radius, 0.2 * radius + 0.5);
    }
  }
}

TEST(Eyes, AreNoMouthsNoCornersAndNotMany) {
  Raster mouth = head();
  add_dark(mouth, {400, 400}, 60, 8);
  EXPECT_TRUE(eyes_in(mouth).empty());
  Raster corner = head();
  for (int y = 0; y < 60; ++y) std::fill_n(corner.at(380, 240 + y), 3 * 60, std::uint8_t{25});
  EXPECT_TRUE(eyes_in(corner).empty()) << "a window";
  Raster leopard = head();
  for (int i = 0; i < 20; ++i) add_dark(leopard, {240.0 + i % 5 * 80, 190.0 + i / 5 * 70}, 10, 10);
  EXPECT_TRUE(eyes_in(leopard).empty());
  EXPECT_TRUE(eyes_in(Raster(3, 3)).empty());
}

TEST(Eyes, AreNoButtonsAndNoEarAlone) {
  Raster coat = head();
  for (const double y : {230.0, 300.0, 370.0}) add_dark(coat, {400, y}, 9, 9);
  EXPECT_TRUE(eyes_in(coat).empty()) << "buttons";
  Raster ear = head();
  add_dark(ear, {400, 250}, 28, 28);
  EXPECT_TRUE(eyes_in(ear).empty()) << "an ear";
  Raster fish = head();
  add_dark(fish, {400, 250}, 12, 12);
  EXPECT_EQ(eyes_in(fish).size(), 1U);
}

TEST(Eyes, OfAFaceAreTheFacesOwn) {
  Raster raster = head();
  add_dark(raster, {320, 250}, 10, 10);
  EXPECT_TRUE(eyes_of(to_lab(raster), {{{400, 300}, 300, 20, false}}).empty());
}

TEST(Eyes, LieBesideEachOther) {
  Raster profile = head();
  add_dark(profile, {400, 230}, 9, 9);
  add_dark(profile, {370, 310}, 7, 7);
  const std::vector<Eye> found = eyes_in(profile);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_NEAR(found[0].middle.y, 230, 3) << "below is a nose";
}

TEST(Eyes, AreOnNoSky) {
  // A lamp before the sky, which reaches along the picture's edge.
  Raster raster = head();
  add_dark(raster, {120, 80}, 9, 9);
  for (int y = 500; y < fur_height; ++y)
    for (int x = 0; x < fur_width; ++x)
      std::copy_n(x < 400 ? "\x30\x30\xA0" : "\xA0\x30\x30", 3, raster.at(x, y));
  Wishes wishes;
  wishes.kind = Kind::photo;
  const Page page = make_page(raster, wishes);
  for (const drawing::Shape& shape : page.picture.shapes) EXPECT_NE(shape.role, drawing::Role::solid);
}

TEST(Eyes, AreCoveredWithTheFurRoundThem) {
  Raster raster = head();
  add_dark(raster, {320, 250}, 12, 12);
  Lab lab = to_lab(raster);
  const Lab bare = to_lab(head());
  const std::size_t at = 250 * fur_width + 320;
  ASSERT_LT(lab.channels[0][at], 20);
  cover_eyes(lab, {{{320, 250}, 12, 0}});
  for (std::size_t c = 0; c < lab.channels.size(); ++c)
    EXPECT_NEAR(lab.channels[c][at], bare.channels[c][at], 6);
}

TEST(Eyes, HaveAnIrisToColourAndAPupilThatIsNotAllBlack) {
  Raster raster = head();
  for (const double x : {320.0, 480.0}) add_dark(raster, {x, 250}, 14, 14);
  Wishes wishes;
  wishes.orientation = drawing::Orientation::landscape;
  const Page page = make_page(raster, wishes);
  int irises = 0, pupils = 0;
  for (const drawing::Shape& shape : page.picture.shapes) {
    const geometry::Rect box = shape.path.bounds();
    const bool is_small = box.width() < 20;
    if (shape.role == drawing::Role::region && is_small) ++irises;
    if (shape.role != drawing::Role::solid) continue;
    ++pupils;
    EXPECT_LT(box.width(), 0.6 * 2 * 14 * 1.5 * 0.36);
  }
  EXPECT_EQ(irises, 2);
  EXPECT_EQ(pupils, 2);
  const drawing::PageMeasure measure = drawing::measure(page.picture);
  EXPECT_EQ(measure.under_2_mm2, 0) << "the glint is open towards the iris";
  EXPECT_EQ(measure.regions, page.regions);
}

// A page of one region with one eye between lids, whose iris has such a radius on paper.
int regions_with_eye(double iris_mm) {
  Composition page;
  page.map = {200, 200, 1, std::vector<int>(200U * 200U, 0)};
  page.eyes = {{{100, 100}, 10, 25}};
  const double side_mm = 200 * iris_mm / 10;
  const drawing::Picture picture =
      compose(page, {20, 20, 20 + side_mm, 20 + side_mm}, drawing::Orientation::portrait, drawing::Paper::a4);
  return static_cast<int>(
      std::count_if(picture.shapes.begin(), picture.shapes.end(),
                    [](const drawing::Shape& shape) { return shape.role == drawing::Role::region; }));
}

TEST(Eyes, BetweenLidsHaveAnIrisToColourWhereAPencilFits) {
  EXPECT_EQ(regions_with_eye(3), 3) << "skin, white and iris";
  EXPECT_EQ(regions_with_eye(1.4), 2);
}

}  // namespace
}  // namespace photo

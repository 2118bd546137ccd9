#include "photo/kind.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <string>
#include <utility>

#include <gtest/gtest.h>

#include "base/error.h"
#include "photo/page.h"
#include "support/image_files.h"

namespace photo {
namespace {

// Adds a disc of so many pixels across, its rim smooth as a lens draws it.
void add_disc(Raster& raster, double cx, double cy, int across_px, std::array<int, 3> colour) {
  for (int y = 0; y < raster.height; ++y) {
    for (int x = 0; x < raster.width; ++x) {
      const double covered =
          std::clamp(across_px / 2.0 - std::hypot(x + 0.5 - cx, y + 0.5 - cy) + 0.5, 0.0, 1.0);
      std::uint8_t* pixel = raster.at(x, y);
      for (std::size_t c = 0; c < colour.size(); ++c)
        pixel[c] = static_cast<std::uint8_t>(pixel[c] + std::lround(covered * (colour[c] - pixel[c])));
    }
  }
}

Raster white_paper() {
  Raster raster(1000, 750);
  std::fill(raster.rgb.begin(), raster.rgb.end(), std::uint8_t{255});
  return raster;
}

Raster disc_on_white(int across_px, std::array<int, 3> colour) {
  Raster raster = white_paper();
  add_disc(raster, 500, 375, across_px, colour);
  return raster;
}

TEST(Kind, TellsPhotosFromDrawings) {
  EXPECT_EQ(kind_of(test::still_life(480, 360)), Kind::photo);
  EXPECT_EQ(kind_of(test::landscape(480, 360)), Kind::photo);
  EXPECT_EQ(kind_of(test::white_wall(480, 360)), Kind::photo);
  EXPECT_EQ(kind_of(test::noise(480, 360)), Kind::photo);
  EXPECT_EQ(kind_of(test::pencil_drawing(480, 480)), Kind::drawing);
  EXPECT_EQ(kind_of(test::line_drawing(480, 480)), Kind::line_art);
}

// A sheet on a table, photographed a little from the side.
TEST(Kind, ASheetOnATableIsADrawing) {
  const Raster sheet = test::pencil_drawing(400, 400);
  Raster table(560, 480);
  for (int y = 0; y < table.height; ++y)
    for (int x = 0; x < table.width; ++x) std::copy_n("\x50\x38\x20", 3, table.at(x, y));
  for (int y = 0; y < sheet.height; ++y)
    for (int x = 0; x < sheet.width; ++x) std::copy_n(sheet.at(x, y), 3, table.at(80 + x + y / 20, 40 + y));
  EXPECT_EQ(kind_of(table), Kind::drawing);
  // Nothing is drawn on it: a door, a fridge.
  for (int y = 0; y < 400; ++y)
    for (int x = 0; x < 400; ++x) std::fill_n(table.at(80 + x + y / 20, 40 + y), 3, std::uint8_t{225});
  EXPECT_EQ(kind_of(table), Kind::photo);
}

// A felt pen's small circle on a large sheet, and a filled one.
TEST(Kind, ASmallThingIsFilledAndASmallDrawingIsNot) {
  Raster ring = disc_on_white(160, {30, 30, 40});
  add_disc(ring, 500, 375, 148, {255, 255, 255});
  EXPECT_NE(kind_of(ring), Kind::photo);
  EXPECT_EQ(kind_of(disc_on_white(160, {30, 30, 40})), Kind::photo);
}

// Pale plaster with dark grains, and a page with many small things.
TEST(Kind, GrainsAreNoStrokes) {
  Raster grains(480, 360), things(480, 360);
  const auto mark = [](Raster& raster, int left, int top, int size, auto is_marked) {
    for (int y = 0; y < size; ++y) {
      for (int x = 0; x < size; ++x) {
        if (!is_marked(x, y)) continue;
        std::fill_n(raster.at(left + x, top + y), 3, std::uint8_t{90});
      }
    }
  };
  std::uint32_t state = 1;  // the generator of Numerical Recipes, so that nothing stands in rows
  const auto below = [&state](int limit) {
    state = state * 1664525U + 1013904223U;
    return static_cast<int>((state >> 16U) % static_cast<std::uint32_t>(limit));
  };
  for (int i = 0; i < 500; ++i) {
    mark(grains, below(470), below(350), 2 + below(3), [](int, int) { return true; });
  }
  for (int i = 0; i < 80; ++i) {
    mark(things, 8 + i % 10 * 46, 6 + i / 10 * 44, 28,
         [](int x, int y) { return x < 2 || y < 2 || x > 25 || y > 25; });
  }
  EXPECT_EQ(kind_of(grains), Kind::photo);
  EXPECT_NE(kind_of(things), Kind::photo);
}

// The reason why no page is made.
std::string why_refused(Raster raster, const Wishes& wishes) {
  try {
    make_page(std::move(raster), wishes);
  } catch (const base::AppError& error) {
    return error.reason();
  }
  return "";
}

TEST(Kind, OneThingOnAPlainGroundIsOne) {
  for (const int across : {60, 120, 400}) {
    const Page page = make_page(disc_on_white(across, {139, 90, 43}), {});
    EXPECT_EQ(page.kind, Kind::photo) << across;
    EXPECT_EQ(page.regions, 2) << across;
    EXPECT_EQ(page.advice, "photo_few_regions") << across;
  }
}

TEST(Kind, OfWhatIsHardlySeenIsNone) {
  EXPECT_EQ(why_refused(disc_on_white(200, {246, 246, 246}), {}), "photo_without_edges");
  // Light that fades, and a wall in half shadow, are no thing on a ground.
  Raster fading = test::white_wall(640, 480), shadow = test::white_wall(640, 480);
  for (int y = 0; y < 480; ++y) {
    for (int x = 0; x < 640; ++x) {
      std::fill_n(fading.at(x, y), 3, static_cast<std::uint8_t>(180 + x / 10));
      std::fill_n(shadow.at(x, y), 3, static_cast<std::uint8_t>(x < 300 ? 150 : 230));
    }
  }
  for (const Raster& wall : {fading, shadow}) EXPECT_NE(why_refused(wall, {}), "");
}

// Two far apart are no small thing, and filled too thinly for a photo.
TEST(Kind, AGuessedDrawingWithoutLinesIsTriedAsAPhoto) {
  Raster two = white_paper();
  for (const double x : {200.5, 800.5}) add_disc(two, x, 375.5, 120, {139, 90, 43});
  ASSERT_NE(kind_of(two), Kind::photo);
  const Page page = make_page(two, {});
  EXPECT_EQ(page.kind, Kind::photo);
  EXPECT_EQ(page.regions, 3);
  Raster lines = white_paper();
  for (const double x : {200.0, 800.0}) {
    add_disc(lines, x, 375, 100, {139, 90, 43});
    add_disc(lines, x, 375, 90, {255, 255, 255});
    add_disc(lines, x, 420, 30, {255, 255, 255});
  }
  EXPECT_NE(make_page(lines, {}).kind, Kind::photo) << "open lines are lines";
}

// A white wall, half in the shadow of something that is not in the picture.
Raster half_shadowed_wall(double soft_px) {
  Raster wall(800, 600);
  std::uint32_t chance = 7;
  for (int y = 0; y < wall.height; ++y) {
    for (int x = 0; x < wall.width; ++x) {
      const double shade = std::clamp((x - 380 - y / 4.0) / soft_px + 0.5, 0.0, 1.0);
      chance = chance * 1664525U + 1013904223U;
      const double grain = (chance >> 24U) / 255.0 * 8 - 4;
      const std::array<double, 3> lit = {233, 230, 223}, dark = {176, 174, 178};
      for (std::size_t c = 0; c < 3; ++c)
        wall.at(x, y)[c] = static_cast<std::uint8_t>(lit[c] + shade * (dark[c] - lit[c]) + grain);
    }
  }
  return wall;
}

TEST(Kind, TheEdgeOfAShadowIsNoStroke) {
  for (const double soft_px : {3.0, 20.0, 60.0}) {
    try {
      make_page(half_shadowed_wall(soft_px), {});
      ADD_FAILURE() << "a page of a shadow, " << soft_px;
    } catch (const base::AppError& error) {
      EXPECT_EQ(error.reason(), "photo_without_edges") << soft_px;
    }
  }
}

TEST(Kind, ASmallDrawingOnALargeSheetFillsThePage) {
  const Raster small = test::line_drawing(260, 260);
  Raster sheet(1200, 900);
  std::fill(sheet.rgb.begin(), sheet.rgb.end(), std::uint8_t{255});
  for (int y = 0; y < small.height; ++y)
    for (int x = 0; x < small.width; ++x) std::copy_n(small.at(x, y), 3, sheet.at(760 + x, 120 + y));
  const auto part = marked_part(sheet);
  ASSERT_TRUE(part);
  EXPECT_GT(part->left, 0.5);
  EXPECT_LT(part->bottom, 0.6);
  const Page page = make_page(std::move(sheet), {});
  EXPECT_EQ(page.kind, Kind::line_art);
  geometry::Rect all{1e9, 1e9, 0, 0};
  for (const drawing::Shape& shape : page.picture.shapes) {
    const geometry::Rect box = shape.path.bounds();
    if (box.area() > 0.8 * page.picture.clip.area()) continue;
    all = {std::min(all.left, box.left), std::min(all.top, box.top), std::max(all.right, box.right),
           std::max(all.bottom, box.bottom)};
  }
  EXPECT_GT(std::max(all.width() / page.picture.clip.width(), all.height() / page.picture.clip.height()),
            0.6);
}

TEST(Kind, ADrawingAllOverTheSheetIsUsedWhole) {
  EXPECT_FALSE(marked_part(test::line_drawing(480, 480)));
  EXPECT_FALSE(marked_part(test::still_life(480, 360)));
}

}  // namespace
}  // namespace photo

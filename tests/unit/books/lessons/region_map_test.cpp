#include "books/lessons/region_map.h"

#include <gtest/gtest.h>

#include "support/sample_books.h"

namespace books::lessons {
namespace {

using geometry::Affine;
using geometry::Point;
using geometry::Rect;

void add_rect(drawing::Picture& picture, const Rect& rect) {
  drawing::Shape shape;
  shape.path.add_rect(rect);
  shape.line_mm = 1;
  picture.shapes.push_back(std::move(shape));
}

// Two squares side by side with a common border, and a third one far off, on a page of 100 by 100 mm.
Page three_squares() {
  drawing::Picture picture;
  picture.width_mm = picture.height_mm = 100;
  add_rect(picture, {10, 10, 40, 40});
  add_rect(picture, {40, 10, 70, 40});
  add_rect(picture, {10, 70, 20, 80});
  return {picture, "builtin", ""};
}

TEST(RegionMap, FindsWhatLiesBetweenTheLines) {
  const RegionMap map(three_squares(), {}, {0, 0, 100, 100});
  ASSERT_EQ(map.regions().size(), 4u);  // the paper around them is the fourth
  const auto left = map.at({25, 25}), right = map.at({55, 25}), paper = map.at({90, 90});
  ASSERT_TRUE(left && right && paper);
  EXPECT_NE(*left, *right);
  EXPECT_FALSE(map.at({40, 25}));  // on the line
  EXPECT_FALSE(map.at({-1, 5}));
  const ColourRegion& region = map.regions()[*left];
  EXPECT_NEAR(region.area_mm2, 29 * 29, 15);
  EXPECT_NEAR(region.pole.x, 25, 1);
  EXPECT_NEAR(region.radius_mm, 14.5, 0.5);
  EXPECT_EQ(region.shape, 0u);
  EXPECT_EQ(region.neighbours,
            (std::vector<std::size_t>{std::min(*right, *paper), std::max(*right, *paper)}));
}

TEST(RegionMap, PlacesBoxesInside) {
  const RegionMap map(three_squares(), {}, {0, 0, 100, 100});
  const std::size_t left = *map.at({25, 25});
  const auto center = map.place(left, 25, 10);
  ASSERT_TRUE(center);
  EXPECT_TRUE(map.holds(left, {center->x - 12.5, center->y - 5, center->x + 12.5, center->y + 5}));
  EXPECT_FALSE(map.place(left, 30, 10));
  EXPECT_FALSE(map.holds(left, {20, 20, 45, 30}));
}

TEST(RegionMap, FindsRoomAwayFromThePole) {
  // A flat wide arm on a tall body: the pole lies in the body, a wide box fits only into the arm.
  drawing::Picture picture;
  picture.width_mm = picture.height_mm = 100;
  drawing::Shape shape;
  shape.path.add_polygon({{10, 10}, {30, 10}, {30, 70}, {90, 70}, {90, 85}, {10, 85}});
  shape.line_mm = 1;
  picture.shapes.push_back(shape);
  const RegionMap map({picture, "builtin", ""}, {}, {0, 0, 100, 100});
  const std::size_t region = *map.at({20, 20});
  const auto center = map.place(region, 60, 8);
  ASSERT_TRUE(center);
  EXPECT_GT(center->y, 70);
}

TEST(RegionMap, ReadsBitmapsLikeDrawings) {
  const Page page{support::black_square(400, 400), "Bildmodell", ""};
  const RegionMap map(page, Affine::scaling(0.25, 0.25), {0, 0, 100, 100});
  ASSERT_EQ(map.regions().size(), 1u);
  EXPECT_FALSE(map.at({50, 50}));
  EXPECT_TRUE(map.at({10, 50}));
  EXPECT_NEAR(map.regions()[0].area_mm2, 7500, 120);
  EXPECT_FALSE(map.regions()[0].element);
}

TEST(RegionMap, KnowsTheMarginOfABitmap) {
  // A frame 4 mm from the edges: the strip outside of it is nothing to colour.
  drawing::Picture picture;
  picture.width_mm = picture.height_mm = 100;
  add_rect(picture, {4, 4, 96, 96});
  const RegionMap map({picture, "builtin", ""}, {}, {0, 0, 100, 100});
  EXPECT_TRUE(map.regions()[*map.at({2, 50})].is_margin);
  EXPECT_FALSE(map.regions()[*map.at({50, 50})].is_margin);
  // The paper round things is wide, and something to colour.
  const RegionMap squares(three_squares(), {}, {0, 0, 100, 100});
  for (const ColourRegion& region : squares.regions()) EXPECT_FALSE(region.is_margin);
}

TEST(RegionMap, CutsAtTheClip) {
  Page page = three_squares();
  std::get<drawing::Picture>(page.picture).clip = {0, 0, 60, 60};
  const RegionMap map(page, {}, {0, 0, 100, 100});
  EXPECT_FALSE(map.at({90, 90}));
  EXPECT_TRUE(map.at({55, 25}));
  EXPECT_FALSE(map.at({65, 25}));
}

}  // namespace
}  // namespace books::lessons

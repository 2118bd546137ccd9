#include "geometry/mask.h"

#include <cmath>
#include <numbers>

#include <gtest/gtest.h>

#include "geometry/distance.h"
#include "geometry/regions.h"

namespace geometry {
namespace {

constexpr Rect page = {0, 0, 100, 80};

Path circle(Point center, double radius) {
  Path path;
  path.add_ellipse(center, radius, radius);
  return path;
}

TEST(Mask, FillsAboutTheAreaOfAFigure) {
  Mask mask(page, 0.5);
  mask.fill(circle({50, 40}, 20), false, true, 0.01);
  EXPECT_NEAR(static_cast<double>(mask.count()) * 0.25, std::numbers::pi * 400, 6);
  EXPECT_TRUE(mask.at(Point{50, 40}));
  EXPECT_FALSE(mask.at(Point{50, 61}));
}

TEST(Mask, TakesNoNoticeOfWhatLiesOutside) {
  Mask mask(page, 1);
  mask.fill(circle({-50, 40}, 20), false, true, 0.01);
  mask.stroke(circle({150, 40}, 20), 4, true, 0.01);
  EXPECT_EQ(mask.count(), 0u);
  mask.fill(Rect{-100, -100, 300, 300}, true);
  EXPECT_EQ(mask.count(), 8000u);
  EXPECT_FALSE(mask.at(Point{-1, 5}));
  EXPECT_FALSE(mask.at(Point{100.5, 5}));
}

TEST(Mask, EvenOddLeavesAHoleWhereNonZeroDoesNot) {
  Path path = circle({50, 40}, 30);
  path.append(circle({50, 40}, 10));
  Mask odd(page, 1), full(page, 1);
  odd.fill(path, true, true, 0.01);
  full.fill(path, false, true, 0.01);
  EXPECT_FALSE(odd.at(Point{50, 40}));
  EXPECT_TRUE(full.at(Point{50, 40}));
  EXPECT_TRUE(odd.at(Point{70, 40}));
}

TEST(Mask, StrokeIsAsWideAsThePenEverywhere) {
  Path path;
  path.move_to({10, 40});
  path.line_to({90, 40});
  Mask mask(page, 0.25);
  mask.stroke(path, 4, true, 0.01);
  EXPECT_TRUE(mask.at(Point{50, 41.8}));
  EXPECT_FALSE(mask.at(Point{50, 42.2}));
  EXPECT_TRUE(mask.at(Point{8.3, 40}));  // the round cap
  EXPECT_FALSE(mask.at(Point{7.7, 40}));
}

TEST(Mask, SetOperationsCountAsSetsDo) {
  Mask a(page, 1), b(page, 1);
  a.fill(Rect{0, 0, 10, 10}, true);
  b.fill(Rect{5, 5, 15, 15}, true);
  EXPECT_EQ(a.common(b), 25u);
  Mask both = a;
  both.unite(b);
  EXPECT_EQ(both.count(), 175u);
  both.subtract(a);
  EXPECT_EQ(both.count(), 75u);
  a.intersect(b);
  EXPECT_EQ(a.count(), 25u);
  EXPECT_EQ(a.common(b), 25u);
}

TEST(Distance, IsTheDistanceToTheNearestSetCellOrBorder) {
  Mask mask(page, 1);
  mask.fill(Rect{50, 40, 51, 41}, true);
  const std::vector<double> distance = distance_to_set(mask);
  const auto at = [&](int column, int row) {
    return distance[static_cast<std::size_t>(row * mask.columns() + column)];
  };
  EXPECT_EQ(at(50, 40), 0);
  EXPECT_DOUBLE_EQ(at(60, 40), 10);
  EXPECT_DOUBLE_EQ(at(0, 40), 1);
  EXPECT_NEAR(at(60, 50), std::hypot(10, 10), 0.09 * std::hypot(10, 10));
}

TEST(Regions, CountsConnectedFreeCells) {
  Mask mask(page, 1);
  mask.stroke(circle({50, 40}, 20), 3, true, 0.01);
  mask.fill(Rect{40, 0, 42, 12}, true);
  const std::vector<Region> regions = regions_of(mask);
  ASSERT_EQ(regions.size(), 2u);
  EXPECT_TRUE(regions[0].touches_border);
  EXPECT_FALSE(regions[1].touches_border);
  EXPECT_EQ(regions[0].cells + regions[1].cells, 8000 - mask.count());
}

TEST(Regions, DiagonalNeighboursAreApart) {
  Mask mask({0, 0, 2, 2}, 1);
  mask.set(0, 0, true);
  mask.set(1, 1, true);
  EXPECT_EQ(regions_of(mask).size(), 2u);
}

TEST(Regions, AUShapeIsOneRegion) {
  Mask mask({0, 0, 5, 4}, 1);
  mask.fill(Rect{1, 0, 4, 3}, true);
  EXPECT_EQ(regions_of(mask).size(), 1u);
}

}  // namespace
}  // namespace geometry

#include "geometry/field.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <gtest/gtest.h>

#include "geometry/outlines.h"

namespace geometry {
namespace {

constexpr double cell = 0.5;

Field disc(Point center, double radius) {
  return Field::chain({{center, radius}}, cell);
}

double area_of(const Path& path) {
  double area = 0;
  for (const Polyline& line : flatten(path, 0.01)) area += signed_area(line);
  return area;
}

std::size_t subpaths(const Path& path) {
  return static_cast<std::size_t>(std::count(path.verbs().begin(), path.verbs().end(), Verb::move));
}

TEST(Field, IsTheDistanceToADisc) {
  const Point center{3, 4};
  const Field field = disc(center, 5);
  for (const Point p : {Point{4, 5.5}, {3, 1}, {9, 4}, {3, 8.5}, {6, 8}})
    EXPECT_NEAR(field.at(p), length(p - center) - 5, 0.05);
  EXPECT_EQ(field.at({500, 500}), Field::outside);
}

TEST(Field, DrawsADiscAsASmoothCurve) {
  const Point center{3, 4};
  const Path path = disc(center, 8).path(1);
  EXPECT_EQ(subpaths(path), 1U);
  EXPECT_NEAR(area_of(path), std::numbers::pi * 64, 1.5);
  EXPECT_LT(path.points().size(), 40U);
  for (const Polyline& line : flatten(path, 0.01)) {
    EXPECT_TRUE(line.closed);
    for (const Point p : line.points) EXPECT_NEAR(length(p - center), 8, 0.15);
  }
}

TEST(Field, KeepsCorners) {
  const Path path = Field::polygon({{0, 0}, {20, 0}, {20, 12}, {0, 12}}, cell).path(1);
  for (const Point corner : {Point{0, 0}, {20, 0}, {20, 12}, {0, 12}}) {
    double nearest = 100;
    for (const Point p : path.points()) nearest = std::min(nearest, length(p - corner));
    EXPECT_LT(nearest, 0.15);
  }
  EXPECT_NEAR(area_of(path), 240, 1.5);
}

TEST(Field, ASmallBendIsNoCorner) {
  // A finger's tip: every part of its outline has a continuous direction.
  const Path path = Field::chain({{{0, 0}, 1.7}, {{9, 3}, 1.7}}, cell).path(1);
  const std::vector<Polyline> lines = flatten(path, 0.005);
  ASSERT_EQ(lines.size(), 1U);
  const std::vector<Point>& p = lines.front().points;
  for (std::size_t i = 0; i < p.size(); ++i) {
    const Point in = p[(i + 1) % p.size()] - p[i], out = p[(i + 2) % p.size()] - p[(i + 1) % p.size()];
    if (length(in) < 1e-6 || length(out) < 1e-6) continue;
    EXPECT_LT(std::abs(std::atan2(cross(in, out), dot(in, out))), 0.6);
  }
}

TEST(Field, UnionAndDifferenceAddUp) {
  const Field a = disc({0, 0}, 6), b = disc({5, 1}, 5);
  Field both = a, without = a, common = a;
  both.unite(b);
  without.subtract(b);
  common.intersect(b);
  EXPECT_NEAR(both.area(), a.area() + b.area() - common.area(), 0.01);
  EXPECT_NEAR(without.area(), a.area() - common.area(), 1.5);
}

TEST(Field, ARoundedUnionFillsTheCornerAndNothingElse) {
  Field sharp = disc({0, 0}, 6), rounded = sharp;
  sharp.unite(disc({9, 0}, 5));
  rounded.unite(disc({9, 0}, 5), 3);
  EXPECT_GT(rounded.area(), sharp.area() + 1);
  EXPECT_FALSE(sharp.contains({5, 4.4}));
  EXPECT_TRUE(rounded.contains({5, 4}));
  EXPECT_NEAR(rounded.at({-6, 0}), 0, 0.05);
}

TEST(Field, HolesRunTheOtherWayRound) {
  Field ring = disc({0, 0}, 10);
  ring.subtract(disc({0, 0}, 6));
  const std::vector<Polyline> lines = ring.outlines(1);
  ASSERT_EQ(lines.size(), 2U);
  EXPECT_GT(signed_area(lines[0]), 0);
  EXPECT_LT(signed_area(lines[1]), 0);
}

TEST(Field, LeavesCrumbsOut) {
  Field field = disc({0, 0}, 10);
  field.unite(disc({20, 0}, 1));
  EXPECT_EQ(field.outlines(1).size(), 2U);
  EXPECT_EQ(field.outlines(10).size(), 1U);
}

TEST(Field, CutsOnlyWithinReach) {
  Field field = Field::chain({{{0, 0}, 3}, {{20, 0}, 3}}, cell);
  field.unite(Field::chain({{{20, 0}, 3}, {{20, 30}, 3}}, cell));
  field.cut({10, 0}, {1, 0}, 8);
  EXPECT_TRUE(field.contains({8, 0}));
  EXPECT_FALSE(field.contains({12, 0}));
  EXPECT_TRUE(field.contains({20, 20}));
}

TEST(Field, SwallowsANarrowStripButNotAWideOne) {
  const Field below = Field::polygon({{0, 0}, {40, 0}, {40, 20}, {0, 20}}, cell);
  Field near = Field::polygon({{1, 5}, {20, 5}, {20, 15}, {1, 15}}, cell);
  near.swallow_strips(below, 3);
  EXPECT_TRUE(near.contains({0.3, 10}));
  EXPECT_FALSE(near.contains({30, 10}));
  EXPECT_FALSE(near.contains({10, 2}));
}

TEST(Field, OutlinesOfTheSamePiecesAreTheSame) {
  Field a = disc({3.3, 4.1}, 7);
  Field b = disc({30, 4.1}, 2);
  b.unite(a);
  const Polyline alone = a.outlines(1).front();
  bool found = false;
  for (const Polyline& line : b.outlines(1)) found = found || line.points == alone.points;
  EXPECT_TRUE(found);
}

}  // namespace
}  // namespace geometry

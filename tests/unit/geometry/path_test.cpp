#include "geometry/path.h"

#include <cmath>
#include <numbers>
#include <vector>

#include <gtest/gtest.h>

#include "base/random.h"
#include "geometry/flatten.h"

namespace geometry {
namespace {

Point random_point(base::Random& random) {
  return {random.uniform(-100, 100), random.uniform(-100, 100)};
}

Path random_curve(base::Random& random) {
  Path path;
  path.move_to(random_point(random));
  for (int i = 0; i < 3; ++i) path.cubic_to(random_point(random), random_point(random), random_point(random));
  return path;
}

// Many points of the curve itself, by de Casteljau's construction.
std::vector<Point> sampled(const Path& path) {
  std::vector<Point> out = {path.points()[0]};
  for (std::size_t i = 1; i + 2 < path.points().size(); i += 3) {
    const Point from = path.points()[i - 1], c1 = path.points()[i], c2 = path.points()[i + 1],
                to = path.points()[i + 2];
    for (int step = 1; step <= 200; ++step) {
      const double t = step / 200.0;
      const Point a = lerp(from, c1, t), b = lerp(c1, c2, t), c = lerp(c2, to, t);
      out.push_back(lerp(lerp(a, b, t), lerp(b, c, t), t));
    }
  }
  return out;
}

double distance(Point p, Point a, Point b) {
  const Point along = b - a;
  const double squared = dot(along, along);
  const double t = squared == 0 ? 0 : std::clamp(dot(p - a, along) / squared, 0.0, 1.0);
  return length(p - lerp(a, b, t));
}

double distance(Point p, const Polyline& line) {
  double least = length(p - line.points[0]);
  for (std::size_t i = 1; i < line.points.size(); ++i)
    least = std::min(least, distance(p, line.points[i - 1], line.points[i]));
  return least;
}

double area_of(const Path& path) {
  double area = 0;
  for (const Polyline& line : flatten(path, 0.001)) area += std::abs(signed_area(line));
  return area;
}

TEST(Flatten, StaysWithinItsToleranceOfTheCurve) {
  base::Random random(1);
  for (int round = 0; round < 30; ++round) {
    const Path path = random_curve(random);
    for (const double tolerance : {5.0, 0.5, 0.05}) {
      const auto lines = flatten(path, tolerance);
      ASSERT_EQ(lines.size(), 1U);
      for (const Point p : sampled(path)) ASSERT_LE(distance(p, lines[0]), tolerance);
    }
  }
}

TEST(Flatten, AStraightCurveStaysOneLine) {
  Path path;
  path.move_to({0, 0});
  path.cubic_to({1, 1}, {2, 2}, {3, 3});
  EXPECT_EQ(flatten(path, 0.01)[0].points.size(), 2U);
}

TEST(Flatten, AClosedLineDoesNotRepeatItsFirstPoint) {
  Path path;
  path.move_to({0, 0});
  path.line_to({1, 0});
  path.line_to({1, 1});
  path.line_to({0, 0});
  path.close();
  path.line_to({5, 5});  // SVG: goes on from where the closed part began
  const auto lines = flatten(path, 0.01);
  ASSERT_EQ(lines.size(), 2U);
  EXPECT_TRUE(lines[0].closed);
  EXPECT_EQ(lines[0].points.size(), 3U);
  EXPECT_FALSE(lines[1].closed);
  EXPECT_EQ(lines[1].points, (std::vector<Point>{{0, 0}, {5, 5}}));
}

TEST(Area, ChangesItsSignWithTheOrderAndScalesWithTheDeterminant) {
  base::Random random(2);
  for (int round = 0; round < 50; ++round) {
    std::vector<Point> points;
    for (int i = 0; i < 5; ++i) points.push_back(random_point(random));
    const std::vector<Point> backwards(points.rbegin(), points.rend());
    const double area = signed_area({points, true});
    EXPECT_NEAR(signed_area({backwards, true}), -area, 1e-9);
    const Affine map{
        random.uniform(-2, 2), random.uniform(-2, 2), random.uniform(-2, 2), random.uniform(-2, 2), 7, -3};
    std::vector<Point> mapped;
    for (const Point p : points) mapped.push_back(map(p));
    EXPECT_NEAR(signed_area({mapped, true}), area * map.determinant(), 1e-6);
  }
}

TEST(Figures, HaveTheAreaOfTheirFormula) {
  Path ellipse;
  ellipse.add_ellipse({10, 20}, 30, 15);
  EXPECT_NEAR(area_of(ellipse), std::numbers::pi * 30 * 15, 2);
  Path rect;
  rect.add_rect({1, 2, 11, 22});
  EXPECT_NEAR(area_of(rect), 200, 1e-9);
  Path rounded;
  rounded.add_rounded_rect({0, 0, 40, 20}, 6);
  EXPECT_NEAR(area_of(rounded), 40 * 20 - (4 - std::numbers::pi) * 36, 0.5);
  Path stadium;
  stadium.add_rounded_rect({0, 0, 40, 20}, 1000);  // no rounder than its shorter side allows
  EXPECT_NEAR(area_of(stadium), 20 * 20 + std::numbers::pi * 100, 0.5);
}

TEST(Figures, KeepTheirBox) {
  Path path;
  path.add_ellipse({10, 20}, 30, 15);
  EXPECT_NEAR(path.bounds().left, -20, 0.1);
  EXPECT_NEAR(path.bounds().right, 40, 0.1);
  EXPECT_NEAR(path.bounds().top, 5, 0.1);
  EXPECT_NEAR(path.bounds().bottom, 35, 0.1);
}

TEST(Bounds, HoldTheCurveAndLieWithinTheControlPoints) {
  base::Random random(3);
  for (int round = 0; round < 50; ++round) {
    const Path path = random_curve(random);
    const Rect outer = path.control_bounds();
    const Rect inner = path.bounds();
    EXPECT_EQ(outer.intersection(inner), inner);
    for (const Point p : sampled(path)) EXPECT_TRUE(inner.inflated(0.5).contains(p));
  }
}

TEST(SmoothCurves, GoThroughEveryPoint) {
  base::Random random(4);
  std::vector<Point> points;
  for (int i = 0; i < 8; ++i) points.push_back(random_point(random));
  Path closed;
  closed.add_smooth_closed(points);
  Path open;
  open.add_smooth_open(points);
  for (const Point p : points) {
    EXPECT_LT(distance(p, flatten(closed, 0.01)[0]), 0.02);
    EXPECT_LT(distance(p, flatten(open, 0.01)[0]), 0.02);
  }
  EXPECT_TRUE(flatten(closed, 0.01)[0].closed);
  EXPECT_FALSE(flatten(open, 0.01)[0].closed);
}

TEST(SmoothCurves, FewPointsAreNoTrap) {
  for (std::size_t count = 0; count < 3; ++count) {
    const std::vector<Point> points(count, Point{1, 1});
    Path path;
    path.add_smooth_closed(points);
    path.add_smooth_open(points);
    EXPECT_EQ(path.empty(), count == 0);
  }
}

TEST(Paths, AreTheirOwnCopyThroughASink) {
  base::Random random(5);
  Path path = random_curve(random);
  path.close();
  path.add_rect({0, 0, 1, 1});
  Path copy;
  path.send_to(copy);
  EXPECT_EQ(copy, path);
  Path twice = path;
  twice.append(path);
  EXPECT_EQ(twice.points().size(), path.points().size() * 2);
}

TEST(Transformed, TheIdentityChangesNothingAndMapsCompose) {
  base::Random random(6);
  const Path path = random_curve(random);
  EXPECT_EQ(path.transformed(Affine{}), path);
  const Affine turn = Affine::rotation(0.7), move = Affine::translation(3, -4),
               grow = Affine::scaling(2, 0.5);
  const Path at_once = path.transformed(grow * move * turn);
  const Path one_by_one = path.transformed(turn).transformed(move).transformed(grow);
  for (std::size_t i = 0; i < path.points().size(); ++i)
    EXPECT_LT(length(at_once.points()[i] - one_by_one.points()[i]), 1e-9);
}

TEST(Affine, ARotationKeepsLengthsAndAFullTurnIsNone) {
  base::Random random(7);
  for (int round = 0; round < 50; ++round) {
    const Point p = random_point(random);
    EXPECT_NEAR(length(Affine::rotation(random.uniform(0, 10))(p)), length(p), 1e-9);
    EXPECT_LT(length(Affine::rotation(2 * std::numbers::pi)(p) - p), 1e-9);
  }
  EXPECT_LT(length(Affine::rotation(std::numbers::pi / 2)({1, 0}) - Point{0, 1}), 1e-12)
      << "clockwise, y downwards";
}

TEST(Rect, GrowsFromNothingAndIntersects) {
  Rect box;
  EXPECT_TRUE(box.empty());
  EXPECT_EQ(box.area(), 0);
  box.include(Point{1, 2});
  EXPECT_TRUE(box.empty()) << "a point has no area";
  box.include(Point{4, 6});
  EXPECT_EQ(box, (Rect{1, 2, 4, 6}));
  EXPECT_EQ(box.area(), 12);
  EXPECT_EQ(box.inflated(1), (Rect{0, 1, 5, 7}));
  EXPECT_EQ(box.moved({2, -1}), (Rect{box.left + 2, box.top - 1, box.right + 2, box.bottom - 1}));
  EXPECT_TRUE(box.intersection({10, 10, 20, 20}).empty());
  Rect both = box;
  both.include(Rect{});
  EXPECT_EQ(both, box) << "an empty box adds nothing";
}

}  // namespace
}  // namespace geometry

#include "drawing/cast/face.h"

#include <gtest/gtest.h>

namespace drawing::cast {
namespace {

using geometry::Path;
using geometry::Point;

Path ellipse(Point center, double rx, double ry) {
  Path path;
  path.add_ellipse(center, rx, ry);
  return path;
}

Path smile() {
  Path path;
  path.move_to({40, 58});
  path.cubic_to({44, 64}, {56, 64}, {60, 58});
  return path;
}

// A round head with two eyes, two nostrils and a smile.
page::Figure head() {
  page::Sketch sketch("Kopf");
  sketch.region(ellipse({50, 50}, 40, 40));
  for (const double x : {38.0, 62.0}) sketch.solid(ellipse({x, 40}, 3, 4));
  for (const double x : {47.0, 53.0}) sketch.solid(ellipse({x, 50}, 1, 1));
  sketch.detail(smile());
  return sketch.take();
}

// Its eye is in the middle of the head, its nose at the left edge.
page::Figure profile() {
  page::Sketch sketch("Kopf von der Seite");
  sketch.region(ellipse({50, 50}, 40, 30));
  sketch.solid(ellipse({35, 42}, 3, 3));
  sketch.solid(ellipse({13, 50}, 4, 3));
  return sketch.take();
}

int count(const page::Figure& figure, Role role) {
  int sum = 0;
  for (const Shape& shape : figure.shapes) sum += shape.role == role ? 1 : 0;
  return sum;
}

TEST(Face, ASleeperHasLidsForEyes) {
  page::Figure figure = head();
  ASSERT_TRUE(express(figure, Expression::asleep));
  EXPECT_EQ(count(figure, Role::solid), 2);   // the nostrils
  EXPECT_EQ(count(figure, Role::detail), 3);  // two lids and the mouth
  for (const Shape& shape : figure.shapes) {
    if (shape.role != Role::solid) continue;
    EXPECT_NEAR(shape.path.bounds().center().y, 50, 0.1);
  }
}

TEST(Face, InProfileTheEyeIsClosedAndNotTheNose) {
  page::Figure figure = profile();
  ASSERT_TRUE(express(figure, Expression::asleep));
  ASSERT_EQ(count(figure, Role::solid), 1);
  for (const Shape& shape : figure.shapes) {
    if (shape.role == Role::solid) {
      EXPECT_LT(shape.path.bounds().center().x, 20);
    }
  }
}

// The ends of a line, leftmost first.
std::pair<Point, Point> ends(const Shape& shape) {
  Point first = shape.path.points().front(), last = shape.path.points().back();
  if (first.x > last.x) std::swap(first, last);
  return {first, last};
}

// The left brow of a face: the first line that was added.
std::pair<Point, Point> left_brow(const page::Figure& figure) {
  for (std::size_t i = head().shapes.size(); i < figure.shapes.size(); ++i) {
    if (figure.shapes[i].role == Role::detail) return ends(figure.shapes[i]);
  }
  throw std::logic_error("no brow");
}

TEST(Face, SadBrowsRiseAndAngryOnesFallTowardsTheMiddle) {
  page::Figure sad = head(), angry = head();
  ASSERT_TRUE(express(sad, Expression::sad));
  ASSERT_TRUE(express(angry, Expression::angry));
  const auto [sad_outer, sad_inner] = left_brow(sad);
  const auto [angry_outer, angry_inner] = left_brow(angry);
  EXPECT_LT(sad_inner.y, sad_outer.y);
  EXPECT_GT(angry_inner.y, angry_outer.y);
  EXPECT_LT(sad_inner.y, 36);  // above the eye
}

TEST(Face, ASadMouthIsASmileTurnedRound) {
  page::Figure figure = head();
  const std::size_t mouth = figure.shapes.size() - 1;
  const double top = figure.shapes[mouth].path.bounds().top,
               bottom = figure.shapes[mouth].path.bounds().bottom;
  ASSERT_TRUE(express(figure, Expression::sad));
  const Path& turned = figure.shapes[mouth].path;
  EXPECT_NEAR(turned.bounds().top, top, 1e-6);
  EXPECT_NEAR(turned.bounds().bottom, bottom, 1e-6);
  EXPECT_NEAR(turned.points().front().y, bottom, 1e-6);
}

TEST(Face, ATearIsARegionOfItsOwnBelowAnEye) {
  page::Figure figure = head();
  ASSERT_TRUE(express(figure, Expression::sad));
  EXPECT_EQ(count(figure, Role::region), 2);
  EXPECT_GT(figure.shapes.back().path.bounds().top, 43);
}

TEST(Face, WithoutEyesNothingChanges) {
  page::Sketch sketch("Haus");
  sketch.region(ellipse({50, 50}, 40, 40));
  page::Figure figure = sketch.take();
  for (const Expression expression : {Expression::asleep, Expression::sad, Expression::angry}) {
    EXPECT_FALSE(express(figure, expression));
    EXPECT_EQ(figure.shapes.size(), 1u);
  }
}

}  // namespace
}  // namespace drawing::cast

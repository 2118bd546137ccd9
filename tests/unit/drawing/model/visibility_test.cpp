#include "drawing/model/visibility.h"

#include <vector>

#include <gtest/gtest.h>

namespace drawing {
namespace {

Shape square(const geometry::Rect& rect, std::uint16_t element) {
  Shape shape;
  shape.path.add_rounded_rect(rect, 0);
  shape.element = element;
  return shape;
}

Picture page_of(std::vector<Shape> shapes, std::size_t elements) {
  Picture picture;
  picture.clip = {10, 10, 200, 287};
  picture.shapes = std::move(shapes);
  picture.elements.resize(elements);
  for (Element& element : picture.elements) element.asked = true;
  return picture;
}

TEST(Visibility, IsTheShareThatNothingCovers) {
  const Picture picture =
      page_of({square({50, 50, 90, 90}, 0), square({50, 50, 90, 80}, 1), square({120, 50, 160, 90}, 2)}, 3);
  const std::vector<Visibility> seen = visibilities(picture);
  EXPECT_NEAR(seen[0].share, 0.25, 0.02);
  EXPECT_NEAR(seen[0].seen_mm2, 400, 30);
  EXPECT_NEAR(seen[1].share, 1, 0.01);
  EXPECT_NEAR(seen[2].share, 1, 0.01);
}

TEST(Visibility, OwnPiecesCoverNothingOfTheirs) {
  const Picture picture =
      page_of({square({50, 50, 90, 90}, 0), square({60, 60, 80, 80}, 1), square({50, 50, 90, 90}, 0)}, 2);
  const std::vector<Visibility> seen = visibilities(picture);
  EXPECT_NEAR(seen[0].share, 1, 0.01);
  EXPECT_EQ(seen[1].share, 0);
}

TEST(Visibility, WhatIsOutsideOfTheClipIsNotSeen) {
  const std::vector<Visibility> seen = visibilities(page_of({square({180, 50, 220, 90}, 0)}, 1));
  EXPECT_NEAR(seen[0].share, 0.5, 0.03);
}

TEST(Visibility, LinesAloneAreSeenAndWhatHasNoShapesIsNot) {
  Shape line = square({50, 50, 90, 90}, 0);
  line.fill = Fill::none;
  line.line_mm = 1;
  const std::vector<Visibility> seen = visibilities(page_of({line}, 2));
  EXPECT_EQ(seen[0].share, 1);
  EXPECT_EQ(seen[1].share, 0);
}

TEST(Visibility, OfARopeTheLineIsSeenAsWellWhereHandsCoverItsEnds) {
  Shape rope;
  rope.path.move_to({50, 50});
  rope.path.line_to({50, 150});
  rope.fill = Fill::none;
  rope.line_mm = 1;
  const std::vector<Visibility> seen =
      visibilities(page_of({square({46, 40, 54, 50}, 0), rope, square({44, 38, 56, 52}, 1)}, 2));
  EXPECT_GT(seen[0].share, 0.5);
  EXPECT_EQ(seen[1].share, 1);
}

}  // namespace
}  // namespace drawing

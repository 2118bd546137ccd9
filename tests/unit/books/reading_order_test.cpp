#include "books/reading_order.h"

#include <gtest/gtest.h>

#include "books/sheet_parts.h"

namespace books {
namespace {

TextMark word(const char* text, double x, double y, std::size_t block = 0) {
  return {text, Face::regular, 4, {x, y}, block};
}

TEST(ReadingOrder, GoesRowByRowFromTheLeft) {
  Sheet sheet;
  sheet.marks = {
      word("außerhalb", 0, 0), word("d", 40, 31.5), word("c", 10, 30),     straight_line({0, 0}, {9, 9}, 1),
      word("b", 50, 10),       word("a", 10, 11),   word("e1", 10, 50, 7), word("e2", 10, 56, 7),
      word("außerhalb", 0, 60)};
  EXPECT_EQ(texts_in_reading_order(sheet, {1, 7, ""}), (std::vector<std::size_t>{5, 4, 2, 1, 6}));
}

TEST(ReadingOrder, TwoParagraphsBesideOneAnotherAreTwo) {
  Sheet sheet;
  sheet.marks = {word("a", 10, 10, 1), word("b", 10, 16, 1), word("c", 50, 10, 2)};
  EXPECT_EQ(texts_in_reading_order(sheet, {0, 3, ""}), (std::vector<std::size_t>{0, 2}));
}

TEST(DrawnArea, IsThatOfShapesAndPicturesWithoutTheTexts) {
  Sheet sheet;
  sheet.marks = {straight_line({10, 20}, {30, 20}, 2), word("a", 90, 90),
                 PictureMark{0, {}, {40, 15, 50, 60}}, ColouredShape{straight_line({5, 30}, {6, 30}, 1), {}}};
  EXPECT_EQ(drawn_area(sheet, {0, 4, ""}), (geometry::Rect{4.5, 15, 50, 60}));
  EXPECT_TRUE(drawn_area(sheet, {1, 1, ""}).empty());
}

}  // namespace
}  // namespace books

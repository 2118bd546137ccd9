#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <string>
#include <variant>

#include <gtest/gtest.h>

#include "books/book_layout.h"
#include "books/lessons/colour_task.h"
#include "books/lessons/exercise.h"
#include "books/lessons/region_map.h"
#include "books/lessons/ruling.h"
#include "books/text_layout.h"
#include "support/lesson_books.h"
#include "support/plain_measure.h"

// A teacher holds the solution beside a child's page: it is painted.
namespace books::lessons {
namespace {

const support::PlainMeasure solution_measure;

// Every field with a number has the colour of that number, nearly everywhere: where a line through a shape
// parts it, the larger part decides.
TEST(PaintedSolution, EachNumberHasItsColour) {
  int alike = 0, all = 0;
  for (const LessonKind kind : {LessonKind::colour_numbers, LessonKind::colour_sums}) {
    const BookContent book = support::drawn_book(support::lesson_sentences(), {kind, LessonLevel::medium});
    for (std::size_t page = 0; page < book.pages.size(); ++page) {
      const Exercise exercise =
          make_exercise(book, page, {12, 43, 198, 277}, 1, ruling_of(book.lesson->level), solution_measure);
      if (exercise.title != "Rechne und male" && exercise.title != "Malen nach Zahlen") continue;
      const auto& mark = std::get<PictureMark>(exercise.solution.marks.front());
      const auto& picture = std::get<drawing::Picture>(book.pages[page].picture);
      ASSERT_TRUE(mark.colours);
      ASSERT_EQ(mark.colours->shapes.size(), picture.shapes.size());
      const RegionMap map(book.pages[page], mark.to_sheet, mark.area);
      // Of each number the colour that most of its fields have.
      std::map<std::string, std::map<int, int>> found;
      for (const Mark& solved : exercise.solution.marks) {
        const auto* text = std::get_if<TextMark>(&solved);
        if (text == nullptr) continue;
        const double middle =
            text->start.x + text_width_em(text->text, text->face, solution_measure) * text->size_mm / 2;
        const auto region =
            map.at({middle, text->start.y - solution_measure.cap_height_em(text->face) * text->size_mm / 2});
        ASSERT_TRUE(region);
        const auto shape = map.regions()[*region].shape;
        const Colour colour = shape ? mark.colours->shapes[*shape] : mark.colours->paper;
        ++found[text->text][colour.red * 65536 + colour.green * 256 + colour.blue];
      }
      std::set<int> colours;
      for (const auto& [number, counts] : found) {
        const auto most = std::max_element(counts.begin(), counts.end(),
                                           [](const auto& a, const auto& b) { return a.second < b.second; });
        EXPECT_TRUE(colours.insert(most->first).second) << book.pages[page].caption << ": " << number;
        for (const auto& [colour, count] : counts) all += count;
        alike += most->second;
      }
    }
  }
  EXPECT_GT(all, 300);
  EXPECT_GT(alike, 0.97 * all);
}

TEST(PaintedSolution, WhatAPrintShopBindsHasNone) {
  const BookContent book =
      support::drawn_book(support::lesson_sentences(), {LessonKind::colour_numbers, LessonLevel::medium});
  const auto painted = [&](BookPart part) {
    std::size_t count = 0;
    for (const Sheet& side : lay_out(book, {.part = part}, solution_measure)) {
      for (const Mark& mark : side.marks) {
        const auto* picture = std::get_if<PictureMark>(&mark);
        count += picture != nullptr && picture->colours;
      }
    }
    return count;
  };
  EXPECT_GT(painted(BookPart::solutions), 3u);
  EXPECT_EQ(painted(BookPart::whole), painted(BookPart::solutions));
  EXPECT_EQ(painted(BookPart::inside), 0u);
}

}  // namespace
}  // namespace books::lessons

#pragma once

#include <string>
#include <vector>

#include "base/random.h"
#include "books/book_content.h"
#include "books/lessons/ruling.h"
#include "books/sheet.h"
#include "books/text_measure.h"

namespace books::lessons {

// What grown-ups check an exercise by.
struct Solution {
  std::vector<std::string> lines;  // German, short
  std::vector<Mark> marks;         // a drawing, in the exercise's sheet millimetres; may be empty
  geometry::Rect area;             // of the drawing
};

// What a child is to do, as a small picture for who cannot read yet.
enum class Sign : std::uint8_t { count, write, colour, join, circle, look, speak };

// An exercise as it is printed, all but the head of its page.
struct Exercise {
  std::string title;                      // "Rechne und male"
  std::vector<Sign> signs;                // before the instruction, one to three
  LessonLevel level = LessonLevel::easy;  // whose it is: that of the book, or an easier one
  std::string instruction;                // one short sentence that a child can read
  std::string notice;  // for grown-ups: why another exercise stands here than was asked for; mostly empty
  std::vector<Mark> marks;  // inside of the room that it was made for
  Solution solution;
};

// What a level is called in a German school: "Vorschule", "Klasse 1", "Klasse 2".
std::string_view name_of(LessonLevel level);

// Where an exercise is made: a page of a book and the free part of a sheet, in millimetres.
struct Workplace {
  const BookContent& content;
  std::size_t page = 0;
  geometry::Rect room;
  double scale = 1;  // of type and ornaments: 1 on A4
  const TextMeasure& measure;
  Ruling ruling = Ruling::lineatur_1;  // of what is written on lines

  const Page& page_content() const { return content.pages[page]; }
  // The page's drawing; nullptr for a bitmap.
  const drawing::Picture* picture() const { return std::get_if<drawing::Picture>(&page_content().picture); }
  // Chance for one part of this page's exercise, the same for the same book.
  base::Random random(std::string_view label) const;
  double points(double on_a4) const;
};

// The exercise of a page by its lesson: of its kind and level where the picture is good for one, else
// a simpler one that says so. `room` is at least 90 by 90 mm. Requires that the page has one (lesson_of).
Exercise make_exercise(const BookContent& content, std::size_t page, const geometry::Rect& room, double scale,
                       Ruling ruling, const TextMeasure& measure);

// The ruling of a school year: Lineatur 1 before it and in the first one, 2 in the second.
Ruling ruling_of(LessonLevel level);

}  // namespace books::lessons

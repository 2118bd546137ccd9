#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/clock.h"
#include "books/print_options.h"

namespace books {

// What a book's exercises are: of a subject, of all subjects in turn, or all of one kind. Their names, and
// who makes them: lessons/kinds.cpp.
enum class LessonKind : std::uint8_t {
  math,
  letters,
  numbers,
  mixed,
  colour_sums,
  sums,
  number_wall,
  tens_frame,
  number_line,
  missing_number,
  clock,
  money,
  count,
  tracing,
  swings,
  syllables,
  articles,
  word_search,
  dots,
  colour_numbers,
  maze,
  pattern,
  shadows,
  differences,
  pairs,
};
// The years of a German school: easy is the year before it (Vorschule), medium the first, hard the second.
enum class LessonLevel : std::uint8_t { easy, medium, hard };

// What a book is to teach.
struct LessonWish {
  LessonKind kind = LessonKind::math;
  LessonLevel level = LessonLevel::easy;
};

// What the results of sums lie between, both ends among them.
struct NumberRange {
  int least = 0;
  int most = 0;
  friend bool operator==(const NumberRange&, const NumberRange&) = default;
};
// Products of one row of the small times tables.
struct TimesRow {
  int factor = 2;  // 2 to 10
  friend bool operator==(const TimesRow&, const TimesRow&) = default;
};
using SumWish = std::variant<NumberRange, TimesRow>;

// What somebody wants otherwise of one page's exercise. What is not said is as the book's lesson has it.
struct ExerciseWish {
  bool left_out = false;                // no exercise after this picture
  std::optional<LessonKind> kind = {};  // one that a single page can have
  std::optional<LessonLevel> level = {};
  int redraw = 0;                       // another number is another exercise of the same kind
  std::vector<std::string> words = {};  // to be written; empty for those of the picture
  std::optional<SumWish> sums = {};     // of exercises that calculate
  friend bool operator==(const ExerciseWish&, const ExerciseWish&) = default;
};

// A story that goes with a book's pictures.
struct Story {
  std::string title;
  std::vector<std::string> pages;  // what is told of each picture, in order; empty for nothing
};

// A colouring book as somebody put it together. Its pages are pictures by id, in order.
struct Book {
  std::string id;
  std::string user_id;
  base::Time created_at;
  std::string title;
  std::string description;
  std::vector<std::string> picture_ids;
  std::optional<LessonWish> lesson;
  std::optional<Story> story = {};
  PrintOptions print = {};                           // unless a download asks for something else
  std::vector<ExerciseWish> exercises = {};          // by page; those beyond its end wish nothing
  std::optional<std::string> cover_picture_id = {};  // one of its pages; the first one where it is none
  std::string child_name = {};                       // whom the book is for; empty for nobody in particular
  int version = 1;                                   // counts the changes, so that none is overwritten unseen
};

}  // namespace books

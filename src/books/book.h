#pragma once

#include <cstdint>
#include <optional>
#include <string>
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
  PrintOptions print = {};  // unless a download asks for something else
};

}  // namespace books

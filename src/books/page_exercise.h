#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "books/book_content.h"

namespace books {

// What is wanted of a page's exercise; the empty wish for most.
const ExerciseWish& exercise_wish(const BookContent& content, std::size_t page);

// What a page's exercise is to teach: as its own wish says, else as the book's lesson does. Nothing where the
// page has none.
std::optional<LessonWish> lesson_of(const BookContent& content, std::size_t page);

// The pages that have an exercise, in order.
std::vector<std::size_t> exercise_pages(const BookContent& content);

// Whether a page's picture is a labyrinth of the built-in engine, by what was asked for; the picture need not
// have been read.
bool is_labyrinth(const Page& page);

// What has a solution at the end of a book: a page's picture, where it is a labyrinth, or its exercise.
struct Solved {
  enum class What : std::uint8_t { picture, exercise };
  std::size_t page = 0;
  What what = What::exercise;
  friend bool operator==(const Solved&, const Solved&) = default;
};

// All of them in the order of the book.
std::vector<Solved> solved_parts(const BookContent& content);

}  // namespace books

#pragma once

#include <cstddef>
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

}  // namespace books

#pragma once

#include <cstdint>

#include "books/book_content.h"

namespace support {

// A book of four pages for sentences of children, some of chance and some of tests/sentences, with an
// exercise of another kind after each; the level goes in turn. The same for the same number.
books::BookContent random_lesson_book(std::uint64_t number);

// Lays the book out and looks at each exercise and its solution as they are printed: check_exercise. Fails
// the test for each fault. Returns how many exercises there were to be checked.
int check_book(const books::BookContent& book);

}  // namespace support

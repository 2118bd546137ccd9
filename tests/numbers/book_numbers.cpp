// Looks through 300 books of random sentences with mixed exercises as a teacher does, solution by solution,
// and says what is wrong: support/book_checks.h. Build with optimisation.
#include <iostream>

#include <gtest/gtest.h>

#include "support/book_checks.h"

namespace {

TEST(BookNumbers, EverySolutionIsRight) {
  constexpr std::uint64_t books = 300;
  int checked = 0;
  for (std::uint64_t number = 1; number <= books; ++number) {
    checked += support::check_book(support::random_lesson_book(number));
  }
  std::cout << books << " books, " << checked << " exercises\n";
}

}  // namespace

// The first of the books that tests/numbers/book_numbers looks through, of each level as many.
#include <gtest/gtest.h>

#include "support/book_checks.h"

namespace {

TEST(WholeBookLaw, AllHaveTheRightSolutions) {
  constexpr std::uint64_t books = 60;
  int checked = 0;
  for (std::uint64_t number = 1; number <= books; ++number) {
    checked += support::check_book(support::random_lesson_book(number));
  }
  EXPECT_GE(checked, 230);
}

}  // namespace

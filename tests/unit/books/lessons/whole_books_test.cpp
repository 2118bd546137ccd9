// The first of the books that tests/numbers/book_numbers looks through, of each level as many.
#include <gtest/gtest.h>

#include "support/book_checks.h"

namespace {

TEST(WholeBooks, HaveTheRightSolutions) {
  constexpr std::uint64_t books = 60;
  int checked = 0;
  for (std::uint64_t number = 1; number <= books; ++number) {
    checked += support::check_book(support::random_lesson_book(number));
  }
  EXPECT_GE(checked, 230);
}

// Had a word in its square a second time, read backwards in another one.
TEST(WholeBooks, HideEachWordOnce) {
  EXPECT_GT(support::check_book(support::random_lesson_book(127)), 0);
}

}  // namespace

// A sample of the books of tests/laws/books, so that all of their exercises are seen by the sanitizers, too.
#include <gtest/gtest.h>

#include "support/book_checks.h"

namespace {

TEST(WholeBooks, HaveTheRightSolutions) {
  constexpr std::uint64_t books = 6;
  int checked = 0;
  for (std::uint64_t number = 1; number <= books; ++number) {
    checked += support::check_book(support::random_lesson_book(number));
  }
  EXPECT_GE(checked, 20);
}

// Had a word in its square a second time, read backwards in another one.
TEST(WholeBooks, HideEachWordOnce) {
  EXPECT_GT(support::check_book(support::random_lesson_book(127)), 0);
}

}  // namespace

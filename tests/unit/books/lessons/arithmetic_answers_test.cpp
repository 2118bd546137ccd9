// Reads the finished sheets of arithmetic as a teacher does and works the answers out anew: what is asked of
// each is said in support/exercise_checks.h.
#include <map>

#include <gtest/gtest.h>

#include "support/exercise_books.h"
#include "support/exercise_checks.h"

namespace books::lessons {
namespace {

TEST(ArithmeticAnswers, EachBrickOfAWallIsTheSumOfTheTwoBelow) {
  for (const auto level : support::all_levels) {
    support::for_each_exercise(LessonKind::number_wall, level, support::check_number_wall);
  }
}

TEST(ArithmeticAnswers, BeforeSchoolASumLiesThereAsThings) {
  int counted = 0;
  support::for_each_exercise(LessonKind::sums, LessonLevel::easy, [&](const Exercise& exercise) {
    ASSERT_EQ(exercise.title, "Zusammenzählen");
    support::check_counted_sums(exercise);
    ++counted;
  });
  EXPECT_GE(counted, 4);
}

TEST(ArithmeticAnswers, TheCountersOfAFrameAreWhatItsAnswerSays) {
  for (const auto level : support::all_levels) {
    support::for_each_exercise(LessonKind::tens_frame, level, support::check_tens_frame);
  }
}

TEST(ArithmeticAnswers, ANumberOfTheLineStandsWhereItBelongs) {
  for (const auto level : support::all_levels) {
    support::for_each_exercise(LessonKind::number_line, level, support::check_number_line);
  }
}

TEST(ArithmeticAnswers, TheMissingNumberMakesTheEquationTrue) {
  for (const auto level : support::all_levels) {
    support::for_each_exercise(LessonKind::missing_number, level, support::check_missing_number);
  }
}

TEST(ArithmeticAnswers, TheHandsOfAClockShowItsTime) {
  for (const auto level : support::all_levels) {
    support::for_each_exercise(LessonKind::clock, level, support::check_clock);
  }
}

TEST(ArithmeticAnswers, APurseHoldsTheMoneyThatIsWrittenBelow) {
  for (const auto level : support::all_levels) {
    support::for_each_exercise(LessonKind::money, level, support::check_money);
  }
}

TEST(ArithmeticAnswers, WhatIsCountedInFieldsIsThere) {
  std::map<std::string, int> pages;
  for (const auto level : support::all_levels) {
    support::for_each_exercise(LessonKind::count, level, [&](const Exercise& exercise) {
      // No page of a book is marked with a lower year than its own.
      EXPECT_EQ(exercise.level, level);
      ++pages[exercise.title];
      if (exercise.title == "Wie viele sind es?") support::check_quantities(exercise);
      if (exercise.title == "Immer zehn") support::check_bundles(exercise);
      if (exercise.title == "Größer, kleiner oder gleich?") support::check_comparisons(exercise);
      if (exercise.title == "Strichliste") support::check_tally(exercise);
      const bool in_fields = exercise.title != "Suche und zähle";
      EXPECT_EQ(exercise.notice.empty(), !in_fields) << exercise.notice;
    });
  }
  for (const char* title : {"Immer zehn", "Größer, kleiner oder gleich?", "Strichliste", "Suche und zähle"}) {
    EXPECT_GE(pages[title], 2) << title;
  }
}

}  // namespace
}  // namespace books::lessons

// Reads the finished sheets of arithmetic as a teacher does and works the answers out anew: what is asked of
// each is said in support/exercise_checks.h.
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

}  // namespace
}  // namespace books::lessons

// Looks at the finished sheets of seeing and thinking as a child does and finds the answers anew: what is
// asked of each is said in support/exercise_checks.h.
#include <gtest/gtest.h>

#include "support/exercise_books.h"
#include "support/exercise_checks.h"

namespace books::lessons {
namespace {

TEST(SeeingAnswers, ALabyrinthHasOneWayAndTheSolutionGoesIt) {
  for (const auto level : support::all_levels) {
    support::for_each_exercise(LessonKind::maze, level, support::check_maze);
  }
}

TEST(SeeingAnswers, APatternGoesOnAsItBegan) {
  for (const auto level : support::all_levels) {
    support::for_each_exercise(LessonKind::pattern, level, support::check_pattern);
  }
}

TEST(SeeingAnswers, AShadowIsJoinedWithItsOwnPictureAndIsLikeNoOther) {
  for (const auto level : support::all_levels) {
    support::for_each_exercise(LessonKind::shadows, level, support::check_shadows);
  }
}

TEST(SeeingAnswers, TheTwoPicturesDifferInEachRingAndNowhereElse) {
  for (const auto level : support::all_levels) {
    support::for_each_drawn_exercise(LessonKind::differences, level, support::check_differences);
  }
}

TEST(SeeingAnswers, CardsWithOneNumberAreAlikeAndNoOthers) {
  for (const auto level : support::all_levels) {
    support::for_each_exercise(LessonKind::pairs, level, support::check_pairs);
  }
}

}  // namespace
}  // namespace books::lessons

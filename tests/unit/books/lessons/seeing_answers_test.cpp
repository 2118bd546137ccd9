// Looks at the finished sheets of seeing and thinking as a child does and finds the answers anew: what is
// asked of each is said in support/exercise_checks.h.
#include <chrono>
#include <string>
#include <variant>

#include <gtest/gtest.h>

#include "support/exercise_books.h"
#include "support/exercise_checks.h"
#include "support/lesson_books.h"
#include "support/plain_measure.h"

namespace books::lessons {
namespace {

const support::PlainMeasure seeing_measure;

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

// Without the child its lantern would float, without the table what lies on it.
TEST(SeeingAnswers, NothingFloatsInTheSecondPicture) {
  int pages = 0;
  for (const auto level : support::all_levels) {
    for (int number = 0; number < 6; ++number) {
      BookContent book = support::drawn_book({"Die Kinder laufen mit Laternen durch die Nacht.",
                                              "Ein Panda isst Bambus.", "Ein Clown hält viele Luftballons."},
                                             {LessonKind::differences, level});
      book.created_at += std::chrono::seconds(number);
      for (std::size_t page = 0; page < book.pages.size(); ++page) {
        const Exercise exercise =
            make_exercise(book, page, {12, 43, 198, 277}, 1, ruling_of(level), seeing_measure);
        if (exercise.title != "Finde die Unterschiede") continue;
        ++pages;
        const auto& picture = std::get<drawing::Picture>(book.pages[page].picture);
        for (const Mark& mark : exercise.marks) {
          const auto* shown = std::get_if<PictureMark>(&mark);
          if (shown == nullptr) continue;
          for (const std::uint16_t element : shown->without) {
            const std::string& name = picture.elements[element].name;
            EXPECT_TRUE(name != "Kind" && name != "Tisch" && name != "Clown") << name;
          }
        }
      }
    }
  }
  EXPECT_GE(pages, 30);
}

TEST(SeeingAnswers, CardsWithOneNumberAreAlikeAndNoOthers) {
  for (const auto level : support::all_levels) {
    support::for_each_exercise(LessonKind::pairs, level, support::check_pairs);
  }
}

}  // namespace
}  // namespace books::lessons

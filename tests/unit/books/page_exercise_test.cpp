#include "books/page_exercise.h"

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "books/book_layout.h"
#include "books/page_plan.h"
#include "support/lesson_books.h"
#include "support/plain_measure.h"

namespace books {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;

const support::PlainMeasure measure;
const std::vector<std::string> three = {"Eine Katze", "Ein Hund im Garten", "Ein Pferd auf der Wiese"};

template <class Kind>
std::size_t count_sides(const BookContent& book) {
  const auto plan = plan_pages(book, {});
  return static_cast<std::size_t>(std::count_if(plan.begin(), plan.end(), [](const PlannedSide& side) {
    return std::holds_alternative<Kind>(side.kind);
  }));
}

std::vector<std::string> texts_of(const Sheet& sheet) {
  std::vector<std::string> texts;
  for (const Mark& mark : sheet.marks) {
    if (const auto* text = std::get_if<TextMark>(&mark)) texts.push_back(text->text);
  }
  return texts;
}

// The printed exercise of a page.
std::vector<std::string> exercise_on(const BookContent& book, std::size_t page) {
  const auto plan = plan_pages(book, {});
  for (std::size_t i = 0; i < plan.size(); ++i) {
    const auto* side = std::get_if<ExerciseSide>(&plan[i].kind);
    if (side != nullptr && side->page == page) return texts_of(lay_out_side(book, {}, plan, i, measure));
  }
  return {};
}

TEST(PageExercise, APageMayHaveNoneOrOneOfItsOwn) {
  BookContent book = support::drawn_book(three, {LessonKind::sums, LessonLevel::medium});
  book.exercises = {{.left_out = true}, {.kind = LessonKind::clock, .level = LessonLevel::hard}};
  EXPECT_THAT(exercise_pages(book), ElementsAre(1, 2));
  EXPECT_EQ(lesson_of(book, 1)->kind, LessonKind::clock);
  EXPECT_EQ(lesson_of(book, 1)->level, LessonLevel::hard);
  EXPECT_EQ(lesson_of(book, 2)->kind, LessonKind::sums);
  EXPECT_EQ(count_sides<ExerciseSide>(book), 2u);
  EXPECT_EQ(count_sides<SolutionsSide>(book), 1u);
  for (const Sheet& sheet : lay_out(book, {}, measure)) {
    if (sheet.bookmark != "Lösungen") continue;
    EXPECT_THAT(texts_of(sheet), Contains(HasSubstr("Seite 2: ")));
    EXPECT_THAT(texts_of(sheet), Contains(HasSubstr("Seite 3: ")));
  }
}

TEST(PageExercise, ABookWithoutALessonMayHaveASingleOne) {
  BookContent book = support::drawn_book(three, {LessonKind::sums, LessonLevel::medium});
  book.lesson.reset();
  EXPECT_EQ(count_sides<ExerciseSide>(book), 0u);
  book.exercises = {{}, {.kind = LessonKind::sums}};
  EXPECT_THAT(exercise_pages(book), ElementsAre(1));
  EXPECT_EQ(lesson_of(book, 1)->level, LessonLevel::easy);
  EXPECT_FALSE(exercise_on(book, 1).empty());
}

TEST(PageExercise, ANewThrowChangesOnlyItsPage) {
  BookContent book = support::drawn_book(three, {LessonKind::sums, LessonLevel::medium});
  const auto first = exercise_on(book, 0), second = exercise_on(book, 1);
  book.exercises = {{}, {.redraw = 1}};
  EXPECT_EQ(exercise_on(book, 0), first);
  EXPECT_NE(exercise_on(book, 1), second);
  book.exercises[1].redraw = 0;
  EXPECT_EQ(exercise_on(book, 1), second);
}

TEST(PageExercise, TwoCopiesOfAClassSetHaveOtherNumbers) {
  BookContent book = support::drawn_book(three, {LessonKind::sums, LessonLevel::medium});
  const auto plain = exercise_on(book, 0);
  book.variant = "mia";
  const auto of_mia = exercise_on(book, 0);
  book.variant = "tom";
  EXPECT_NE(exercise_on(book, 0), of_mia);
  EXPECT_NE(of_mia, plain);
}

TEST(PageExercise, ChosenWordsAreWritten) {
  BookContent book = support::drawn_book(three, {LessonKind::tracing, LessonLevel::easy});
  book.exercises = {{.words = {"Oma", "Haus"}}};
  EXPECT_THAT(exercise_on(book, 0), Contains("Schreiben: Oma"));
  EXPECT_THAT(exercise_on(book, 1), Contains("Schreiben: Hund"));
}

TEST(PageExercise, TheChildsNameStandsOnCoverAndExercise) {
  BookContent book = support::drawn_book(three, {LessonKind::sums, LessonLevel::medium});
  book.child_name = "Mia";
  EXPECT_THAT(exercise_on(book, 0), Contains("Mia"));
  EXPECT_THAT(texts_of(lay_out(book, {}, measure).front()), Contains("Mia"));
}

TEST(PageExercise, TheCoverShowsTheChosenPicture) {
  BookContent book = support::drawn_book(three, {LessonKind::sums, LessonLevel::medium});
  book.cover_page = 2;
  const auto plan = plan_pages(book, {});
  EXPECT_EQ(pages_shown(plan.front(), book).first, 2u);
  const Sheet cover = lay_out_side(book, {}, plan, 0, measure);
  const auto picture = std::find_if(cover.marks.begin(), cover.marks.end(), [](const Mark& mark) {
    return std::holds_alternative<PictureMark>(mark);
  });
  ASSERT_NE(picture, cover.marks.end());
  EXPECT_EQ(std::get<PictureMark>(*picture).page, 2u);
}

}  // namespace
}  // namespace books

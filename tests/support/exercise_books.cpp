#include "support/exercise_books.h"

#include <gtest/gtest.h>

#include "books/lessons/kinds.h"
#include "drawing/pipeline.h"
#include "support/plain_measure.h"
#include "support/random_books.h"

namespace support {
namespace {

constexpr std::size_t pages = 10;

// Drawn once for all kinds.
const books::BookContent& book_of_random_pages() {
  static const books::BookContent book = [] {
    books::BookContent made;
    made.title = "Aufgaben";
    made.created_at = base::Time{std::chrono::sys_days{std::chrono::year{2026} / 3 / 14}};
    drawing::Options options;
    for (std::size_t i = 0; i < pages; ++i) {
      const std::string sentence = random_sentence(1000 + i);
      options.seed = i;
      options.age = i % 2 == 0 ? drawing::Age::years_3_5 : drawing::Age::years_6_8;
      made.pages.push_back({drawing::draw(sentence, options).picture, "builtin", sentence});
    }
    return made;
  }();
  return book;
}

}  // namespace

void for_each_exercise(books::LessonKind kind, books::LessonLevel level,
                       const std::function<void(const books::lessons::Exercise&)>& check) {
  for_each_drawn_exercise(
      kind, level,
      [&](const books::lessons::Exercise& exercise, const drawing::Picture&) { check(exercise); });
}

void for_each_drawn_exercise(
    books::LessonKind kind, books::LessonLevel level,
    const std::function<void(const books::lessons::Exercise&, const drawing::Picture&)>& check) {
  static const PlainMeasure measure;
  books::BookContent book = book_of_random_pages();
  book.lesson = books::LessonWish{kind, level};
  std::size_t made = 0;
  for (std::size_t page = 0; page < book.pages.size(); ++page) {
    // Upright and, on every third page, lying on its side.
    const geometry::Rect upright{12, 43, 198, 277}, lying{12, 43, 285, 190};
    const books::lessons::Workplace place{book, page,    page % 3 == 2 ? lying : upright,
                                          1,    measure, books::lessons::ruling_of(level)};
    auto exercise = books::lessons::record_of(kind).make(place, level);
    if (!exercise) continue;
    exercise->level = level;
    SCOPED_TRACE(exercise->title + ", level " + std::to_string(static_cast<int>(level)) + ", page " +
                 std::to_string(page) + ": " + book.pages[page].caption);
    check(*exercise, *place.picture());
    ++made;
  }
  EXPECT_GE(made, 2u);
}

}  // namespace support

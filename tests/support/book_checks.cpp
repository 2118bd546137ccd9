#include "support/book_checks.h"

#include <algorithm>
#include <chrono>

#include <gtest/gtest.h>

#include "books/book_layout.h"
#include "books/lessons/exercise_layout.h"
#include "books/page_exercise.h"
#include "books/printable_text.h"
#include "books/sheet_format.h"
#include "drawing/pipeline.h"
#include "support/deed_laws.h"
#include "support/exercise_checks.h"
#include "support/plain_measure.h"
#include "support/random_books.h"

namespace support {
namespace {

using books::BookContent;
using books::Mark;
using books::Sheet;
using books::TextMark;
using books::lessons::Exercise;

constexpr std::size_t pages = 4;
const PlainMeasure measure;

bool same(const Mark& one, const Mark& other) {
  if (one.index() != other.index()) return false;
  if (const auto* text = std::get_if<TextMark>(&one)) {
    const auto& printed = std::get<TextMark>(other);
    return text->text == printed.text && text->start == printed.start && text->size_mm == printed.size_mm;
  }
  if (const auto* shape = std::get_if<drawing::Shape>(&one)) {
    const auto& printed = std::get<drawing::Shape>(other);
    return shape->path == printed.path && shape->fill == printed.fill && shape->line_mm == printed.line_mm;
  }
  if (const auto* picture = std::get_if<books::PictureMark>(&one)) {
    const auto& printed = std::get<books::PictureMark>(other);
    return picture->page == printed.page && picture->without == printed.without &&
           picture->area == printed.area;
  }
  return true;
}

// The letters and figures of a text: where a line was broken does not matter.
std::string without_breaks(const std::string& text) {
  std::string kept;
  std::copy_if(text.begin(), text.end(), std::back_inserter(kept),
               [](char c) { return c != ' ' && c != '-' && c != '\n'; });
  return kept;
}

// What somebody reads who goes through all solutions.
struct PrintedSolutions {
  std::string words;
  std::vector<books::Figure> drawings;
};

PrintedSolutions read_solutions(const std::vector<Sheet>& sheets) {
  PrintedSolutions solutions;
  for (const Sheet& sheet : sheets) {
    if (sheet.bookmark != "Lösungen") continue;
    for (const Mark& mark : sheet.marks) {
      if (const auto* text = std::get_if<TextMark>(&mark)) solutions.words += without_breaks(text->text);
    }
    solutions.drawings.insert(solutions.drawings.end(), sheet.figures.begin(), sheet.figures.end());
  }
  return solutions;
}

// What was made is what is printed, on the exercise's sheet and among the solutions.
void expect_printed(const Exercise& exercise, const Sheet& sheet, const PrintedSolutions& solutions,
                    int number) {
  ASSERT_EQ(sheet.figures.size(), 1u);
  const books::Figure& figure = sheet.figures.front();
  ASSERT_EQ(figure.count, exercise.marks.size());
  for (std::size_t i = 0; i < figure.count; ++i) {
    EXPECT_TRUE(same(exercise.marks[i], sheet.marks[figure.first + i])) << "mark " << i;
  }
  const std::string heading = "Seite " + std::to_string(number) + ": " + exercise.title;
  EXPECT_NE(solutions.words.find(without_breaks(heading)), std::string::npos) << heading;
  for (const std::string& line : exercise.solution.lines) {
    const std::string printed = without_breaks(books::printable_text(line, books::Face::regular, measure));
    EXPECT_NE(solutions.words.find(printed), std::string::npos) << line;
  }
  const std::string drawing = "Zeichnung zur Lösung von Seite " + std::to_string(number);
  const auto drawn = std::find_if(solutions.drawings.begin(), solutions.drawings.end(),
                                  [&](const books::Figure& one) { return one.description == drawing; });
  const std::size_t marks = drawn == solutions.drawings.end() ? 0 : drawn->count;
  EXPECT_EQ(marks, exercise.solution.marks.size());
}

}  // namespace

BookContent random_lesson_book(std::uint64_t number) {
  static const std::vector<test_support::DeedSentence> deeds = test_support::deed_sentences();
  BookContent book;
  book.title = "Buch " + std::to_string(number);
  // Chance comes from the time of making.
  book.created_at =
      base::Time{std::chrono::sys_days{std::chrono::year{2026} / 3 / 14}} + std::chrono::seconds(number);
  book.lesson = {books::LessonKind::mixed, static_cast<books::LessonLevel>(number % 3)};
  for (std::uint64_t page = 0; page < pages; ++page) {
    const std::uint64_t seed = 10000 + number * pages + page;
    const std::string sentence = page % 2 == 0 ? random_sentence(seed) : deeds[seed % deeds.size()].text;
    drawing::Options options;
    options.seed = static_cast<std::uint32_t>(seed);
    options.age = static_cast<drawing::Age>(number % 3);
    if (number % 4 == 3) options.orientation = drawing::Orientation::landscape;
    book.pages.push_back({drawing::draw(sentence, options).picture, "builtin", sentence});
  }
  return book;
}

int check_book(const BookContent& book) {
  const books::PrintOptions options;
  const std::vector<books::PlannedSide> plan = books::plan_pages(book, options);
  const std::vector<Sheet> sheets = books::lay_out(book, options, measure);
  const PrintedSolutions solutions = read_solutions(sheets);
  int checked = 0;
  for (std::size_t i = 0; i < plan.size(); ++i) {
    const auto* side = std::get_if<books::ExerciseSide>(&plan[i].kind);
    if (side == nullptr) continue;
    const Sheet empty = books::empty_sheet(options, plan[i]);
    const books::lessons::Ruling ruling =
        books::lessons::ruling_of(books::lesson_of(book, side->page)->level);
    const Exercise exercise =
        books::lessons::make_exercise(book, side->page, books::lessons::exercise_room(empty, options),
                                      books::sheet_scale(empty), ruling, measure);
    SCOPED_TRACE(book.title + ", page " + std::to_string(side->number) + " (" +
                 book.pages[side->page].caption + "), " + exercise.title + ", level " +
                 std::to_string(static_cast<int>(exercise.level)));
    expect_printed(exercise, sheets[i], solutions, side->number);
    checked += check_exercise(exercise, book.pages[side->page]) ? 1 : 0;
  }
  return checked;
}

}  // namespace support

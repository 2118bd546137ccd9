// Writes exercises as PDF, to be looked at: every kind at one level, each on a page of its own, with
// solutions.
//
//   exercise_sheet OUT.pdf easy|medium|hard [KIND ...] [-- SENTENCE ...]
//   exercise_sheet OUT.pdf letters        every letter and digit with the order of its strokes
//
// Without kinds all of them. With several sentences each kind takes the next one.

#include <cstdio>
#include <fstream>
#include <string>
#include <vector>

#include "base/utf8.h"
#include "books/book_layout.h"
#include "books/lessons/guided_letters.h"
#include "books/lessons/kinds.h"
#include "books/sheet_format.h"
#include "drawing/pipeline.h"
#include "render/andika.h"
#include "render/pdf_book_writer.h"

namespace {

books::BookContent book_of(const std::string& sentence, books::LessonWish lesson) {
  books::BookContent book;
  book.title = "Aufgaben";
  book.created_at = base::Time{std::chrono::sys_days{std::chrono::year{2026} / 3 / 14}};
  book.lesson = lesson;
  drawing::Options options;
  options.age = lesson.level == books::LessonLevel::easy ? drawing::Age::years_3_5 : drawing::Age::years_6_8;
  book.pages.push_back({drawing::draw(sentence, options).picture, "builtin", sentence});
  return book;
}

books::LessonLevel parse_level(const std::string& word) {
  return word == "easy"     ? books::LessonLevel::easy
         : word == "medium" ? books::LessonLevel::medium
                            : books::LessonLevel::hard;
}

// All that can be traced, as the exercises show it, on one page.
books::Sheet letter_sheet(const books::TextMeasure& measure) {
  constexpr std::size_t columns = 8, rows = 9;
  const std::u32string letters = U"ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜabcdefghijklmnopqrstuvwxyzäöüß0123456789";
  books::Sheet sheet = books::empty_sheet(
      {}, {books::SoundChartSide{}, books::SideOrientation::portrait, books::BoundEdge::none});
  sheet.bookmark = "Buchstaben";
  const geometry::Rect& area = sheet.print_area;
  const double width = area.width() / columns, height = area.height() / rows;
  for (std::size_t i = 0; i < letters.size(); ++i) {
    const double left = area.left + static_cast<double>(i % columns) * width;
    const double top = area.top + static_cast<double>(i / columns) * height;
    const geometry::Rect box = geometry::Rect{left, top, left + width, top + height}.inflated(-2);
    for (books::Mark& mark :
         books::lessons::guided_text(base::encode_utf8(letters.substr(i, 1)), box, measure))
      sheet.marks.push_back(std::move(mark));
  }
  return sheet;
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv + 1, argv + argc);
  if (words.size() < 2) {
    std::fprintf(stderr, "usage: exercise_sheet OUT.pdf easy|medium|hard [KIND ...] [-- SENTENCE ...]\n");
    return 2;
  }
  const render::Andika& andika = render::Andika::instance();
  render::PdfDocument document({"Aufgaben", "", base::Time{}});
  if (words[1] == "letters") {
    render::add_sheet(document, {}, letter_sheet(andika));
    std::ofstream(words[0], std::ios::binary) << document.finish();
    return 0;
  }
  const books::LessonLevel level = parse_level(words[1]);
  std::vector<books::LessonKind> kinds;
  std::vector<std::string> sentences;
  bool after_dashes = false;
  for (std::size_t i = 2; i < words.size(); ++i) {
    if (words[i] == "--") {
      after_dashes = true;
    } else if (after_dashes) {
      sentences.push_back(words[i]);
    } else {
      kinds.push_back(books::lessons::kind_named(words[i]).value());
    }
  }
  if (kinds.empty()) {
    for (const auto& record : books::lessons::all_kinds()) {
      if (record.make != nullptr) kinds.push_back(record.kind);
    }
  }
  if (sentences.empty()) sentences = {"Eine Katze und zwei Hunde im Garten", "Drei Fische im Meer"};
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    const books::BookContent book = book_of(sentences[i % sentences.size()], {kinds[i], level});
    for (const books::Sheet& sheet : books::lay_out(book, {}, andika)) {
      const bool is_wanted = sheet.bookmark.starts_with("Aufgabe") || sheet.bookmark == "Lösungen";
      if (is_wanted) render::add_sheet(document, book, sheet);
    }
  }
  std::ofstream(words[0], std::ios::binary) << document.finish();
}

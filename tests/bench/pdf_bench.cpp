// What it costs to write a book. Build with optimisation; "bytes" is the size of the file.
#include <benchmark/benchmark.h>

#include "render/pdf_book_writer.h"
#include "support/lesson_books.h"
#include "support/sample_books.h"

namespace {

void write_book(benchmark::State& state, const books::BookContent& book) {
  const render::PdfBookWriter writer;
  std::size_t bytes = 0;
  for (auto _ : state) bytes = writer.write(book, {}).size();
  state.counters["bytes"] = static_cast<double>(bytes);
}

// Twenty pages of `range` flowers each, about 12 shapes a flower.
void vector_book(benchmark::State& state) {
  books::BookContent book = support::meadow_book(20);
  for (std::size_t i = 0; i < book.pages.size(); ++i) {
    book.pages[i].picture =
        support::flower_meadow(support::Shape::portrait, static_cast<int>(state.range(0)), i + 1);
  }
  write_book(state, book);
}
BENCHMARK(vector_book)->Arg(14)->Arg(30)->Arg(60)->Unit(benchmark::kMillisecond);

// Twenty bitmaps of A4 at 300 dots an inch.
void bitmap_book(benchmark::State& state) {
  books::BookContent book = support::meadow_book(20);
  for (books::Page& page : book.pages) page.picture = support::black_square(2480, 3508);
  write_book(state, book);
}
BENCHMARK(bitmap_book)->Unit(benchmark::kMillisecond);

// Fifteen drawn pages with a lesson of `range`'s kind at the hard level, solutions included.
void lesson_book(benchmark::State& state) {
  const auto kind = static_cast<books::LessonKind>(state.range(0));
  std::vector<std::string> sentences;
  for (std::size_t i = 0; i < 15; ++i) {
    sentences.push_back(support::lesson_sentences()[i % support::lesson_sentences().size()]);
  }
  write_book(state, support::drawn_book(sentences, {kind, books::LessonLevel::hard}));
}
BENCHMARK(lesson_book)->Arg(0)->Arg(1)->Arg(2)->Unit(benchmark::kMillisecond);

}  // namespace

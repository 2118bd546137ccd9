// What it costs to write a book. Build with optimisation; "bytes" is the size of the file, "peak_MB" the most
// memory that the process has had: run one book a process to read it.
#include <benchmark/benchmark.h>
#include <sys/resource.h>

#include "bench/book_samples.h"
#include "books/lessons/kinds.h"
#include "render/pdf_book_writer.h"

namespace {

double peak_mb() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return static_cast<double>(usage.ru_maxrss) / 1000;
}

void write_book(benchmark::State& state, const books::BookContent& book) {
  const render::PdfBookWriter writer;
  state.counters["before_MB"] = peak_mb();
  std::size_t bytes = 0;
  for (auto _ : state) bytes = writer.write(book, {}).size();
  state.counters["bytes"] = static_cast<double>(bytes);
  state.counters["peak_MB"] = peak_mb();
}

void vector_book(benchmark::State& state) {
  write_book(state, bench::vector_book(static_cast<int>(state.range(0))));
}
BENCHMARK(vector_book)->Arg(14)->Arg(30)->Arg(60)->Unit(benchmark::kMillisecond);

void bitmap_book(benchmark::State& state) {
  write_book(state, bench::bitmap_book());
}
BENCHMARK(bitmap_book)->Unit(benchmark::kMillisecond);

void lesson_book(benchmark::State& state) {
  const auto kind = static_cast<books::LessonKind>(state.range(0));
  state.SetLabel(std::string(books::lessons::record_of(kind).name));
  write_book(state, bench::lesson_book(kind));
}
BENCHMARK(lesson_book)
    ->DenseRange(0, static_cast<int>(books::LessonKind::pairs))
    ->Unit(benchmark::kMillisecond);

}  // namespace

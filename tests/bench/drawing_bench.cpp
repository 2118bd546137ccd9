// From a sentence to an SVG page: time of one page, pages a second on two threads, bytes after gzip.

#include <algorithm>
#include <chrono>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>
#include <zlib.h>

#include "drawing/pipeline.h"
#include "render/svg_writer.h"

namespace {

const std::vector<std::string> prompts = {
    "Ein fröhlicher Dinosaurier im Weltraum",
    "Eine niedliche Katze im Garten",
    "drei Schmetterlinge auf einer Blumenwiese",
    "Ein Delfin im Meer",
    "Igel im Wald",
    "Feuerwehrauto in der Stadt",
    "Prinzessin vor einem Schloss",
    "Emma",
    "die Katze auf dem Pferd",
    "Elefant, Löwe und Giraffe in der Savanne",
    "zwölf Enten",
    "Schneemann im Winter",
    "Krabbe am Strand",
    "Affe im Dschungel",
    "Kuh und Schwein auf dem Bauernhof",
};

std::string page(std::uint32_t number) {
  drawing::Options options;
  options.seed = number;
  return render::write_svg(drawing::draw(prompts[number % prompts.size()], options).picture);
}

// Each repetition is one page, so that the reported percentiles are those of pages.
void sentence_to_svg(benchmark::State& state) {
  std::uint32_t number = static_cast<std::uint32_t>(state.thread_index()) * 1'000'003;
  for (int i = 0; i < 30; ++i) benchmark::DoNotOptimize(page(number + static_cast<std::uint32_t>(i)));
  std::vector<double> times;
  for (auto _ : state) {
    const auto start = std::chrono::steady_clock::now();
    benchmark::DoNotOptimize(page(number++));
    times.push_back(
        std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count());
  }
  state.SetItemsProcessed(state.iterations());
  std::sort(times.begin(), times.end());
  state.counters["p50_ms"] = benchmark::Counter(times[times.size() / 2], benchmark::Counter::kAvgThreads);
  state.counters["p95_ms"] =
      benchmark::Counter(times[times.size() * 95 / 100], benchmark::Counter::kAvgThreads);
}
BENCHMARK(sentence_to_svg)->Threads(1)->UseRealTime();
BENCHMARK(sentence_to_svg)->Threads(2)->UseRealTime();

void compressed_size(benchmark::State& state) {
  std::vector<double> sizes;
  std::uint32_t number = 1;
  for (auto _ : state) {
    const std::string svg = page(number++);
    uLongf size = compressBound(static_cast<uLong>(svg.size()));
    std::string out(size, '\0');
    compress2(reinterpret_cast<Bytef*>(out.data()), &size, reinterpret_cast<const Bytef*>(svg.data()),
              static_cast<uLong>(svg.size()), 6);
    sizes.push_back(static_cast<double>(size) / 1000);
  }
  std::sort(sizes.begin(), sizes.end());
  state.counters["kB_p50"] = sizes[sizes.size() / 2];
  state.counters["kB_p95"] = sizes[sizes.size() * 95 / 100];
}
BENCHMARK(compressed_size)->Iterations(300);

}  // namespace

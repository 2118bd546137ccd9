// A photo of 12 megapixels to a page: the time of each kind of file, and how much memory the process took at
// most.

#include <benchmark/benchmark.h>
#include <sys/resource.h>

#include "images/read_image.h"
#include "photo/page.h"
#include "render/svg_writer.h"
#include "support/image_files.h"

namespace {

constexpr int width_px = 4000, height_px = 3000;

void page_of(benchmark::State& state, const std::string& file) {
  photo::Wishes wishes;
  wishes.orientation = drawing::Orientation::landscape;
  std::size_t regions = 0;
  for (auto _ : state) {
    const photo::Page page =
        photo::make_page(images::read_image(file, photo::wanted_side_px(wishes)), wishes);
    regions = static_cast<std::size_t>(page.regions);
    benchmark::DoNotOptimize(render::write_svg(page.picture));
  }
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  state.counters["regions"] = static_cast<double>(regions);
  state.counters["peak_MB"] = static_cast<double>(usage.ru_maxrss) / 1024;
}

void jpeg(benchmark::State& state) {
  page_of(state, test::encode_jpeg(test::landscape(width_px, height_px)));
}
BENCHMARK(jpeg)->Unit(benchmark::kMillisecond);

void progressive_jpeg(benchmark::State& state) {
  page_of(state, test::encode_jpeg(test::landscape(width_px, height_px), {.progressive = true}));
}
BENCHMARK(progressive_jpeg)->Unit(benchmark::kMillisecond);

void webp(benchmark::State& state) {
  page_of(state, test::encode_webp(test::landscape(width_px, height_px)));
}
BENCHMARK(webp)->Unit(benchmark::kMillisecond);

}  // namespace

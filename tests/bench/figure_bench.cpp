// The time of one figure, of all poses, ages and sexes in turn.

#include <benchmark/benchmark.h>

#include "base/random.h"
#include "drawing/figures/person.h"

namespace {

using namespace drawing::figures;

void posed_person(benchmark::State& state) {
  std::uint64_t number = 0;
  for (auto _ : state) {
    base::Random random(number);
    const PersonLook look =
        make_look(random, static_cast<Stage>(number % 4), number % 8 < 4 ? Sex::female : Sex::male);
    benchmark::DoNotOptimize(draw_person(look, poses()[number % poses().size()]));
    ++number;
  }
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(posed_person)->Unit(benchmark::kMillisecond);

}  // namespace

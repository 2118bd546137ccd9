// The time of one figure, of all poses, ages and sexes in turn, of animals, and of reading who stands for
// what.

#include <benchmark/benchmark.h>

#include "base/embedded.h"
#include "base/random.h"
#include "drawing/figures/cast_file.h"
#include "drawing/figures/casting.h"
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

void posed_animal(benchmark::State& state) {
  std::uint64_t number = 0;
  for (auto _ : state) {
    base::Random random(number);
    const AnimalLook look = make_animal(random, static_cast<AnimalKind>(number % animal_kinds));
    benchmark::DoNotOptimize(draw_upright_animal(look, poses()[number % poses().size()]));
    ++number;
  }
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(posed_animal)->Unit(benchmark::kMillisecond);

void cast_read(benchmark::State& state) {
  const std::string_view text = base::resource("figures/cast.toml");
  for (auto _ : state) benchmark::DoNotOptimize(read_cast(text, "cast.toml"));
}
BENCHMARK(cast_read)->Unit(benchmark::kMicrosecond);

}  // namespace

#include "drawing/beasts/species.h"

#include <algorithm>
#include <array>
#include <utility>

namespace drawing::beasts {
namespace {

constexpr std::array<std::string_view, species_count> names{"dog",     "cat",    "horse", "pony",
                                                            "unicorn", "donkey", "zebra"};

struct MotifOf {
  std::string_view motif;
  Species species;
};

// The motifs of resources/lexicon (animals.toml, own.toml, fantasy.toml) that show these animals.
constexpr MotifOf motifs[] = {
    {"1f415", Species::dog},           {"1f415-200d-1f9ba", Species::dog},
    {"1f9ae", Species::dog},           {"1f429", Species::dog},
    {"1f436", Species::dog},           {"own-hund", Species::dog},
    {"1f408", Species::cat},           {"1f408-200d-2b1b", Species::cat},
    {"1f431", Species::cat},           {"own-katze", Species::cat},
    {"1f40e", Species::horse},         {"1f434", Species::horse},
    {"own-pferd", Species::horse},     {"own-pony", Species::pony},
    {"own-einhorn", Species::unicorn}, {"1f984", Species::unicorn},
    {"1facf", Species::donkey},        {"1f993", Species::zebra},
};

}  // namespace

std::string_view to_string(Species species) {
  return names[static_cast<std::size_t>(species)];
}

Kind kind_of(Species) {
  return Kind::four_legs;
}

std::optional<Species> species_of(std::string_view motif_id) {
  const auto found = std::find_if(std::begin(motifs), std::end(motifs),
                                  [&](const MotifOf& entry) { return entry.motif == motif_id; });
  if (found == std::end(motifs)) return std::nullopt;
  return found->species;
}

}  // namespace drawing::beasts

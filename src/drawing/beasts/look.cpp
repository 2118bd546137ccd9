#include "drawing/beasts/look.h"

#include <algorithm>
#include <vector>

#include "drawing/beasts/breeds.h"

namespace drawing::beasts {

namespace {

int own_varieties(Species species) {
  switch (species) {
    case Species::dog:
      return 7;
    case Species::cat:
      return 6;
    case Species::horse:
    case Species::pony:
    case Species::cow:
    case Species::rabbit:
    case Species::bird:
    case Species::fish:
      return 3;
    case Species::pig:
    case Species::sheep:
    case Species::goat:
    case Species::lion:
    case Species::deer:
    case Species::dinosaur:
    case Species::camel:
      return 2;
    default:
      return 1;
  }
}

}  // namespace

bool has_varieties(Species species) {
  return own_varieties(species) > 1;
}

int coats_of(Species species) {
  return std::max(2, own_varieties(species));
}

BeastLook make_beast(base::Random& random, Species species, std::span<const BeastLook> others) {
  BeastLook look;
  look.species = species;
  const int coats = coats_of(species);
  std::vector<int> seen(static_cast<std::size_t>(coats), 0);
  int of_kind = 0;
  for (const BeastLook& other : others) {
    if (other.species != species) continue;
    ++of_kind;
    ++seen[static_cast<std::size_t>(other.coat % coats)];
  }
  if (of_kind == 0) return look;
  // The rarest varieties, and one of them by chance.
  int fewest = seen.front();
  for (const int count : seen) fewest = count < fewest ? count : fewest;
  std::vector<int> rare;
  for (int coat = 0; coat < coats; ++coat) {
    if (seen[static_cast<std::size_t>(coat)] == fewest) rare.push_back(coat);
  }
  look.coat = random.pick(std::span<const int>(rare));
  return look;
}

}  // namespace drawing::beasts

#pragma once

#include <span>

#include "base/random.h"
#include "drawing/beasts/species.h"

namespace drawing::beasts {

// What one animal looks like.
struct BeastLook {
  Species species = Species::dog;
  int coat = 0;  // which of the species' varieties, from 0, the usual one, to coats_of - 1
  bool baby = false;

  friend bool operator==(const BeastLook&, const BeastLook&) = default;
};

// How many varieties a species has; at least 2.
int coats_of(Species species);

// An animal as chance has it, of the variety that is rarest among those of its kind in `others`; the first
// one is the usual one.
BeastLook make_beast(base::Random& random, Species species, std::span<const BeastLook> others = {});

}  // namespace drawing::beasts

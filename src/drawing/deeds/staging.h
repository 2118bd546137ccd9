#pragma once

#include <string>
#include <vector>

#include "base/random.h"
#include "drawing/cast/cast.h"
#include "drawing/cast/library.h"
#include "drawing/deeds/plan_book.h"
#include "drawing/model/wish.h"

namespace drawing::deeds {

// A cast that does what the text says.
struct Staged {
  std::vector<cast::Actor> actors;  // those who do something together are one
  std::vector<Relation> relations;  // those that are left between actors; indexes into Wish::motifs
  std::vector<bool> shown;          // by Wish::deeds
  std::vector<bool> by_all;         // likewise: whether nobody of those who do it only stands there
  std::vector<int> worn;            // indexes into Wish::motifs: hats that are part of who wears them
  std::vector<std::string> kinds;   // of the things that stand in an ensemble: a place needs none of its own
};

// What the place is like that they are in.
struct Surroundings {
  bool water = false;  // one can swim in it
  bool under_water = false;
  bool snow = false;     // people wear what keeps them warm
  bool upright = false;  // the page is higher than wide
  bool room = false;
  bool treats = false;  // children in costume go from door to door

  // Whether a plan for such a place suits it.
  bool has(Site site) const {
    switch (site) {
      case Site::anywhere:
        return true;
      case Site::water:
        return water;
      case Site::under_water:
        return under_water;
      case Site::room:
        return room;
      case Site::treats:
        return treats;
    }
    return false;
  }
};

// Gives everybody a part: those who do something become ensembles with what they do it with, people without a
// deed become figures that stand there, each unlike the others. Who takes no part stays as it is. `actors` is
// the cast of the wish. `people` is the chance of who looks how: pages that share it show the same people.
Staged stage(const Wish& wish, const cast::Library& library, std::vector<cast::Actor> actors,
             const PlanBook& plans, Surroundings around, base::Random random, base::Random people);

}  // namespace drawing::deeds

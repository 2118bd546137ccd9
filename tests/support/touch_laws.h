#pragma once

#include <string>
#include <vector>

#include "drawing/pipeline.h"

namespace test_support {

// A thing that somebody does something with and that nobody has a limb or a tool on, or somebody who does
// something with things and has a limb on none of them.
struct Untouched {
  std::string who, what;  // German names; `what` is empty for whoever touches nothing
  double gap_mm = 0;      // to the nearest limb, or tool in a hand
};

// What is done from afar, as resources/deeds/README.md says it, needs no limb.
std::vector<Untouched> untouched_on(const drawing::Drawing& drawing);

// How far somebody or something is hidden by what it neither holds nor is held by.
struct Hidden {
  std::string of, by;       // German names
  double share = 0;         // of the first one's paint, by all that is `by`
  bool face = false;        // the mouth or the nose lies under it
  int hands = 0;            // so many lie under it
  bool by_scenery = false;  // what hides it came with the place
};

// Of those who are in a tableau or were asked for, the worst first; shares below a tenth only where a face or
// a hand is hidden.
std::vector<Hidden> hidden_on(const drawing::Drawing& drawing);

}  // namespace test_support

#pragma once

#include <initializer_list>

#include "drawing/places/set.h"

namespace drawing::places {

// One way to build a scene; most scenes have several, so that seeds differ in more than places.
using Arrangement = void (*)(Set& set);

// Paints the one whose turn it is, so that neighbouring seeds never give the same.
inline void paint_one_of(Set& set, std::initializer_list<Arrangement> arrangements) {
  arrangements.begin()[set.turn() % arrangements.size()](set);
}

}  // namespace drawing::places

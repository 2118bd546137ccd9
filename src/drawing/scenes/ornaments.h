#pragma once

#include "drawing/scenes/set.h"

namespace drawing::scenes {

// What surrounds the letters of a lettering page: a garden, a starry sky, or a party, as the seed has it.
void paint_ornaments(Set& set);

// Signs of a mood or pose beside an asked motif's box: sleepy letters, notes or hearts of joy, tears, notes.
enum class Sign { sleep, joy, sorrow, music };
Figure sign(Sign kind, base::Random& random, double height);

}  // namespace drawing::scenes

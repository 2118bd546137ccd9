#pragma once

#include "drawing/places/set.h"

namespace drawing::places {

void paint_space(Set& set);
void paint_under_water(Set& set);
void paint_beach(Set& set);
void paint_sea(Set& set);
void paint_island(Set& set);
void paint_sky(Set& set);

}  // namespace drawing::places

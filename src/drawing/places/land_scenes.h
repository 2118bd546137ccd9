#pragma once

#include "drawing/places/set.h"

namespace drawing::places {

void paint_meadow(Set& set);
void paint_garden(Set& set);
void paint_forest(Set& set);
void paint_winter(Set& set);
void paint_jungle(Set& set);
void paint_desert(Set& set);
void paint_mountains(Set& set);
void paint_autumn(Set& set);
void paint_night(Set& set);
void paint_rain(Set& set);
void paint_savanna(Set& set);
void paint_park(Set& set);
void paint_neutral(Set& set);

}  // namespace drawing::places

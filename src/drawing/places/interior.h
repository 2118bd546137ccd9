#pragma once

#include "drawing/places/place.h"
#include "drawing/places/set.h"

// Rooms: a wall, a floor, and what stands and hangs there.
namespace drawing::places {

// Paints wall and floor; the result is the line where they meet, on which furniture stands.
Ridge build_room(Set& set, Floor floor, Wall wall);
// Lines on a floor or pavement from `y` down: `along` towards a point above it, `across` that grow farther
// apart.
void add_floor_lines(Set& set, double y, int along, int across);
// An oval rug under the asked motifs.
void lay_rug(Set& set);

// What a named place is known by: stands nearer and larger where there is room for it beside whoever is
// there.
bool stand_near(Set& set, const Prop& prop, const Ridge& line, Side side);

// Stands a large piece where most of it is seen, near the wanted side; smaller where the page is full. False
// if it fits nowhere.
bool furnish(Set& set, const Prop& prop, const Ridge& line, Side side);
// Hangs a piece on the wall: its top at the share `y` of the frame's height, its middle near the share `x` of
// the frame's width. False if it would cover a motif or another prop.
bool put_on_wall(Set& set, const Prop& prop, double x, double y);
// The same at the first of several places where it fits, the wanted side first.
bool put_on_wall(Set& set, const Prop& prop, Side side, double y);

// Wall tiles behind the worktop, large enough to colour.
void add_tiles(Set& set, double floor_y);

// Strings across the top of the page, behind all else.
void hang_bunting(Set& set, double y);
void hang_lamps(Set& set, double y);
void hang_garland(Set& set, double y);

}  // namespace drawing::places

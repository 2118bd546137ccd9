#pragma once

#include "drawing/places/set.h"

// Large scenery that lies in a landscape: water, ways through a wood, what hangs into the page from above.
// Each is painted behind the asked motifs and keeps its own ground free of props.
namespace drawing::places {

// A straight edge from side to side at `y`.
Ridge level(Set& set, double y, double depth);

enum class Crossing { none, bridge, stones };
// A brook that winds from the ground's edge to the foot of the page.
void add_brook(Set& set, const Ridge& ground, Crossing crossing);

enum class Water { lilies, reeds, ice, plain };
// A lake across the middle distance: wide, with ripples, and with what the water bears.
void add_lake(Set& set, const Ridge& ground, Water water);

// A sea or lake from `y` to the foot of the page, with short waves that grow towards the front.
Ridge add_open_water(Set& set, double y, double depth, const std::string& name);

// Trunks on both sides that are taller than the page.
void add_trunks(Set& set, const Ridge& ground);
// Foliage along the upper edge, deeper at the sides.
void add_canopy(Set& set);
// Vines that hang from the upper edge.
void add_vines(Set& set, int count);

// Hangs the main thing of a scene in the air where nothing is yet, as large as it fits.
bool hang_main(Set& set, const Prop& prop);

// Fields in strips on a hill.
void add_fields(Set& set, const Ridge& hill, double depth);

}  // namespace drawing::places

#pragma once

#include "drawing/beasts/four_legged.h"
#include "geometry/field.h"

namespace drawing::beasts {

// The pieces of a shape that can still be coloured when a line runs along their edges. `fringe` is how far
// they reach under what hides them beyond that edge.
geometry::Field colourable(geometry::Field shape, const geometry::Field& seen, const Fine& fine,
                           double fringe = 0);

// What lies upon `below` takes those pieces of it that it leaves over and that are too small to colour.
void absorb_crumbs(geometry::Field& upon, const geometry::Field& below, const Fine& fine);

}  // namespace drawing::beasts

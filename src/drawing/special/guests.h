#pragma once

#include <vector>

#include "base/random.h"
#include "drawing/compose/cast.h"
#include "drawing/compose/figure.h"
#include "drawing/special/ornament.h"

namespace drawing::special {

// The kinds of motifs that a special page shows, one actor each, whatever their counts.
std::vector<compose::Actor> guests_of(const Wish& wish, const compose::Library& library, Age age,
                                      base::Random random);

// The actor's drawing, as large as fits with its middle at `center` into the circle, turned by `turn`
// (radians, clockwise).
compose::Figure guest_in_circle(const compose::Actor& guest, geometry::Point center, double radius,
                                double turn, const compose::Stage& stage);

// The actor's drawing, upright and as large as fits into the box, in its middle.
compose::Figure guest_in_box(const compose::Actor& guest, const geometry::Rect& box,
                             const compose::Stage& stage);

// The same on the axis upwards from the origin between the radii `low` and `high`, as large as the obstacles
// and `gap` to them let it be. No shapes where there is no room.
compose::Figure guest_on_axis(const compose::Actor& guest, const Obstacles& obstacles, double low,
                              double high, double gap, const compose::Stage& stage);

}  // namespace drawing::special

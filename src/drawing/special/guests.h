#pragma once

#include <vector>

#include "base/random.h"
#include "drawing/cast/cast.h"
#include "drawing/page/figure.h"
#include "drawing/special/ornament.h"

namespace drawing::special {

// The kinds of motifs that a special page shows, one actor each, whatever their counts.
std::vector<cast::Actor> guests_of(const Wish& wish, const cast::Library& library, Age age,
                                   base::Random random);

// The actor's drawing, as large as fits with its middle at `center` into the circle, turned by `turn`
// (radians, clockwise).
page::Figure guest_in_circle(const cast::Actor& guest, geometry::Point center, double radius, double turn,
                             const page::Stage& stage);

// The actor's drawing, upright and as large as fits into the box, in its middle.
page::Figure guest_in_box(const cast::Actor& guest, const geometry::Rect& box, const page::Stage& stage);

// The same on the axis upwards from the origin between the radii `low` and `high`, as large as the obstacles
// and `gap` to them let it be. No shapes where there is no room.
page::Figure guest_on_axis(const cast::Actor& guest, const Obstacles& obstacles, double low, double high,
                           double gap, const page::Stage& stage);

}  // namespace drawing::special

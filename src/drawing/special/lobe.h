#pragma once

#include "geometry/path.h"

namespace drawing::special {

// How one of the petals around a circle is shaped.
enum class LobeKind { round, pointed, ogee, heart, triangle, belly };

// A petal that points upwards, around the origin: it stands on the circle of radius `foot` within the wedge
// of `half_angle` (radians, below a quarter turn) on both sides and reaches up to the radius `tip`. Two
// neighbours meet at the foot and nowhere else; a belly is slimmer at its foot than above. Its lower edge is
// the chord below the circle: what is painted over the circle's inside hides it.
geometry::Path lobe(LobeKind kind, double half_angle, double foot, double tip);

// The same petal smaller, standing on the same circle, its sides `gap` within those of the larger one. Empty
// where nothing would be left of it.
geometry::Path inner_lobe(const geometry::Path& outer, double half_angle, double foot, double gap);

}  // namespace drawing::special

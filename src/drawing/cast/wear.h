#pragma once

#include <optional>

#include "drawing/cast/cast.h"
#include "geometry/path.h"

namespace drawing::cast {

// How a thing is put on, in the wearer's unit square.
struct WornFit {
  double scale = 1;      // of the thing's unit square beside the wearer's
  geometry::Point foot;  // where the middle of the thing's lower edge comes
};

// Puts a thing that is worn on the wearer's head. Nothing for a wearer whose drawing shows no
// eyes, or glasses for one in profile.
std::optional<WornFit> fit_on(const Actor& wearer, const Actor& thing);

}  // namespace drawing::cast

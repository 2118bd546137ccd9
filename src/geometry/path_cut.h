#pragma once

#include <functional>

#include "geometry/path.h"

namespace geometry {

// The path's line without the parts inside of `where` at which `leave_out` holds, as open pieces; curves stay
// curves. It is asked about every `step` along the path, which is how finely the cuts are placed. Pieces
// shorter than `shortest` are left out as well. A path of which nothing is left out is given back as it is.
Path without(const Path& path, const Rect& where, const std::function<bool(Point)>& leave_out, double step,
             double shortest);

}  // namespace geometry

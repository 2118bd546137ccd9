#pragma once

#include "geometry/path.h"

namespace geometry {

// The outline of what the path fills by the non-zero rule: where its closed subpaths overlap, the lines that
// lie inside are gone and the rest is joined. The result fills the same area by either rule. Of a path whose
// subpaths do not cross, the curves stay as they are; else they become straight lines within `tolerance` (in
// the path's own unit, above 0), and pieces thinner than that are dropped. Meant for glyphs: time grows with
// the square of the number of lines.
Path united(const Path& path, double tolerance);

}  // namespace geometry

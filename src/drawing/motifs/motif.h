#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "geometry/path.h"
#include "geometry/rect.h"

namespace drawing::motifs {

// What the conversion found a shape to be (resources/motifs/README.md).
enum class MotifRole : std::uint8_t {
  region,  // closed; white fill, outlined
  solid,   // closed, small and dark: black fill, no outline (pupils, nostrils, mouths)
  line,    // open, a thin stroke: drawn as a line of the page's width
};

// A shape of a motif in its unit square (0..1 both ways, y downwards), in painting order.
struct MotifShape {
  geometry::Path path;
  MotifRole role = MotifRole::region;
  // Set where the background is seen through a region's hole, or a highlight in a pupil.
  bool even_odd = false;
  // In parts of the unit. Of a region or solid: the diameter of the largest disc that fits in; of a line: its
  // distance to the nearest border. Composition drops shapes that would run black at the size at which a
  // motif is drawn; what lies beneath a dropped shape is white and closed.
  double thickness = 1;
};

// A drawing's regions do not overlap, except that an island lies on the region around it: two regions side by
// side have the same border, curve for curve.
struct Motif {
  std::string id;  // code points in lower-case hex joined with "-", without fe0f; or "own-<name>"
  std::vector<MotifShape>
      shapes;  // all detail; no region is narrower than 2 % of the unit, except in corners
  std::vector<MotifShape> simple;  // the same drawing with few large regions, none narrower than about 5 %:
                                   // for small sizes and for small children
  geometry::Rect bounds;           // of the drawing within the unit square
};

}  // namespace drawing::motifs

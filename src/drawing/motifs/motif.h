#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
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
  // What a region has in nature; nothing where the drawing's colours only told its areas apart.
  std::optional<std::array<std::uint8_t, 3>> colour = {};
};

// A drawing's regions do not overlap, except that an island lies on the region around it: two regions side by
// side have the same border, curve for curve. It looks the way that the lexicon says.
struct Motif {
  std::string id;  // code points in lower-case hex joined with "-", without fe0f; or "own-<name>"
  std::vector<MotifShape>
      shapes;  // all detail; no region is narrower than 2 % of the unit, except in corners
  std::vector<MotifShape> simple;  // the same drawing with few large regions, none narrower than 3.5 %:
                                   // for small sizes and for small children
  geometry::Rect bounds;           // of the drawing within the unit square
  bool plain = false;              // `shapes` has few large regions already: good for small children as it is
  // Another drawing of the same motif by another hand, plain: the one for small children. It has the same id
  // and looks the same way, but its bounds are its own. Null where there is none.
  std::shared_ptr<const Motif> second;
  bool second_for_all = false;  // whether it is as good as this one for older children
};

}  // namespace drawing::motifs

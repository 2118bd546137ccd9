#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "geometry/path.h"
#include "geometry/rect.h"

namespace drawing::motifs {

// What the conversion found a shape to be (resources/motifs/README.md).
enum class MotifRole : std::uint8_t {
  region,  // white fill, outlined
  solid,   // small and dark: black fill (pupils, nostrils, mouths)
  line,    // a thin stroke: drawn as a line of the page's width
};

// A shape of a motif in its unit square (0..1 both ways, y downwards), in painting order.
struct MotifShape {
  geometry::Path path;
  MotifRole role = MotifRole::region;
  bool even_odd = false;
  // The smallest width of the shape's inside, in parts of the unit: composition drops shapes that would run
  // black at the size at which a motif is drawn.
  double thickness = 1;
};

struct Motif {
  std::string id;  // code points in lower-case hex joined with "-", without fe0f; or "own-<name>"
  std::vector<MotifShape> shapes;
  geometry::Rect bounds;  // of the drawing within the unit square
};

}  // namespace drawing::motifs

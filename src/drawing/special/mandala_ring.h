#pragma once

#include <vector>

#include "base/random.h"
#include "drawing/special/lobe.h"
#include "drawing/special/ornament.h"

namespace drawing::special {

enum class RingKind {
  crown,    // petals side by side, each with ornaments within it
  lotus,    // petals with others behind that look out between them
  petals,   // slim petals with ornaments between them
  beads,    // ornaments in a band
  zigzag,   // triangles in a band
  almonds,  // almonds end to end in a band
};

// Where a ring ends outwards.
enum class Rim { circle, open };

// A ring of ornaments around the origin, between two radii in millimetres.
struct Ring {
  RingKind kind = RingKind::crown;
  double inner = 10;
  double outer = 20;
  int count = 12;    // how often its cell repeats
  double phase = 0;  // the angle of its first cell; 0 is upwards, clockwise
  Rim rim = Rim::circle;
  LobeKind lobe = LobeKind::pointed;
  Ornament ornament = Ornament::dot;
  Ornament between = Ornament::dot;
  bool filled = true;       // ornaments within the petals
  bool gaps_filled = true;  // ornaments between the petals
};

// Draws the ring. Its inside, up to the inner radius, is left to be painted over by the next ring. Turned by
// a full circle divided by `count`, its figures come to lie on each other.
page::Figure draw_ring(const Ring& ring, const Grain& grain);

// The copies of a cell that points upwards, around the origin.
page::Figure around(const page::Figure& cell, int count, double phase);

// The outline of one of a crown's petals, pointing upwards, as draw_ring() draws it.
geometry::Path crown_lobe(const Ring& ring, const Grain& grain);

}  // namespace drawing::special

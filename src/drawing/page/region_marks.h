#pragma once

#include <vector>

#include "base/random.h"
#include "drawing/model/picture.h"
#include "drawing/page/seen_region.h"

namespace drawing::page {

// What a pattern is made of.
enum class Marks {
  dots,
  hearts,
  stars,
  flowers,
  diamonds,
  drops,
  scales,
  checks,
  hatches,
  waves,
  tufts,
  leaves,
  pebbles,
  cobbles
};

// How marks are laid.
enum class Laying {
  rows,       // as on cloth
  scattered,  // as things grow and lie: none exactly in its row, some missing, turned as they can be
  receding,   // scattered on ground that is seen to its far edge: the smaller, the higher on the page
};

// Marks all over the region, each wholly within it and away from its edges. Closed ones hold at least 2 mm2.
// Large regions (`area_mm2`) get larger marks, so that there are never more than about a hundred and fifty in
// rows. Nothing where only a few would fit.
std::vector<Shape> fill_with_marks(const SeenRegion& region, Marks kind, Laying laying, double area_mm2,
                                   double line_mm, base::Random random);

}  // namespace drawing::page

#pragma once

#include <vector>

#include "drawing/model/picture.h"
#include "geometry/point.h"
#include "geometry/rect.h"

namespace books {

using Ornament = std::vector<drawing::Shape>;

// Every ornament stays inside the rectangle or radius that it is given, line width included, and is line art
// like the pictures: white inside, so that it can be coloured too.

// A rounded line with a lace of scallops inside and a flower in each corner. Returns with it the free area
// that the lace leaves.
struct Border {
  Ornament shapes;
  geometry::Rect inside;
};
Border scalloped_border(const geometry::Rect& outer, double scallop_mm);

// A double frame for a picture; `inside` is where the picture goes.
Border picture_frame(const geometry::Rect& outer);

// A plain rounded line.
Ornament rounded_line(const geometry::Rect& outer, double radius_mm, double line_mm);

// A pencil lying on its side, its tip to the right.
Ornament pencil(const geometry::Rect& box);

// A five-pointed star with soft corners.
Ornament star(geometry::Point center, double radius_mm, double line_mm);

// A flower of six petals round a middle.
Ornament flower(geometry::Point center, double radius_mm, double line_mm);

// The round field of a page number between two short lines, each ending in a dot.
Ornament number_badge(geometry::Point center, double radius_mm);

}  // namespace books

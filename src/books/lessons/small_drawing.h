#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "books/ornament.h"
#include "drawing/model/picture.h"

namespace books::lessons {

// A catalogue motif as large as fits into `box`, with lines of `line_mm` and no detail finer than them.
// Nothing for an unknown motif.
std::optional<Ornament> motif_drawing(std::string_view motif, const geometry::Rect& box, double line_mm);

// An element of a picture as it is drawn there, but whole, as large as fits into `box`. Shapes that would
// become too small are left out.
Ornament element_drawing(const drawing::Picture& picture, std::size_t element, const geometry::Rect& box,
                         double line_mm);

}  // namespace books::lessons

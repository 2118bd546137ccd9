#pragma once

#include <algorithm>

#include "geometry/rect.h"

// How large a tableau will be on the page, before the layout knows.
namespace drawing::deeds {

// What the cast has of a page, in mm.
inline constexpr double upright_width = 176, upright_height = 178, wide_width = 245, wide_height = 125;

// In mm of the page for a figure unit, where a tableau takes so much room. `upright`: the page is higher than
// wide.
inline double size_on_page(const geometry::Rect& tableau, bool upright) {
  const double width = upright ? upright_width : wide_width, height = upright ? upright_height : wide_height;
  return std::min(width / tableau.width(), height / tableau.height());
}

}  // namespace drawing::deeds

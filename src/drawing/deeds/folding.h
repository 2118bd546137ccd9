#pragma once

#include <optional>
#include <vector>

#include "drawing/deeds/tableau.h"
#include "geometry/rect.h"

// On paper that is higher than wide, a wide tableau would be small and leave half of the page to the sky.
namespace drawing::deeds {

// Whether a tableau with these bounds, whose tallest figure is so high, would show its figures smaller than
// an upright page can.
bool is_small_on_upright_page(const geometry::Rect& bounds, double tallest);

// The tableau of an upright page in more than one row: who does the deed at one of its sides and touches
// nothing of the others steps before them, with what they hold and sit on, as long as that makes all of them
// clearly larger and hides no face. Nothing where it is large already, or nobody can step out of it.
std::optional<std::vector<Casting>> in_two_rows(const std::vector<Casting>& castings);

}  // namespace drawing::deeds

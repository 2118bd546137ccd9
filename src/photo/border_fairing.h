#pragma once

#include <functional>
#include <vector>

#include "photo/border_graph.h"

namespace photo {

// Smooths all borders of a map, those on the picture's edge left as they are. Where two borders go on nearly
// straight beyond a knot they are one line, however many others end on it: the knot moves with that line, and
// what ends on it follows. All stay joined. `strengths` has one value a line, 0 to 1, see
// fair_by_strength, or is empty: then all are smoothed alike by `smooth`.
void fair_borders(std::vector<BorderLine>& lines, const std::vector<double>& strengths, double wave,
                  const std::function<void(std::vector<geometry::Point>& points, bool closed)>& smooth);

}  // namespace photo

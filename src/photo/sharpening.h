#pragma once

#include "photo/lab.h"
#include "photo/label_map.h"

namespace photo {

// Moves the borders of the parts by up to about `reach_px` pixels to where the picture has its edges: what
// was smoothed, rounded and opened before has lost its corners. Each part keeps its inside, a narrow one its
// middle. `sharp` has the size of the map and is smoothed no more than noise asks for. The parts stay
// connected; their numbers are new.
void sharpen_borders(LabelMap& map, const Lab& sharp, double reach_px, const FineMask& fine);

}  // namespace photo

#pragma once

#include <vector>

namespace photo {

// Up to which strength (see ink_strength) marks are the print of ruled or squared paper; 0 where there is
// none. Print is everywhere and paler than what is drawn on it, which is somewhere.
float strength_of_print(const std::vector<float>& strength, int width, int height, float weak, float strong);

}  // namespace photo

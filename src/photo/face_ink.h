#pragma once

#include <cstdint>
#include <vector>

#include "photo/faces.h"
#include "photo/lab.h"

namespace photo {

// Draws faces as a pen would: eyes, brows, nostrils and mouths, which are darker than the skin round them and
// too small for regions, become ink. They are taken out of `lab`, and the shadows on the skin are made faint,
// so that a face is one thing to colour. 1 where a page is to be black, of the picture's size; empty where
// there is none. `mm_per_px` is above 0.
std::vector<std::uint8_t> ink_of_faces(Lab& lab, const std::vector<Face>& faces, double mm_per_px);

}  // namespace photo

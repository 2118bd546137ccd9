#pragma once

#include <vector>

#include "photo/lab.h"

namespace photo {

// The mean of each pixel's surroundings: a square that reaches `reach` pixels to each side, cut at the edges.
std::vector<float> surroundings_of(const std::vector<float>& values, int width, int height, int reach);

// How strong the edges round each pixel are on the plainest of its four sides: much among grass and leaves,
// nothing beside an edge that stands alone (surround inhibition: Grigorescu, Petkov and Westenberg, Contour
// detection based on nonclassical receptive field inhibition, 2003).
std::vector<float> clutter_of(const std::vector<float>& gradient, int width, int height);

// Leaves of a gradient what is contour: an edge that stands alone stays, the edges of grass, fur and leaves
// weaken each other. At least 0.
void weaken_clutter(std::vector<float>& gradient, const std::vector<float>& clutter);

// How much each pixel's surroundings differ from the same picture smoothed: what the eye sees as fur, leaves
// or bark. In Lab.
std::vector<float> roughness_of(const Lab& lab, const Lab& smooth);

}  // namespace photo

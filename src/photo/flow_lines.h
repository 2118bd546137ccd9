#pragma once

#include <vector>

#include "photo/lab.h"
#include "photo/ridges.h"

namespace photo {

// The lines that somebody would draw who has only a pen: dark gaps and the dark sides of edges, followed
// along their way so that a row of broken bits is one line and a tuft of fur is none (flow-based difference
// of Gaussians: Kang, Lee and Chui, Coherent line drawing, NPAR 2007; the way is the smoothed structure
// tensor's, as in Kyprianidis and Doellner, Image abstraction by structure adaptive filtering, 2008). In
// pixels of the picture; strengths are about a quarter of how much the lightness differs, less what the
// surroundings have of it (see clutter_of). Those of less than `least_px` are left out.
std::vector<Ridge> flow_lines_of(const Lab& lab, double least_px);

}  // namespace photo

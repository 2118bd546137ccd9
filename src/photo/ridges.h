#pragma once

#include <vector>

#include "geometry/path.h"
#include "photo/lab.h"

namespace photo {

// A line in a picture that is darker or lighter than both its sides: the gap between two petals, a sail of a
// windmill, the leg of a tripod. In pixels of the picture, with how strong it is at each point: about half of
// how much it differs from its sides, in Lab.
struct Ridge {
  std::vector<geometry::Point> points;
  std::vector<double> strengths;
};

// The lines of two to eight pixels' width that stand alone enough to be meant, of at least `least_px` length:
// where the lightness bends across much more than along (Steger, An unbiased detector of curvilinear
// structures, 1998), less what its surroundings have of it (see clutter_of).
std::vector<Ridge> ridges_of(const Lab& lab, double least_px);

}  // namespace photo

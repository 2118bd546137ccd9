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

// The ridge along a stroke that was found at half the picture's size: as many points as the picture has
// pixels along it. `strength_at` gives the strength at a point of the stroke.
template <class StrengthAt>
Ridge ridge_along_halved(const std::vector<geometry::Point>& stroke, const StrengthAt& strength_at) {
  Ridge ridge;
  for (const geometry::Point p : stroke) {
    const double strength = strength_at(p);
    if (!ridge.points.empty()) {
      ridge.points.push_back((ridge.points.back() + p * 2) * 0.5);
      ridge.strengths.push_back(strength);
    }
    ridge.points.push_back(p * 2);
    ridge.strengths.push_back(strength);
  }
  return ridge;
}

// The lines of two to eight pixels' width that stand alone enough to be meant, of at least `least_px` length:
// where the lightness bends across much more than along (Steger, An unbiased detector of curvilinear
// structures, 1998), less what its surroundings have of it (see clutter_of).
std::vector<Ridge> ridges_of(const Lab& lab, double least_px);

}  // namespace photo

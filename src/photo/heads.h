#pragma once

#include <vector>

#include "photo/accents.h"
#include "photo/eyes.h"

namespace photo {

// The head of an animal that looks at the camera: what it takes for a face.
struct Head {
  Eye left, right;
  Accent nose;
  std::vector<Accent> patches;  // round the eyes, none or one for each
};

// Heads among the spots of a picture of so many pixels: two dark spots of about one size beside each other
// above its lowest part, and a larger one between or below them in the middle. Eyes may lie in dark patches,
// which are as large as the nose or larger. Each may stand out too little
// to be sure of: three that lie like that are a face. Spots that belong to more than one such three are none:
// those are windows in a row or a pattern.
std::vector<Head> heads_among(const std::vector<Accent>& spots, int width, int height);

}  // namespace photo

#pragma once

#include "photo/lab.h"

namespace photo {

// How a picture is smoothed before its regions are looked for.
struct Smoothing {
  double sigma = 1.8;  // pixels: things smaller than this vanish, texture and noise with them
  double range = 42;   // difference in Lab that counts as an edge
  int rounds = 4;
};

// Removes small structures and keeps the edges of large ones: rolling guidance (Zhang et al., Rolling
// guidance filter, ECCV 2014) with the recursive domain transform (Gastal and Oliveira, Domain transform for
// edge-aware image and video processing, SIGGRAPH 2011) as its filter.
Lab smoothed(const Lab& lab, const Smoothing& smoothing);

}  // namespace photo

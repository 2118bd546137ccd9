#pragma once

#include <vector>

#include "geometry/rect.h"
#include "photo/faces.h"
#include "photo/lab.h"

namespace photo {

// An eye, in pixels: that of an animal, seen from any side, or that of a person, with lids.
struct Eye {
  geometry::Point middle;
  double radius = 0;
  double lids = 0;  // half of the way from corner to corner; 0 for a round eye
};

// What looks like the eyes of animals: round, dark, alone on something lighter all round, away from `faces`,
// which have their own; the clearest first. Nothing where there are many such spots: those are leaves, gravel
// or windows.
std::vector<Eye> eyes_of(const Lab& lab, const std::vector<Face>& faces);

// Lays the fur or feathers round each eye over it, so that it becomes no region by itself.
void cover_eyes(Lab& lab, const std::vector<Eye>& eyes);

}  // namespace photo

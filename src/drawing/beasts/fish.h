#pragma once

#include <vector>

#include "drawing/beasts/beast.h"
#include "drawing/beasts/four_legged.h"

namespace drawing::beasts {

// The measures of a fish or whale in its species' own units; lengths are in parts of the body's.
struct FishAnatomy {
  double scale = 1;
  double length = 60;
  std::vector<double> radii{3.4, 9, 15, 17, 15, 8};  // from the tail to the snout, in own units
  enum class Tail : std::uint8_t { fan, crescent, flukes } tail = Tail::fan;
  enum class Dorsal : std::uint8_t { comb, triangle, sickle, none } dorsal = Dorsal::comb;
  double fin = 1;       // size of the near fin
  double fin_up = -.5;  // where it is, in radii
  double belly = 0;     // how far the light belly reaches up, in radii; 0 without
  double eye = .86;     // along the body
  double eye_up = .3;   // in radii
  double eye_size = 1;
  bool gill = true;       // the head is a region of its own
  bool whiskers = false;  // a seal's face
  bool gill_slits = false, beak = false, spout = false, big_mouth = false;
  int stripes = 0;
};

FishAnatomy fish_anatomy_of(const BeastLook& look);

// In the species' own units: neither scaled nor freed of crumbs.
PosedBeast draw_fish(const FishAnatomy& anatomy, const Finned& pose, const Expression& expression,
                     const std::optional<Point>& mouth, const Fine& fine);

}  // namespace drawing::beasts

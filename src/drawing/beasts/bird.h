#pragma once

#include "drawing/beasts/beast.h"
#include "drawing/beasts/four_legged.h"

namespace drawing::beasts {

enum class Beak : std::uint8_t { cone, short_cone, flat, long_cone, owl, hooked };

// The measures of a bird in its species' own units, in which a songbird's breast is 12 in radius.
struct BirdAnatomy {
  double scale = 1;
  double breast = 12, length = 19;  // radius, and how far the trunk reaches back
  double leg = 8, leg_width = 1.5;
  struct Neck {
    double length = 6, width = 9, angle = 62;  // width is a radius
  } neck;
  double head = 10.4;  // radius
  Beak beak = Beak::cone;
  Point tail{13, 7};   // length and width
  double tail_up = 0;  // degrees
  double wing = 1;
  std::optional<double> upright{};  // the trunk's pitch at rest, where it is not the pose's
  bool red_breast = false, neck_ring = false, comb = false, plumes = false, owl_face = false, belly = false,
       curved_neck = false, crest = false, plain_head = false, talons = false,
       white_front = false;  // from the face over the throat to the belly: a penguin's
};

BirdAnatomy bird_anatomy_of(const BeastLook& look);

// In the species' own units: neither scaled nor freed of crumbs.
PosedBeast draw_bird(const BirdAnatomy& anatomy, const Winged& pose, const Expression& expression,
                     const std::optional<Point>& mouth, const Fine& fine);

}  // namespace drawing::beasts

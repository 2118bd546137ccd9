#pragma once

#include <array>
#include <optional>
#include <vector>

#include "drawing/beasts/anatomy.h"
#include "drawing/beasts/pose.h"
#include "geometry/affine.h"
#include "geometry/field.h"

// The skeleton of a posed four-legged animal, in its species' own units: the ground is y = 0, it looks to the
// right.
namespace drawing::beasts {

using geometry::Chain;

// What placing a head has to know of it, in the head's own frame.
struct HeadReach {
  Point mouth;
  double radius = 14;  // of the skull
  double low = 14;     // how far it reaches below its middle
  bool profile = false;
};

struct Leg {
  bool near = true, fore = true;
  Chain bone;               // from the joint to the foot
  std::vector<Chain> foot;  // what stands out beyond the bone
  Point root, end;
  double turn = 0;  // of the foot, in degrees
  double sole = 0;  // how far below `end` the ground is

  // From the foot's own frame: the origin is `end`, the toes are at positive x.
  Point at(Point p) const;
};

enum LegIndex { far_hind, far_fore, near_hind, near_fore };

struct Frame {
  Point hip, shoulder;
  Point front, up;   // of the trunk, of length 1
  double pitch = 0;  // degrees upwards
  std::vector<Point> spine;
  Chain trunk;
  Point neck_way;  // from the trunk to the head
  Point neck_base;
  double neck_length = 0;
  std::vector<Point> neck_line;
  Chain neck;
  Point head;             // the middle of the skull
  geometry::Affine face;  // from the head's own frame
  double head_angle = 0;  // degrees
  bool mirrored_head = false;
  std::array<Leg, 4> legs;

  // A point of the trunk: 0 at the rump to 1 at the chest, `height` in radii above the spine.
  Point on(double share, double height) const;
  // A point beside the neck: 0 at the trunk to 1 at the head, `height` in radii above its middle.
  Point on_neck(double share, double height) const;
};

// `mouth` is where the mouth is to be; its height is kept, what is left to the side moves the whole animal.
Frame solve(const Anatomy& anatomy, const FourLegged& pose, const HeadReach& head,
            const std::optional<Point>& mouth);

}  // namespace drawing::beasts

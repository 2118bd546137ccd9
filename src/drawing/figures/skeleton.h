#pragma once

#include <optional>
#include <vector>

#include "drawing/figures/build.h"
#include "drawing/figures/pose.h"
#include "geometry/affine.h"
#include "geometry/point.h"

namespace drawing::figures {

using geometry::Point;

// Two bones from a shoulder or hip to a wrist or ankle.
struct Limb {
  Point root, joint, end;
  double stretch = 1;  // how much longer the bones are than the build's

  // The direction of the second bone in degrees.
  double angle() const;
  // How far the second bone is turned out of the first one's direction, in degrees.
  double bend() const;
  // The limb's middle line, evenly from root to end, with the joint rounded off from that share of both bones
  // on: 0.47 is the middle, 1 the joint itself.
  std::vector<Point> line(double rounded_from = 0.47) const;
};

// The most that bones are stretched to reach a point.
inline constexpr double most_stretch = 1.12;

// Bones of these lengths from `root` towards `goal`: the joint lies on the left of the way there for `side`
// 1, on the right for -1. A goal that is too far is approached with bones up to most_stretch longer, one that
// is too near is kept off.
Limb solve_limb(Point root, Point goal, double first, double second, double side);

// Points that a figure has to touch, in its own units; what is missing comes from the pose. Hands are meant
// by their palms.
struct Goals {
  std::optional<Point> hip, near_hand, far_hand, near_foot, far_foot;
};

// The joints of a posed body in figure units: the ground is y = 0, the body looks to the right.
struct Skeleton {
  Build build;
  Point hip, neck;
  Point up, across;    // of the trunk: along it, and to the far side
  double arch = 0;     // how far the back bends, in figure units
  double lean = 0;     // degrees
  bool front = false;  // seen from the front
  Limb near_arm, far_arm, near_leg, far_leg;
  Point head;  // the middle of the head
  double head_angle = 0;

  // A point of the spine: 0 at the hip, 1 at the neck.
  Point spine(double share) const;
};

// The distance of the middle of a palm from its wrist, for hands of size 1.
inline constexpr double palm_reach = 4;

Skeleton solve(const Build& build, const Pose& pose, const Goals& goals = {});

// The middle of a palm, and where the hand points, in degrees.
struct Palm {
  Point at;
  double angle = 0;
};

// The hand at the end of an arm that the pose aims so.
Palm palm_of(const Build& build, const Pose& pose, const Limb& arm, const HandAim& aim);

// Vectors by degrees, clockwise on the page.
Point turned(Point p, double degrees);
// A quarter turn clockwise on the page.
inline Point perpendicular(Point p) {
  return {-p.y, p.x};
}

}  // namespace drawing::figures

#include "drawing/deeds/untangling.h"

#include <algorithm>

namespace drawing::deeds {
namespace {

using figures::Limb;
using figures::Point;
using figures::Skeleton;

// What speaks against a bend: a point of the arm before the face, arms that cross, an elbow above the way
// from shoulder to hand (by one arm length), and that the pose has it otherwise.
constexpr double cost_of_face = 1, cost_of_crossing = 2, cost_of_lifted_elbow = 4, cost_of_other_bend = 0.6;
// How wide half a face is, for a head of size 1.
constexpr double half_face = 14;

// Whether the ways from a to b and from c to d cross.
bool cross(Point a, Point b, Point c, Point d) {
  const auto side = [](Point from, Point to, Point p) {
    return (to.x - from.x) * (p.y - from.y) - (to.y - from.y) * (p.x - from.x);
  };
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

double cost_of_arm(const Skeleton& skeleton, const Limb& arm, bool at_face) {
  std::vector<Point> line = arm.line();
  // A hand that eats is at the mouth.
  if (at_face) line.resize(line.size() * 2 / 3);
  double cost = 0;
  for (const Point& point : line) {
    if (geometry::length(point - skeleton.head) < half_face * skeleton.build.head) cost += cost_of_face;
  }
  const Point middle = geometry::lerp(arm.root, arm.end, 0.5);
  return cost + cost_of_lifted_elbow * std::max(0.0, (middle.y - arm.joint.y) / skeleton.build.arm_length());
}

double cost_of(const Placed& placed, const Aims& aims) {
  const figures::Pose pose = attitude(placed.player(), placed.part(), aims);
  const Skeleton s = figures::solve(placed.posed->rig->build, pose, aims.goals);
  double cost = 0;
  if (aims.goals.near_hand) cost += cost_of_arm(s, s.near_arm, pose.hands_at_face);
  if (aims.goals.far_hand) cost += cost_of_arm(s, s.far_arm, pose.hands_at_face);
  const Limb &near = s.near_arm, &far = s.far_arm;
  for (const auto& [from, to] : {std::pair(near.root, near.joint), std::pair(near.joint, near.end)}) {
    if (cross(from, to, far.root, far.joint) || cross(from, to, far.joint, far.end)) cost += cost_of_crossing;
  }
  return cost + cost_of_other_bend * (aims.bending.near_elbow + aims.bending.far_elbow);
}

double widest_gap(const std::vector<Placed>& placed) {
  double widest = 0;
  for (const Touch& touch : touches_of(placed)) {
    const auto a = placed[touch.of].point(touch.own), b = placed[touch.with].point(touch.on);
    if (a && b) widest = std::max(widest, geometry::length(a->at - b->at));
  }
  return widest;
}

}  // namespace

void untangle(std::vector<Placed>& placed, const std::function<void()>& put) {
  const double before = widest_gap(placed);
  for (Placed& one : placed) {
    const figures::Goals& goals = one.aims.goals;
    if (!one.is_figure() || !one.posed || !one.posed->rig || !(goals.near_hand || goals.far_hand)) continue;
    const Bending as_it_is = one.give.bending;
    Bending best = as_it_is;
    double least = cost_of(one, one.aims);
    for (const auto& [near, far] : {std::pair(true, false), std::pair(false, true), std::pair(true, true)}) {
      if ((near && !goals.near_hand) || (far && !goals.far_hand)) continue;
      Aims aims = one.aims;
      aims.bending.near_elbow = near;
      aims.bending.far_elbow = far;
      const double cost = cost_of(one, aims);
      if (cost >= least) continue;
      least = cost;
      best.near_elbow = near;
      best.far_elbow = far;
    }
    if (best.near_elbow == as_it_is.near_elbow && best.far_elbow == as_it_is.far_elbow) continue;
    one.give.bending = best;
    put();
    // The hand turns with the forearm: what it no longer reaches so is reached as before.
    constexpr double seen = 0.3;
    if (widest_gap(placed) <= before + seen) continue;
    one.give.bending = as_it_is;
    put();
  }
}

}  // namespace drawing::deeds

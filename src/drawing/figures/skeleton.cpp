#include "drawing/figures/skeleton.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "drawing/figures/foot.h"

namespace drawing::figures {
namespace {

using geometry::degree;
// How high the middle of a hand is that lies on the ground.
constexpr double flat_hand = 4.6;

bool seen_from_front(const Pose& pose) {
  return pose.view >= 0.8;
}

double side_of(Bend bend, double usual) {
  return bend == Bend::usual ? usual : -usual;
}

}  // namespace

Point turned(Point p, double degrees) {
  const double c = std::cos(degrees * degree), s = std::sin(degrees * degree);
  return {p.x * c - p.y * s, p.x * s + p.y * c};
}

double Limb::angle() const {
  return std::atan2(end.y - joint.y, end.x - joint.x) / degree;
}

double Limb::bend() const {
  const Point first = unit(joint - root), second = unit(end - joint);
  return std::acos(std::clamp(first.x * second.x + first.y * second.y, -1.0, 1.0)) / degree;
}

std::vector<Point> Limb::line(double rounded_from) const {
  const Point from = geometry::lerp(root, joint, rounded_from), to = geometry::lerp(end, joint, rounded_from);
  std::vector<Point> points;
  constexpr int straight = 4, round = 8;
  for (int i = 0; i < straight; ++i) points.push_back(geometry::lerp(root, from, double(i) / straight));
  for (int i = 0; i <= round; ++i) {
    const double t = double(i) / round;
    points.push_back(geometry::lerp(geometry::lerp(from, joint, t), geometry::lerp(joint, to, t), t));
  }
  for (int i = 1; i <= straight; ++i) points.push_back(geometry::lerp(to, end, double(i) / straight));
  return points;
}

Limb solve_limb(Point root, Point goal, double first, double second, double side) {
  Point way = goal - root;
  double distance = geometry::length(way);
  way = unit(way);
  Limb limb;
  if (distance > first + second) {
    limb.stretch = std::min(most_stretch, distance / (first + second) * 1.001);
    first *= limb.stretch;
    second *= limb.stretch;
    distance = std::min(distance, (first + second) * 0.9995);
  }
  distance = std::max(distance, std::abs(first - second) + 0.5);
  const double along = (first * first - second * second + distance * distance) / (2 * distance);
  const double off = std::sqrt(std::max(0.0, first * first - along * along));
  limb.root = root;
  limb.joint = root + way * along + perpendicular(way) * (off * side);
  limb.end = root + way * distance;
  return limb;
}

Point Skeleton::spine(double share) const {
  return geometry::lerp(hip, neck, share) + across * (std::sin(std::numbers::pi * share) * arch);
}

Palm palm_of(const Build& build, const Pose& pose, const Limb& arm, const HandAim& aim) {
  const double angle = pose.hands_on_ground ? 0 : arm.angle() + aim.wrist;
  return {arm.end + turned({palm_reach * build.hand, 0}, angle), angle};
}

namespace {

// How high the hip of who is on both knees is, in leg lengths, so that these are not below the ground.
double hip_on_knees(const Build& build, const Pose& pose) {
  const double legs = build.leg_length();
  double hip = pose.hip;
  constexpr int rounds = 5;
  for (int i = 0; i < rounds; ++i) {
    double lowest = -legs;
    for (const FootAim& foot : {pose.near_foot, pose.far_foot}) {
      const Limb leg =
          solve_limb({0, -(hip * legs + build.ankle)},
                     {foot.x * legs * build.stride, -ankle_above_ground(foot.angle, build.foot, build.ankle)},
                     build.leg[0], build.leg[1], -1);
      lowest = std::max(lowest, leg.joint.y + 1.2 * build.leg_width[1]);
    }
    hip = std::clamp(hip + lowest / legs, pose.hip, 0.8);
  }
  return hip;
}

}  // namespace

Skeleton solve(const Build& build, const Pose& pose, const Goals& goals) {
  Skeleton s;
  s.build = build;
  s.front = seen_from_front(pose);
  const double legs = build.leg_length(), arms = build.arm_length();
  s.lean = pose.lean + (std::abs(pose.lean) < 40 && !s.front ? build.lean : 0);
  s.up = turned({0, -1}, s.lean);
  s.across = turned({1, 0}, s.lean);
  const double hip_height = pose.on_knees ? hip_on_knees(build, pose) : pose.hip;
  s.hip = goals.hip.value_or(Point{pose.hip_x * legs, -(hip_height * legs + build.ankle)});
  s.neck = s.hip + s.up * build.trunk;
  s.arch = s.lean > 8 && s.lean < 60 ? -0.06 * build.trunk : 0;

  const double half = build.shoulder * (s.front ? 1 : pose.view * 0.8);
  const Point shoulders = s.neck - s.up * (build.arm_width[0] * 0.86);
  const Point near_shoulder = shoulders - s.across * half - s.up * (s.front ? 0 : 0.8);
  const Point far_shoulder = shoulders + s.across * half;
  const auto arm = [&](Point shoulder, const HandAim& aim, const std::optional<Point>& goal, double side) {
    const double reach = palm_reach * build.hand;
    if (pose.hands_on_ground && !goal) {
      const Point palm{shoulder.x + aim.x * arms + reach, -flat_hand * build.hand};
      return solve_limb(shoulder, palm - Point{reach, 0}, build.arm[0], build.arm[1], side);
    }
    if (!goal)
      return solve_limb(shoulder, shoulder + Point{aim.x, aim.y} * arms, build.arm[0], build.arm[1], side);
    // The palm lies beyond the wrist in the forearm's direction, which is known only afterwards.
    Limb limb =
        solve_limb(shoulder, *goal - unit(*goal - shoulder) * reach, build.arm[0], build.arm[1], side);
    constexpr int rounds = 6;
    for (int i = 0; i < rounds; ++i) {
      const Point hand = turned({reach, 0}, limb.angle() + aim.wrist);
      limb = solve_limb(shoulder, *goal - hand, build.arm[0], build.arm[1], side);
    }
    return limb;
  };
  s.near_arm = arm(near_shoulder, pose.near_hand, goals.near_hand, side_of(pose.near_elbow, 1));
  s.far_arm = arm(far_shoulder, pose.far_hand, goals.far_hand, side_of(pose.far_elbow, s.front ? -1 : 1));

  const Point below = {s.hip.x, 0};
  const auto leg = [&](Point hip, const FootAim& aim, const std::optional<Point>& goal, double side) {
    const double angle = s.front ? 0 : aim.angle;
    const Point to = goal.value_or(
        below + Point{aim.x * legs * (!s.front && aim.height < .02 ? build.stride : 1),
                      -(aim.height * legs + ankle_above_ground(angle, build.foot, build.ankle))});
    return solve_limb(hip, to, build.leg[0], build.leg[1], side);
  };
  const Point to_side = s.across * (build.hip * pose.view);
  s.near_leg =
      leg(s.hip - to_side, pose.near_foot, goals.near_foot, side_of(pose.near_knee, s.front ? 1 : -1));
  s.far_leg = leg(s.hip + to_side, pose.far_foot, goals.far_foot, side_of(pose.far_knee, -1));

  s.head_angle = s.lean + pose.tilt + pose.head_turn.value_or(-s.lean * 0.5);
  s.head = s.neck + turned({0, -1}, s.head_angle) * (build.head_up * build.head * pose.head_up) +
           s.across * (s.front ? 0 : 1.6);
  return s;
}

}  // namespace drawing::figures

#include "drawing/beasts/frame.h"

#include <algorithm>
#include <cmath>

#include "drawing/figures/skeleton.h"
#include "drawing/figures/tube.h"

namespace drawing::beasts {
namespace {

using figures::smooth_line;
using figures::tube;
using figures::turned;
using geometry::Affine;
using geometry::lerp;

using geometry::degree;
// The far legs stand a little farther in the picture.
constexpr Point depth{2.2, -1};

// What a kind of foot adds to the leg's last disc.
struct FootShape {
  double sole;   // below the last joint, in radii
  double toe;    // how far it reaches to the front
  double width;  // of the toe, in radii
};

FootShape shape_of(Foot foot) {
  switch (foot) {
    case Foot::paw:
      return {1, 4.6, 1.02};
    case Foot::big_paw:
      return {1, 3.6, 1.02};
    case Foot::hoof:
      return {1.24, 0, 1};
    case Foot::pad:
      break;
  }
  return {1, .8, 1.04};
}

// Joints and ends of a leg as a line with rounded joints; `bones` counts them along it.
struct SoftLine {
  std::vector<Point> points;
  std::vector<double> bones;
};

SoftLine soft_line(const std::vector<Point>& joints, double soft) {
  SoftLine line{{joints.front()}, {0}};
  for (std::size_t i = 1; i + 1 < joints.size(); ++i) {
    const Point from = lerp(joints[i], joints[i - 1], soft), to = lerp(joints[i], joints[i + 1], soft);
    constexpr int steps = 6;
    for (int step = 0; step <= steps; ++step) {
      const double t = double(step) / steps;
      line.points.push_back(lerp(lerp(from, joints[i], t), lerp(joints[i], to, t), t));
      line.bones.push_back(static_cast<double>(i) - soft + 2 * soft * t);
    }
  }
  line.points.push_back(joints.back());
  line.bones.push_back(static_cast<double>(joints.size() - 1));
  return line;
}

class Solver {
 public:
  Solver(const Anatomy& anatomy, const FourLegged& pose, const HeadReach& head)
      : a_(anatomy), pose_(pose), reach_(head) {}

  Frame run(const std::optional<Point>& mouth) {
    place_trunk();
    place_neck(mouth);
    for (const LegIndex i : {far_hind, far_fore, near_hind, near_fore}) f_.legs[i] = place_leg(i);
    return std::move(f_);
  }

 private:
  bool crouches() const {
    return !pose_.pitch && !pose_.sits && !pose_.lies && pose_.hip <= 1 && !pose_.in_water;
  }

  void place_trunk() {
    const double hip = pose_.hip * (crouches() ? a_.crouch_hip : 1),
                 shoulder = pose_.shoulder * (crouches() ? a_.crouch_shoulder : 1);
    f_.hip = {0, -hip * a_.hind};
    if (pose_.in_water) f_.hip.y = -a_.round[0] * pose_.hip;
    const double rise =
        pose_.in_water ? (pose_.shoulder - pose_.hip) * a_.round[2] : shoulder * a_.fore - hip * a_.hind;
    f_.pitch = pose_.pitch.value_or(std::asin(std::clamp(rise / a_.length, -.92, .92)) / degree);
    if ((pose_.lies || pose_.sits) && pose_.hip < .5)
      f_.hip.y = std::min(f_.hip.y, -a_.round[0] * (pose_.sits ? .72 : .66));
    f_.front = turned({1, 0}, -f_.pitch);
    f_.up = turned({0, -1}, -f_.pitch);
    f_.shoulder = f_.hip + f_.front * a_.length;
    if (pose_.lies) f_.shoulder.y = std::min(f_.shoulder.y, -a_.round[2] * .62);
    const double middle = (f_.hip.x + f_.shoulder.x) / 2;
    f_.hip.x -= middle;
    f_.shoulder.x -= middle;
    const Point rump = f_.hip + f_.up * (a_.round[0] * a_.rise * .6),
                chest = f_.shoulder + f_.up * (a_.round[2] * a_.rise);
    const double arch = pose_.arch * 2 + (pose_.sits ? 1.5 : 0) + (a_.round[1] < a_.round[0] ? .6 : 0);
    const Point waist = lerp(rump, chest, .5) + f_.up * arch;
    f_.spine = smooth_line({rump - f_.front * (a_.round[0] * .22), lerp(rump, waist, .5), waist,
                            lerp(waist, chest, .5), chest + f_.front * (a_.round[2] * .12)},
                           5);
    f_.trunk = tube(f_.spine, std::span<const double>(a_.round));
    chest_ = chest;
  }

  // Where the head is for a neck of that angle and length.
  void aim_neck(double angle, double length, double head_angle) {
    f_.neck_way = turned({1, 0}, -angle);
    f_.neck_length = length;
    f_.head_angle = head_angle;
    neck_end_ = f_.neck_base + f_.neck_way * length;
    f_.head = neck_end_ + f_.neck_way * (reach_.radius * a_.head * (reach_.profile ? .34 : .42));
    f_.face = face_at(f_.head, head_angle);
  }
  Affine face_at(Point head, double angle) const {
    return Affine::translation(head.x, head.y) * Affine::rotation(angle * degree) *
           Affine::scaling(a_.head * (f_.mirrored_head ? -1 : 1), a_.head);
  }
  void move_head(Point head, double angle) {
    f_.head = head;
    f_.head_angle = angle;
    f_.face = face_at(head, angle);
  }

  void place_neck(const std::optional<Point>& mouth) {
    f_.mirrored_head = pose_.looks_back && reach_.profile;
    f_.neck_base = chest_ + f_.front * (a_.round[2] * .3) + f_.up * (a_.round[2] * .12);
    const double own = a_.neck.angle;
    double angle = pose_.neck_angle.value_or(own + pose_.neck);
    if (pose_.sits && !pose_.neck_angle && !pose_.profile) angle = std::min(84.0, own + 16);
    aim_neck(angle, a_.neck.length, pose_.head);
    // A head from the front has a chin, and a beard, below its mouth: those lie on the ground.
    const double chin = reach_.profile ? 0 : (reach_.low - reach_.mouth.y) * a_.head + 1.6;
    if (mouth || pose_.mouth_down) reach_for(mouth ? mouth->y : std::min(-2.4, -chin), angle);
    if (mouth) {
      const double aside = mouth->x - f_.face(reach_.mouth).x;
      shift({aside, 0});
    }
    if (pose_.head_down) lay_head_down();
    if (pose_.in_water && !reach_.profile) keep_head_dry();
    const double base = std::min(a_.round[2] * .86, a_.neck.base * 1.15);
    const Point along = neck_end_ - f_.neck_base;
    const Point bow = Point{along.y, -along.x} * (a_.neck.arch * (f_.mirrored_head ? -1 : 1));
    f_.neck_line = smooth_line({chest_ - f_.front * (a_.round[2] * .1), f_.neck_base,
                                lerp(f_.neck_base, neck_end_, .55) + bow, neck_end_},
                               5);
    f_.neck = tube(f_.neck_line,
                   {base, a_.neck.base, a_.neck.top + (a_.neck.base - a_.neck.top) * .3, a_.neck.top});
  }

  // Bends and then stretches the neck until the mouth is as high as `height`.
  void reach_for(double height, double start) {
    const double bent = reach_.profile ? .5 : .16, most = reach_.profile ? 52 : 18,
                 steepest = reach_.profile ? -44 : -40;
    const auto too_high = [&] { return f_.face(reach_.mouth).y - height; };
    const auto head_angle = [&](double angle) {
      return pose_.head + std::clamp((start - angle) * bent, reach_.profile ? -30.0 : -12.0, most);
    };
    // The higher the angle, the higher the mouth; what angles cannot do the neck's length does.
    double low = steepest, high = std::max(start, 86.0), angle = start;
    for (int i = 0; i < 30; ++i) {
      angle = (low + high) / 2;
      aim_neck(angle, a_.neck.length, head_angle(angle));
      (too_high() < 0 ? high : low) = angle;
    }
    if (std::abs(too_high()) < .1) return;
    const bool down = f_.neck_way.y > 0;
    double shortest = a_.neck.length * .4, longest = a_.neck.length * 2.2;
    for (int i = 0; i < 30; ++i) {
      const double middle = (longest + shortest) / 2;
      aim_neck(angle, middle, head_angle(angle));
      ((too_high() < 0) == down ? shortest : longest) = middle;
    }
  }

  // The whole animal, as far as it has been placed.
  void shift(Point by) {
    for (Point* p : {&f_.hip, &f_.shoulder, &f_.neck_base, &f_.head, &chest_, &neck_end_}) *p = *p + by;
    for (Point& p : f_.spine) p = p + by;
    for (geometry::Disc& disc : f_.trunk) disc.center = disc.center + by;
    f_.face = Affine::translation(by.x, by.y) * f_.face;
  }

  // A chin is above the water line.
  void keep_head_dry() {
    const double low = f_.head.y + reach_.low * a_.head + 1;
    if (low <= 0) return;
    move_head(f_.head - Point{0, low}, f_.head_angle);
    neck_end_.y -= low;
  }

  // The head lies on the ground before the breast.
  void lay_head_down() {
    const double r = a_.round[2];
    if (reach_.profile) {
      move_head({f_.shoulder.x + r * .5 + reach_.radius * .8, -reach_.radius * a_.head * .9}, 20);
      const double low = -1.6 - f_.face(reach_.mouth).y;
      move_head(f_.head + Point{0, low}, 20);
      neck_end_ = f_.head + Point{-4, 0};
    } else {
      const double low = -reach_.low * a_.head - .3;
      move_head({f_.shoulder.x + r * .5 + reach_.radius * .4, low}, 6);
      neck_end_ = {f_.shoulder.x + r * .7, low};
    }
  }

  const LegAim& aim_of(LegIndex i) const {
    switch (i) {
      case far_hind:
        return pose_.far_hind;
      case far_fore:
        return pose_.far_fore;
      case near_hind:
        return pose_.near_hind;
      case near_fore:
        break;
    }
    return pose_.near_fore;
  }

  Leg place_leg(LegIndex i) const {
    Leg leg;
    leg.near = i == near_hind || i == near_fore;
    leg.fore = i == far_fore || i == near_fore;
    const LegAim& aim = aim_of(i);
    const FootShape shape = shape_of(a_.foot);
    const std::array<double, 4>& width = leg.fore ? a_.fore_width : a_.hind_width;
    const double tall = leg.fore ? a_.fore : a_.hind;
    const std::array<double, 3> bones =
        leg.fore
            ? std::array<double, 3>{tall * a_.fore_bones[0], tall * a_.fore_bones[1], tall * a_.fore_bones[2]}
            : std::array<double, 3>{tall * a_.hind_bones[0], tall * a_.hind_bones[1],
                                    tall * (a_.hare_foot ? .42 : a_.hind_bones[2])};
    leg.sole = shape.sole * width[3];
    leg.root = (leg.fore ? f_.shoulder : f_.hip) + (leg.near ? Point{} : depth);
    const double lean = aim.cannon.value_or(aim.free ? 0 : leg.fore ? 2 : a_.hock);
    const bool stands = !aim.free && aim.height < .02;
    const Point goal = aim.free ? leg.root + Point{aim.x * tall, aim.height * tall}
                                : Point{leg.root.x + aim.x * tall * (stands ? a_.stance : 1),
                                        std::min(-aim.height * tall, 0.0) - leg.sole};
    const Point way{std::sin(lean * degree), std::cos(lean * degree)};
    Point wrist = goal - way * bones[2];
    if (stands && std::abs(lean) > 60) wrist.y = std::min(goal.y, wrist.y);
    const figures::Limb limb = figures::solve_limb(leg.root, wrist, bones[0], bones[1], leg.fore ? 1 : -1);
    leg.end = limb.end + way * bones[2];
    if (stands) leg.end.y = goal.y;
    const SoftLine line = soft_line({limb.root, limb.joint, limb.end, leg.end}, .42);
    for (std::size_t k = 0; k < line.points.size(); ++k) {
      const std::size_t bone = std::min<std::size_t>(2, static_cast<std::size_t>(line.bones[k]));
      const double t = line.bones[k] - static_cast<double>(bone);
      leg.bone.push_back({line.points[k], width[bone] + (width[bone + 1] - width[bone]) * t});
    }
    leg.turn = aim.paw.value_or(
        stands ? 0 : std::clamp(-lean + (lean < 0 ? -4 : 0) + (shape.toe > 0 ? 18 : 0), -70.0, 78.0));
    add_toes(leg, shape, width[3], stands);
    return leg;
  }

  void add_toes(Leg& leg, const FootShape& shape, double width, bool stands) const {
    if (shape.toe <= 0) return;
    const double radius = width * shape.width,
                 reach = shape.toe * a_.fore_width[3] / 4 * (a_.hare_foot && !leg.fore && stands ? 1.5 : 1);
    leg.foot.push_back(
        {{leg.at({0, leg.sole - radius}), radius}, {leg.at({reach, leg.sole - radius * .92}), radius * .92}});
  }

  const Anatomy& a_;
  const FourLegged& pose_;
  const HeadReach& reach_;
  Frame f_;
  Point chest_, neck_end_;
};

}  // namespace

Point Leg::at(Point p) const {
  return end + turned(p, turn);
}

Point Frame::on(double share, double height) const {
  const std::size_t last = spine.size() - 1;
  const double at = std::clamp(share, 0.0, 1.0) * static_cast<double>(last);
  const std::size_t i = std::min(last - 1, static_cast<std::size_t>(at));
  const double t = at - static_cast<double>(i);
  const Point way = geometry::unit(spine[i + 1] - spine[i]);
  const double radius = trunk[i].radius + (trunk[i + 1].radius - trunk[i].radius) * t;
  return lerp(spine[i], spine[i + 1], t) + Point{way.y, -way.x} * (height * radius);
}

Point Frame::on_neck(double share, double height) const {
  const std::size_t last = neck_line.size() - 1;
  const double at = std::clamp(share, 0.0, 1.0) * static_cast<double>(last);
  const std::size_t i = std::min(last - 1, static_cast<std::size_t>(at));
  const double t = at - static_cast<double>(i);
  const Point way = geometry::unit(neck_line[i + 1] - neck_line[i]);
  const double radius = neck[i].radius + (neck[i + 1].radius - neck[i].radius) * t;
  return lerp(neck_line[i], neck_line[i + 1], t) +
         Point{way.y, -way.x} * (height * radius * (mirrored_head ? -1 : 1));
}

Frame solve(const Anatomy& anatomy, const FourLegged& pose, const HeadReach& head,
            const std::optional<Point>& mouth) {
  return Solver(anatomy, pose, head).run(mouth);
}

}  // namespace drawing::beasts

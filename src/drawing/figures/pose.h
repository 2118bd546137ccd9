#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace drawing::figures {

// How a hand is drawn. `fist` holds what is put into it: its palm lies behind the thing, its fingers before.
enum class HandShape { rest, flat, open, point, fist };

enum class Mood {
  neutral,
  happy,
  laughing,
  sad,
  angry,
  sleepy,
  surprised,
  crying,
  shouting,
  blowing,
  afraid,
  kissing
};

// Where a foot stands: in leg lengths from below the hip (to the front), and its lowest point above the
// ground; the foot's angle in degrees (0 flat and to the front, positive with the toes down, 180 to the
// back).
struct FootAim {
  double x = 0, height = 0, angle = 0;
};

// Where a hand is: in arm lengths from its shoulder, to the front and down.
struct HandAim {
  double x = 0, y = 0;
  HandShape shape = HandShape::rest;
  double wrist = 0;  // degrees that the hand is turned against the forearm
};

// The side to which an elbow or knee bends. For figures that look to the right: elbows back, knees to the
// front.
enum class Bend { usual, other };

// How a body is held, in parts of its own limbs, so that one table serves toddler, grown-up and bear. Figures
// look to the right; `near` is the side that is turned to whoever looks at the page (from the front: the left
// one on the page). Angles in degrees, clockwise.
struct Pose {
  std::string_view name{};
  double view = 1;  // 1 from the front, 0 from the side; between 0.3 and 0.6 three-quarter
  double hip_x = 0,
         hip = 1;   // where the hip is, in leg lengths; its height above the ground without the ankle
  double lean = 0;  // of the trunk
  double tilt = 0;  // of the head, beside what it gives back of the trunk's lean
  std::optional<double> head_turn{};  // what it gives back, where half of the lean is wrong
  double turn = 0;                    // of the face: 0 to the front, 0.5 three-quarter
  FootAim near_foot{}, far_foot{};
  HandAim near_hand{}, far_hand{};
  Bend near_elbow = Bend::usual, far_elbow = Bend::usual;
  Bend near_knee = Bend::usual, far_knee = Bend::usual;
  Mood mood = Mood::happy;
  bool near_arm_above = false;   // before the head and all else
  bool far_arm_above = false;    // the same of the far forearm, but for its own trunk
  bool near_leg_above = false;   // in a layer of its own: somebody is between both legs
  bool hands_at_face = false;    // a hand may cover a part of the face
  bool hands_on_ground = false;  // both palms; their aims say only where along it
  bool in_the_air = false;       // nothing touches the ground
  bool on_knees = false;         // both knees lie on the ground, however short the legs: the hip follows
  double head_up = 1;            // how far the head is from the trunk, in parts of the usual
};

// All poses, by name.
std::span<const Pose> poses();
// The part of them that stands in a table of its own.
std::span<const Pose> sport_poses();
// Null for an unknown name.
const Pose* find_pose(std::string_view name);

}  // namespace drawing::figures

#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace drawing::beasts {

// Where a foot is, in parts of the standing leg: `x` from below its joint to the front, `height` above the
// ground. Angles in degrees, clockwise, for animals that look to the right.
struct LegAim {
  double x = 0, height = 0;
  // Of the last bone: 0 straight down, positive with the foot to the front. Without it the species' own.
  std::optional<double> cannon{};
  bool free = false;            // `height` is how far the foot hangs below the joint
  std::optional<double> paw{};  // how the foot is turned, where the leg does not decide it
};

// How four-legged animals hold themselves, in parts of their own measures, so that one table serves mouse and
// giraffe. The trunk's pitch follows from the heights of hip and shoulder.
struct FourLegged {
  double hip = 1, shoulder = 1;   // heights in leg lengths
  std::optional<double> pitch{};  // of the trunk, in degrees upwards, where heights do not decide it
  LegAim near_fore{}, far_fore{-.26}, near_hind{-.1}, far_hind{.22};
  double neck = 0;                     // degrees upwards, added to the species' own
  std::optional<double> neck_angle{};  // in its place
  double head = 0;                     // degrees
  double tail = 14;                    // degrees upwards
  double arch = 0;                     // of the back
  bool profile = false;                // the head from the side, whatever is usual
  bool mouth_down = false;             // the mouth is on the ground
  bool sits = false, lies = false;     // on the ground: the hind leg has an outline of its own
  bool head_down = false;              // the head lies on the ground
  bool curled = false;                 // a drawing of its own
  bool looks_back = false;
  bool jaw_open = false;
  bool tail_flies = false;
  bool in_the_air = false;
  bool in_water = false;  // nothing below y = 0 is drawn
};

enum class Wing : std::uint8_t { folded, raised, lowered, spread };

struct Winged {
  double pitch = 10;  // degrees upwards
  Wing wing = Wing::folded;
  double neck = 0;  // degrees upwards, added to the species' own
  double head = 0;  // degrees
  bool legs = true;
  bool sits = false;  // the breast on the ground
  bool beak_down = false;
  bool beak_open = false;
  double lift = 0;  // of the body above the ground, in body radii, when it flies
  bool in_water = false;
  bool one_leg = false;  // stands on one, the other drawn up
  bool clings = false;   // to a trunk before it, as woodpeckers do
};

struct Finned {
  double pitch = 0;    // degrees upwards
  double bend = 0;     // of the body, in degrees from head to tail
  bool leaps = false;  // out of the water, whose line is y = 0
};

enum class Eyes : std::uint8_t { open, closed };

// What an animal does. Every pose is told for every kind, so that each of them can do it as best it can.
struct BeastPose {
  std::string_view name{};
  FourLegged legs{};
  Winged wings{};
  Finned fins{};
  Eyes eyes = Eyes::open;
};

// How those get on who squat where others stand (frogs), in place of running and jumping: the long legs
// stretched out behind, the short ones before the breast.
FourLegged leap_of_squatters();

std::span<const BeastPose> beast_poses();
// Null for an unknown name.
const BeastPose* find_beast_pose(std::string_view name);

}  // namespace drawing::beasts

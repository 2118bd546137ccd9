#include <array>

#include "drawing/figures/pose.h"

// Poses of sport and play, of the garden and of some jobs.
namespace drawing::figures {
namespace {

using enum HandShape;
constexpr Bend other = Bend::other;

constexpr std::array table{
    // From the front.
    Pose{.name = "juggle",
         .near_foot = {-.24, 0, 168},
         .far_foot = {.24, 0, 12},
         .near_hand = {-.52, .36, open},
         .far_hand = {.52, .36, open},
         .mood = Mood::laughing},
    Pose{.name = "skip",
         .hip = 1.2,
         .near_foot = {-.2, .3, 150},
         .far_foot = {.2, .3, 30},
         .near_hand = {-.66, .5, fist},
         .far_hand = {.66, .5, fist},
         .mood = Mood::laughing,
         .in_the_air = true},
    Pose{.name = "stop",
         .near_foot = {-.21, 0, 168},
         .far_foot = {.21, 0, 12},
         .near_hand = {-.94, -.04, flat},
         .far_hand = {.6, -.7, open},
         .near_elbow = other,
         .far_elbow = other},

    // Upright, turned to the right.
    Pose{.name = "pick",
         .view = .55,
         .hip = 1,
         .lean = 2,
         .tilt = -12,
         .turn = .5,
         .near_foot = {-.26, 0, 8},
         .far_foot = {.28, 0, 0},
         .near_hand = {.3, .78, fist},
         .far_hand = {.78, -.62, fist}},
    Pose{.name = "box",
         .view = .5,
         .hip = .94,
         .lean = 6,
         .tilt = -4,
         .turn = .5,
         .near_foot = {-.5, 0, 12},
         .far_foot = {.4, 0, -4},
         .near_hand = {.46, .34, fist},
         .far_hand = {.94, .0, fist}},
    Pose{.name = "aim",
         .view = .5,
         .lean = -4,
         .tilt = 2,
         .turn = .5,
         .near_foot = {-.4, 0, 8},
         .far_foot = {.4, 0, -2},
         .near_hand = {.44, .16, fist},
         .far_hand = {.98, .02, fist}},
    Pose{.name = "strike",
         .view = .5,
         .hip = .95,
         .lean = 4,
         .tilt = -4,
         .turn = .5,
         .near_foot = {-.46, 0, 12},
         .far_foot = {.42, 0, -4},
         .near_hand = {.9, .06, fist},
         .far_hand = {.6, .5, open},
         .mood = Mood::laughing},
    Pose{.name = "count",
         .view = .5,
         .lean = 6,
         .tilt = 6,
         .turn = .5,
         .near_foot = {-.26, 0, 6},
         .far_foot = {.26, 0, 0},
         .near_hand = {.68, -.36, flat},
         .far_hand = {.78, -.5, flat},
         .mood = Mood::sleepy,
         .hands_at_face = true},
    Pose{.name = "stoop",
         .view = .5,
         .hip_x = -.22,
         .hip = .86,
         .lean = 52,
         .tilt = -6,
         .head_turn = -34,
         .turn = .5,
         .near_foot = {-.16, 0, 6},
         .far_foot = {.26, 0, 0},
         .near_hand = {.3, .9, fist},
         .far_hand = {.5, .84, fist}},
    Pose{.name = "fly",
         .view = .45,
         .hip_x = -.5,
         .hip = 1.1,
         .lean = 74,
         .head_turn = -62,
         .turn = .5,
         .near_foot = {-.98, .82, 70},
         .far_foot = {-.9, 1.04, 60},
         .near_hand = {.92, .24, flat},
         .far_hand = {.98, -.08, flat},
         .mood = Mood::laughing,
         .in_the_air = true,
         .head_up = .9},

    // Low down.
    Pose{.name = "dig_low",
         .view = .5,
         .hip = .56,
         .lean = 20,
         .tilt = -2,
         .turn = .5,
         .near_foot = {-.62, 0, 80},
         .far_foot = {.42, 0, 0},
         .near_hand = {.5, .72, fist},
         .far_hand = {.7, .62, fist}},
};

}  // namespace

std::span<const Pose> sport_poses() {
  return table;
}

}  // namespace drawing::figures

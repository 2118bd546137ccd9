#include <array>

#include "drawing/figures/pose_tables.h"

// Poses of the house, of school and of music, as poses.cpp has the others.
namespace drawing::figures {
namespace {

using enum HandShape;
constexpr Bend other = Bend::other;

constexpr std::array table{
    // From the front.
    Pose{.name = "sing",
         .tilt = -4,
         .near_foot = {-.21, 0, 168},
         .far_foot = {.21, 0, 12},
         .near_hand = {-.7, .3, open},
         .far_hand = {.7, .3, open},
         .mood = Mood::laughing},
    Pose{.name = "conduct",
         .near_foot = {-.24, 0, 168},
         .far_foot = {.24, 0, 12},
         .near_hand = {-.84, .1, open},
         .far_hand = {.78, -.4, fist},
         .near_elbow = other,
         .far_elbow = other,
         .mood = Mood::laughing},

    // Upright, turned to the right.
    Pose{.name = "clap",
         .view = .6,
         .tilt = 4,
         .turn = .4,
         .near_foot = {-.26, 0, 6},
         .far_foot = {.26, 0, 0},
         .near_hand = {.7, .16, open, -40},
         .far_hand = {.56, .06, open, -40},
         .mood = Mood::laughing},
    Pose{.name = "pipe",
         .view = .55,
         .lean = -2,
         .turn = .5,
         .near_foot = {-.26, 0, 6},
         .far_foot = {.26, 0, 0},
         .near_hand = {.7, .2, fist},
         .far_hand = {.6, .1, fist}},
    Pose{.name = "strum",
         .view = .6,
         .lean = -3,
         .tilt = 4,
         .turn = .45,
         .near_foot = {-.26, 0, 6},
         .far_foot = {.26, 0, 0},
         .near_hand = {.3, .62, fist},
         .far_hand = {.84, .2, fist},
         .mood = Mood::laughing},
    Pose{.name = "cradle",
         .view = .55,
         .lean = -4,
         .tilt = 8,
         .turn = .45,
         .near_foot = {-.26, 0, 6},
         .far_foot = {.26, 0, 0},
         .near_hand = {.5, .56, flat, -40},
         .far_hand = {.66, .44, flat, -40}},
    Pose{.name = "yawn",
         .view = .6,
         .lean = -3,
         .tilt = -6,
         .turn = .45,
         .near_foot = {-.26, 0, 6},
         .far_foot = {.26, 0, 0},
         .near_hand = {-.2, .88},
         .far_hand = {.7, -.5, open},
         .far_elbow = other,
         .mood = Mood::sleepy},
    Pose{.name = "blow",
         .view = .5,
         .hip_x = -.06,
         .lean = 16,
         .tilt = -4,
         .turn = .5,
         .near_foot = {-.26, 0, 6},
         .far_foot = {.26, 0, 0},
         .near_hand = {-.1, .88},
         .far_hand = {.3, .84},
         .mood = Mood::surprised},
    Pose{.name = "saw",
         .view = .5,
         .hip_x = -.06,
         .hip = .97,
         .lean = 14,
         .tilt = -4,
         .turn = .5,
         .near_foot = {-.34, 0, 8},
         .far_foot = {.36, 0, 0},
         .near_hand = {.56, .5, fist},
         .far_hand = {.84, .56, flat}},

    // Sitting.
    Pose{.name = "raise_hand",
         .view = .5,
         .hip = .56,
         .tilt = -4,
         .turn = .5,
         .near_foot = {.5, 0, 0},
         .far_foot = {.8, 0, 0},
         .near_hand = {.68, .44, flat},
         .far_hand = {.8, -.66, open},
         .far_elbow = other,
         .mood = Mood::laughing},
    Pose{.name = "knit",
         .view = .5,
         .hip = .56,
         .lean = -2,
         .tilt = 8,
         .turn = .5,
         .near_foot = {.5, 0, 0},
         .far_foot = {.8, 0, 0},
         .near_hand = {.5, .5, fist},
         .far_hand = {.66, .4, fist}},
};

}  // namespace

std::span<const Pose> work_poses() {
  return table;
}

}  // namespace drawing::figures

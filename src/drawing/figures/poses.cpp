#include <algorithm>
#include <array>

#include "drawing/figures/pose.h"

// The poses, as data. They are a table of the language and not a file of resources, because each entry is made of
// enumerations and checked by the compiler, and reading it cannot fail.
namespace drawing::figures {
namespace {

using enum HandShape;
constexpr Bend other = Bend::other;

constexpr std::array table{
    // From the front.
    Pose{.name = "stand", .near_foot = {-.21, 0, 168}, .far_foot = {.21, 0, 12}, .near_hand = {-.25, .9},
         .far_hand = {.25, .9}},
    Pose{.name = "wave", .tilt = 4, .near_foot = {-.21, 0, 168}, .far_foot = {.21, 0, 12}, .near_hand = {-.25, .9},
         .far_hand = {.74, -.52, open, 4}, .far_elbow = other, .mood = Mood::laughing},
    Pose{.name = "akimbo", .near_foot = {-.24, 0, 168}, .far_foot = {.24, 0, 12}, .near_hand = {-.12, .68, fist},
         .far_hand = {.12, .68, fist}},
    Pose{.name = "cheer", .near_foot = {-.24, 0, 168}, .far_foot = {.24, 0, 12}, .near_hand = {-.6, -.72, open},
         .far_hand = {.6, -.72, open}, .near_elbow = other, .far_elbow = other, .mood = Mood::laughing},
    Pose{.name = "jump", .hip = 1.42, .near_foot = {-.5, .62, 150}, .far_foot = {.5, .62, 30},
         .near_hand = {-.7, -.64, open}, .far_hand = {.7, -.64, open}, .near_elbow = other, .far_elbow = other,
         .mood = Mood::laughing, .in_the_air = true},
    Pose{.name = "hang", .hip = 1.5, .near_foot = {-.2, .5, 140}, .far_foot = {.2, .5, 40},
         .near_hand = {-.5, -.9, fist}, .far_hand = {.5, -.9, fist}, .near_elbow = other, .far_elbow = other,
         .in_the_air = true},
    Pose{.name = "lift", .near_foot = {-.24, 0, 168}, .far_foot = {.24, 0, 12}, .near_hand = {-.48, -.84, flat, 20},
         .far_hand = {.48, -.84, flat, -20}, .near_elbow = other, .far_elbow = other},
    Pose{.name = "cry", .tilt = 3, .near_foot = {-.2, 0, 168}, .far_foot = {.2, 0, 12}, .near_hand = {-.24, .86},
         .far_hand = {.24, .86}, .mood = Mood::crying},

    // Upright, turned to the right.
    Pose{.name = "walk", .view = .5, .hip = .97, .lean = 3, .turn = .5, .near_foot = {-.5, .03, 24},
         .far_foot = {.46, 0, -14}, .near_hand = {.42, .8}, .far_hand = {-.66, .66}},
    Pose{.name = "run", .view = .5, .hip = 1.04, .lean = 14, .tilt = -8, .turn = .5, .near_foot = {-.8, .46, 70},
         .far_foot = {.66, .14, -14}, .near_hand = {.62, .34, fist}, .far_hand = {-.5, .56, fist},
         .mood = Mood::laughing, .in_the_air = true},
    Pose{.name = "kick", .view = .5, .hip_x = -.05, .lean = -10, .tilt = 8, .turn = .5, .near_foot = {.9, .36, -32},
         .far_foot = {-.2, 0, 5}, .near_hand = {-.7, .4, open}, .far_hand = {.78, -.1, open}},
    Pose{.name = "throw", .view = .55, .hip = .98, .lean = -8, .tilt = 6, .turn = .5, .near_foot = {-.4, 0, 10},
         .far_foot = {.46, 0, -4}, .near_hand = {-.62, -.6, fist}, .far_hand = {.86, -.1, flat}, .near_elbow = other},
    Pose{.name = "catch", .view = .55, .hip = .94, .lean = -2, .turn = .5, .near_foot = {-.34, 0, 8},
         .far_foot = {.36, 0, -4}, .near_hand = {.72, .16, open, -30}, .far_hand = {.84, -.1, open, -30},
         .mood = Mood::laughing},
    Pose{.name = "point", .view = .6, .turn = .5, .near_foot = {-.26, 0, 6}, .far_foot = {.26, 0, 0},
         .near_hand = {-.2, .88}, .far_hand = {.92, -.24, HandShape::point}},
    Pose{.name = "carry", .view = .55, .lean = -4, .turn = .5, .near_foot = {-.26, 0, 6}, .far_foot = {.26, 0, 0},
         .near_hand = {.6, .5, flat, -20}, .far_hand = {.86, .3, flat, -20}},
    Pose{.name = "stir", .view = .55, .lean = 3, .turn = .5, .near_foot = {-.26, 0, 6}, .far_foot = {.26, 0, 0},
         .near_hand = {.72, .36, fist}, .far_hand = {.82, .5, fist}},
    Pose{.name = "push", .view = .5, .hip = .93, .lean = 16, .turn = .5, .near_foot = {-.62, 0, 16},
         .far_foot = {.3, 0, 0}, .near_hand = {.88, .2, flat, -50}, .far_hand = {.9, .04, flat, -50}},
    Pose{.name = "pull", .view = .5, .hip_x = -.12, .hip = .9, .lean = -16, .tilt = 6, .turn = .5,
         .near_foot = {.3, 0, -4}, .far_foot = {.62, 0, -12}, .near_hand = {.8, .42, fist}, .far_hand = {.9, .38, fist}},
    Pose{.name = "dig", .view = .5, .hip_x = -.06, .hip = .9, .lean = 22, .tilt = -8, .turn = .5,
         .near_foot = {-.36, 0, 10}, .far_foot = {.4, 0, -4}, .near_hand = {.4, .78, fist}, .far_hand = {.86, .44, fist}},
    Pose{.name = "sweep", .view = .5, .hip = .96, .lean = 8, .tilt = -2, .turn = .5, .near_foot = {-.3, 0, 8},
         .far_foot = {.32, 0, 0}, .near_hand = {.5, .74, fist}, .far_hand = {.8, .2, fist}},
    Pose{.name = "fish", .view = .55, .lean = -4, .turn = .5, .near_foot = {-.26, 0, 6}, .far_foot = {.26, 0, 0},
         .near_hand = {.56, .56, fist}, .far_hand = {.84, .32, fist}},
    Pose{.name = "read", .view = .55, .tilt = 6, .turn = .5, .near_foot = {-.26, 0, 6}, .far_foot = {.26, 0, 0},
         .near_hand = {.62, .5, fist}, .far_hand = {.74, .42, fist}},
    Pose{.name = "drink", .view = .55, .lean = -4, .tilt = -6, .turn = .5, .near_foot = {-.26, 0, 6},
         .far_foot = {.26, 0, 0}, .near_hand = {-.2, .88}, .far_hand = {.66, -.06, fist}},
    Pose{.name = "hug", .view = .5, .lean = 6, .tilt = 6, .turn = .5, .near_foot = {-.26, 0, 6}, .far_foot = {.26, 0, 0},
         .near_hand = {.86, .14, flat}, .far_hand = {.86, -.06, flat}},
    Pose{.name = "dance", .view = .7, .hip = 1.02, .lean = -4, .tilt = 6, .turn = .4, .near_foot = {-.3, 0, 20},
         .far_foot = {.5, .34, 20}, .near_hand = {-.66, -.46, open}, .far_hand = {.84, .06, open}, .near_elbow = other,
         .mood = Mood::laughing},
    Pose{.name = "bow", .view = .5, .hip_x = -.1, .hip = .99, .lean = 46, .tilt = 4, .turn = .5,
         .near_foot = {-.18, 0, 6}, .far_foot = {.2, 0, 0}, .near_hand = {-.1, .92}, .far_hand = {.36, .8}},
    Pose{.name = "climb", .view = .45, .hip = 1.1, .lean = 2, .tilt = -6, .turn = .5, .near_foot = {.2, .1, 0},
         .far_foot = {.42, .46, 0}, .near_hand = {.88, -.02, fist}, .far_hand = {.7, -.78, fist}, .in_the_air = true},
    Pose{.name = "ski", .view = .5, .hip_x = -.2, .hip = .78, .lean = 24, .tilt = -8, .turn = .5,
         .near_foot = {-.04, 0, 0}, .far_foot = {.24, 0, 0}, .near_hand = {.5, .56, fist}, .far_hand = {.8, .36, fist},
         .mood = Mood::laughing},
    Pose{.name = "fall", .view = .5, .hip = 1, .lean = 36, .tilt = -14, .turn = .5, .near_foot = {-.84, .3, 70},
         .far_foot = {-.4, .06, 34}, .near_hand = {.5, .66, open}, .far_hand = {.94, .04, open},
         .mood = Mood::surprised, .in_the_air = true},

    // Sitting, kneeling, low down.
    Pose{.name = "sit", .view = .5, .hip = .56, .lean = -2, .turn = .5, .near_foot = {.5, 0, 0},
         .far_foot = {.8, 0, 0}, .near_hand = {.5, .62, flat}, .far_hand = {.66, .52, flat}},
    Pose{.name = "write", .view = .5, .hip = .56, .lean = 8, .tilt = 6, .turn = .5, .near_foot = {.5, 0, 0},
         .far_foot = {.8, 0, 0}, .near_hand = {.68, .42, flat}, .far_hand = {.88, .36, fist}},
    Pose{.name = "eat", .view = .5, .hip = .56, .turn = .5, .near_foot = {.5, 0, 0}, .far_foot = {.8, 0, 0},
         .near_hand = {.72, .44, flat}, .far_hand = {.72, .06, fist}},
    Pose{.name = "swing_on", .view = .5, .hip = .7, .lean = -12, .tilt = 8, .turn = .5, .near_foot = {.66, .3, -14},
         .far_foot = {.76, .4, -14}, .near_hand = {.5, -.3, fist}, .far_hand = {.6, -.36, fist},
         .mood = Mood::laughing, .in_the_air = true},
    Pose{.name = "ride", .view = .45, .hip = .9, .turn = .5, .near_foot = {.26, .06, 8}, .far_foot = {.34, .06, 8},
         .near_hand = {.72, .5, fist}, .far_hand = {.84, .42, fist}, .in_the_air = true},
    Pose{.name = "cycle", .view = .42, .hip = 1, .lean = 16, .tilt = -10, .turn = .5, .near_foot = {.16, .08, 10},
         .far_foot = {.5, .4, 0}, .near_hand = {.84, .3, fist}, .far_hand = {.9, .24, fist}, .in_the_air = true},
    Pose{.name = "row", .view = .5, .hip = .24, .lean = -8, .tilt = 4, .turn = .5, .near_foot = {.78, .06, -40},
         .far_foot = {.86, .1, -40}, .near_hand = {.78, .42, fist}, .far_hand = {.88, .34, fist}, .in_the_air = true},
    Pose{.name = "sit_on_floor", .view = .5, .hip = .13, .lean = -6, .tilt = 3, .turn = .5, .near_foot = {.88, 0, -66},
         .far_foot = {.98, .02, -66}, .near_hand = {.6, .6, flat}, .far_hand = {.78, .42, flat}, .in_the_air = true},
    Pose{.name = "kneel", .view = .5, .hip = .56, .lean = 6, .turn = .5, .near_foot = {-.62, 0, 80},
         .far_foot = {.42, 0, 0}, .near_hand = {.6, .55, flat}, .far_hand = {.8, .3, flat}},
    Pose{.name = "crouch", .view = .5, .hip_x = -.1, .hip = .45, .lean = 14, .tilt = -6, .turn = .5,
         .near_foot = {.02, 0, 4}, .far_foot = {.2, 0, 0}, .near_hand = {.6, .6, flat}, .far_hand = {.76, .46, flat}},
    Pose{.name = "crawl", .view = .4, .hip_x = -.45, .hip = .56, .lean = 76, .head_turn = -68, .turn = .5,
         .near_foot = {-.85, 0, 100}, .far_foot = {-.62, 0, 100}, .near_hand = {.1, 0, flat},
         .far_hand = {.44, 0, flat}, .hands_on_ground = true, .head_up = .8},
    Pose{.name = "swim", .view = .4, .hip_x = -.5, .hip = .5, .lean = 80, .head_turn = -72, .turn = .5,
         .near_foot = {-.98, .34, 70}, .far_foot = {-.94, .66, 60}, .near_hand = {.5, .8, flat},
         .far_hand = {.98, .1, flat}, .in_the_air = true, .head_up = .8},
    Pose{.name = "lie", .view = .4, .hip = .2, .lean = -88, .head_turn = 66, .turn = .5, .near_foot = {1, .04, -70},
         .far_foot = {.66, .02, 0}, .near_hand = {.6, .28, flat}, .far_hand = {.5, .1, flat}, .in_the_air = true},
    Pose{.name = "sleep", .view = .3, .hip = .2, .lean = -90, .head_turn = 70, .turn = .25, .near_foot = {1, .06, -70},
         .far_foot = {.98, .02, -70}, .near_hand = {.75, .25, flat}, .far_hand = {.4, .4, flat}, .mood = Mood::sleepy,
         .in_the_air = true},
};

}  // namespace

std::span<const Pose> poses() {
  return table;
}

const Pose* find_pose(std::string_view name) {
  const auto found = std::find_if(table.begin(), table.end(), [&](const Pose& pose) { return pose.name == name; });
  return found == table.end() ? nullptr : &*found;
}

}  // namespace drawing::figures

#include "drawing/figures/build.h"

namespace drawing::figures {
namespace {

Build of_stage(Stage stage) {
  switch (stage) {
    case Stage::baby:
      // Chubby limbs that are seen where it sits and crawls.
      return {.leg = {8, 7.7},
              .arm = {9.2, 8.8},
              .ankle = 3.8,
              .trunk = 15.4,
              .round = {7, 7.4, 6.8},
              .flat = 1.4,
              .shoulder = 7.2,
              .hip = 4.2,
              .leg_width = {5.4, 4.9, 4.3},
              .arm_width = {4.7, 4.2, 3.6},
              .head = 0.94,
              .head_up = 13.2,
              .hand = 0.84,
              .foot = 0.8};
    case Stage::toddler:
      return {.leg = {9.6, 9.2},
              .arm = {9.2, 8.8},
              .ankle = 4,
              .trunk = 18.6,
              .round = {8.4, 8.6, 7.2},
              .flat = 1.4,
              .shoulder = 7.6,
              .hip = 4,
              .leg_width = {5.8, 5, 4.4},
              .arm_width = {4.3, 3.8, 3.3},
              .head = 0.96,
              .head_up = 13.6,
              .hand = 0.88,
              .foot = 0.86};
    case Stage::child:
      break;
    case Stage::adult:
      return {.leg = {24.4, 23.6},
              .arm = {18.4, 17.4},
              .ankle = 5,
              .trunk = 33,
              .round = {8.6, 8, 9.2},
              .flat = 4,
              .shoulder = 12.4,
              .hip = 5,
              .leg_width = {7, 5.6, 4.6},
              .arm_width = {5.1, 4.2, 3.5},
              .head = .92,
              .head_up = 15.4,
              .hand = 1.24,
              .foot = 1.2};
    case Stage::old:
      return {.leg = {20.6, 20},
              .arm = {17, 16.4},
              .ankle = 5,
              .trunk = 31,
              .round = {9.2, 9.6, 9},
              .flat = 3.4,
              .shoulder = 11.6,
              .hip = 4.8,
              .leg_width = {6.6, 5.4, 4.6},
              .arm_width = {5, 4.2, 3.5},
              .head = .93,
              .head_up = 14.4,
              .hand = 1.2,
              .foot = 1.16,
              .lean = 4};
  }
  return {.leg = {15, 14.6},
          .arm = {12.4, 12},
          .ankle = 4.6,
          .trunk = 23,
          .round = {7.3, 6.9, 7},
          .flat = 2.4,
          .shoulder = 8.8,
          .hip = 4.2,
          .leg_width = {5.6, 4.7, 4},
          .arm_width = {4.2, 3.6, 3.1},
          .head = 1,
          .head_up = 14.6,
          .hand = 1.06,
          .foot = 1};
}

}  // namespace

Build make_build(Stage stage, Sex sex, Stature stature, double tallness) {
  Build build = of_stage(stage);
  for (double& bone : build.leg) bone *= tallness;
  build.trunk *= tallness;
  for (double& bone : build.arm) bone *= (1 + tallness) / 2;
  const bool grown = stage == Stage::adult || stage == Stage::old;
  if (grown && sex == Sex::female) {
    build.round = {build.round[0] * 1.02, build.round[1] * 0.84, build.round[2] * 0.9};
    build.flat *= 0.9;
    build.shoulder *= 0.86;
    for (double& width : build.arm_width) width *= 0.93;
    build.trunk *= 0.96;
    // What tells her from a girl: long legs, a small head, narrow shoes and cloth below the knee.
    if (stage == Stage::adult) {
      for (double& bone : build.leg) bone *= 1.05;
      build.head *= 0.92;
      build.foot *= 0.86;
      build.hand *= 0.92;
    }
    build.hem = 1.3;
  }
  if (stature == Stature::slim) {
    for (double& radius : build.round) radius *= 0.92;
    build.flat *= 0.85;
    for (double& width : build.leg_width) width *= 0.94;
  } else if (stature == Stature::stout) {
    build.round = {build.round[0] * 1.14, build.round[1] * 1.36, build.round[2] * 1.12};
    build.flat *= 1.25;
    build.shoulder *= 1.06;
    for (double& width : build.leg_width) width *= 1.1;
    for (double& width : build.arm_width) width *= 1.1;
  }
  return build;
}

}  // namespace drawing::figures

// Who gets on what has its part in another tableau.
#include "drawing/deeds/boarding.h"

#include <vector>

#include <gtest/gtest.h>

namespace drawing::deeds {
namespace {

Task deed(std::size_t index, int agent) {
  Task task{"tun", {agent}, {}, {}, {}, {}, {}, index, {}};
  return task;
}

Plan seat_plan() {
  Plan plan;
  Part sledge;
  sledge.name = "goal";
  sledge.role = Role::goal;
  sledge.is_thing = true;
  Part rider;
  rider.name = "agent";
  rider.role = Role::agent;
  rider.pose = "sit";
  rider.reach.hip = Target{"goal", "seat"};
  plan.parts = {sledge, rider};
  return plan;
}

TEST(Boarding, WhatSomebodyIsOnIsTheMount) {
  Task task = deed(0, 2);
  task.goal = 1;
  EXPECT_EQ(mount_of(seat_plan(), task), 1);
}

TEST(Boarding, NobodyIsOnWhatStandsBesideThem) {
  Plan plan = seat_plan();
  plan.parts.back().reach.hip.reset();
  plan.parts.back().beside = "goal";
  Task task = deed(0, 2);
  task.goal = 1;
  EXPECT_FALSE(mount_of(plan, task));
  // But who climbs is above the ground.
  plan.parts.back().y = 20;
  EXPECT_EQ(mount_of(plan, task), 1);
}

TEST(Boarding, WhoNeedsMoreOfThePlanGetsOnNothing) {
  Plan plan = seat_plan();
  plan.parts.back().reach.far_hand = Target{"rod", "grip"};
  Task task = deed(0, 2);
  task.goal = 1;
  EXPECT_FALSE(mount_of(plan, task));
}

TEST(Boarding, ComesAfterWhatMovesTheMount) {
  Task sits = deed(0, 2), pulls = deed(1, 0);
  sits.goal = 1;
  sits.way = WayPreposition::onto;
  pulls.patient = 1;
  std::vector<Task> tasks{sits, pulls};
  mounts_first(tasks);
  EXPECT_EQ(tasks.front().patient, 1);
}

}  // namespace
}  // namespace drawing::deeds

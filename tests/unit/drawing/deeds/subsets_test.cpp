// Who has a deed of their own beside what all do.
#include "drawing/deeds/subsets.h"

#include <vector>

#include <gtest/gtest.h>

namespace drawing::deeds {
namespace {

Task task(std::string_view verb, std::vector<int> agents, std::size_t deed) {
  return Task{verb, std::move(agents), {}, {}, {}, {}, {}, deed, {}};
}

std::vector<std::vector<int>> agents_after(std::vector<Task> tasks, bool has_plan, bool can_go_on) {
  leave_to_others(
      tasks, [&](const Task&) { return has_plan; }, [&](const Task&) { return can_go_on; });
  std::vector<std::vector<int>> agents;
  for (const Task& each : tasks) agents.push_back(each.agents);
  return agents;
}

using Agents = std::vector<std::vector<int>>;

TEST(Subsets, WhoDoesSomethingElseLeavesTheRestToTheOthers) {
  EXPECT_EQ(agents_after({task("zelten", {0, 1}, 0), task("angeln", {1}, 1)}, true, true),
            (Agents{{0}, {1}}));
}

TEST(Subsets, WhoIsNeededStays) {
  EXPECT_EQ(agents_after({task("wippen", {0, 1}, 0), task("rufen", {1}, 1)}, true, false),
            (Agents{{0, 1}, {1}}));
  EXPECT_EQ(agents_after({task("wippen", {0, 1}, 0), task("grübeln", {1}, 1)}, false, true),
            (Agents{{0, 1}, {1}}));
}

TEST(Subsets, WhatTheSameDoIsNotTakenApart) {
  EXPECT_EQ(agents_after({task("sitzen", {0, 1}, 0), task("lesen", {0, 1}, 1)}, true, true),
            (Agents{{0, 1}, {0, 1}}));
  EXPECT_EQ(agents_after({task("sitzen", {0}, 0), task("lesen", {1}, 1)}, true, true), (Agents{{0}, {1}}));
}

}  // namespace
}  // namespace drawing::deeds

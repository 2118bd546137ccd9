// Which of two deeds of the same ones says where they are, and which one needs no picture of its own.
#include <vector>

#include <gtest/gtest.h>

#include "drawing/deeds/boarding.h"
#include "drawing/deeds/roles.h"

namespace drawing::deeds {
namespace {

constexpr int lying_boy = 0, his_bed = 1, his_teddy = 2;

Task plain_task(std::string_view verb, std::size_t deed) {
  Task made;
  made.verb = verb;
  made.agents = {lying_boy};
  made.deed = deed;
  return made;
}

// "liegt im Bett und kuschelt mit dem Teddy"
std::vector<Task> lying_and_cuddling() {
  Task lies = plain_task("liegen", 0), cuddles = plain_task("kuscheln", 1);
  lies.goal = his_bed;
  lies.way = WayPreposition::into;
  cuddles.patient = his_teddy;
  return {lies, cuddles};
}

TEST(SharedPlaces, WhatIsDoneInBedIsShownInItWhereAPlanDoes) {
  std::vector<Task> tasks = lying_and_cuddling();
  share_places(tasks, [](const Task&) { return false; });
  EXPECT_FALSE(tasks[1].goal);
  tasks[0].verb = relation_in;
  share_places(tasks, [](const Task& there) { return there.goal == his_bed; });
  EXPECT_EQ(tasks[1].goal, his_bed);
  EXPECT_EQ(tasks[1].way, WayPreposition::into);
  tasks[0].verb = "liegen";
  EXPECT_TRUE(lies_there(tasks[0], tasks[1], Plan{}));
}

TEST(SharedPlaces, AreThoseOfTheSameOnes) {
  std::vector<Task> tasks = lying_and_cuddling();
  tasks[0].verb = relation_in;
  tasks[0].agents = {his_teddy};
  share_places(tasks, [](const Task&) { return true; });
  EXPECT_FALSE(tasks[1].goal);
}

TEST(Looking, IsSaidByWhatElseIsDoneToTheSame) {
  Task looks = plain_task("anschauen", 0), strokes = plain_task("streicheln", 1);
  looks.patient = strokes.patient = his_teddy;
  EXPECT_TRUE(looks_at_same(looks, strokes));
  EXPECT_FALSE(looks_at_same(strokes, looks));
  strokes.patient = his_bed;
  EXPECT_FALSE(looks_at_same(looks, strokes));
}

}  // namespace
}  // namespace drawing::deeds

// What is read of a file of deeds, and what is refused with which sentence.
#include "drawing/deeds/plan_file.h"

#include <string>

#include <gtest/gtest.h>

#include "base/error.h"
#include "drawing/deeds/plan_book.h"

namespace drawing::deeds {
namespace {

// A file with one plan, which has these parts.
std::string file_with(const std::string& parts) {
  return "[[deed]]\nverbs = [\"angeln\"]\nparts = [\n" + parts + "\n]\n";
}

// The key and the arguments of a refusal, or "" where the file is read.
std::string refusal_of(const std::string& text) {
  try {
    read_plans(text, "x.toml");
  } catch (const base::AppError& error) {
    std::string said = error.reason();
    for (const std::string& argument : error.arguments()) said += " | " + argument;
    return said;
  }
  return "";
}

TEST(PlanFile, SaysWhichVerbsNeedLegs) {
  PlanFileHead head;
  EXPECT_TRUE(read_plans("needs_legs = [\"tanzen\", \"rennen\"]\n", "x.toml", &head).empty());
  EXPECT_EQ(head.needs_legs, (std::vector<std::string>{"tanzen", "rennen"}));
  EXPECT_TRUE(PlanBook::embedded().needs_legs("stricken"));
  EXPECT_FALSE(PlanBook::embedded().needs_legs("fahren"));
}

TEST(PlanFile, ListsWhatIsListenedToAndWhatIsDoneFromAfar) {
  PlanFileHead head;
  EXPECT_TRUE(
      read_plans("listened_to = [\"vorlesen\"]\nfrom_afar = [\"werfen\"]\n", "x.toml", &head).empty());
  EXPECT_EQ(head.listened_to, (std::vector<std::string>{"vorlesen"}));
  EXPECT_EQ(head.from_afar, (std::vector<std::string>{"werfen"}));
  EXPECT_TRUE(PlanBook::embedded().is_listened_to("vorlesen"));
  EXPECT_FALSE(PlanBook::embedded().is_listened_to("schenken"));
  EXPECT_TRUE(PlanBook::embedded().is_done_from_afar("werfen"));
  EXPECT_FALSE(PlanBook::embedded().is_done_from_afar("bauen"));
}

TEST(PlanFile, SaysWhatSeveralDoToOneThing) {
  PlanFileHead head;
  EXPECT_TRUE(read_plans("shares_thing = [\"lesen\"]\n", "x.toml", &head).empty());
  EXPECT_EQ(head.shares_thing, (std::vector<std::string>{"lesen"}));
  EXPECT_TRUE(PlanBook::embedded().shares_thing("lesen"));
  EXPECT_FALSE(PlanBook::embedded().shares_thing("essen"));
}

TEST(PlanFile, TheFileWithTheHigherRankComesFirstWhateverItsName) {
  const auto file = [](const std::string& rank, const std::string& pose) {
    return rank + "[[deed]]\nverbs = [\"winken\"]\nparts = [{ who = \"agent\", pose = \"" + pose + "\" }]\n";
  };
  const PlanBook book({{"a.toml", file("rank = 0\n", "stand")},
                       {"b.toml", file("", "wave")},
                       {"c.toml", file("", "cheer")},
                       {"d.toml", file("rank = 2\n", "run")}});
  std::vector<std::string> poses;
  for (const Plan* plan : book.find("winken")) poses.push_back(plan->parts.at(0).pose);
  EXPECT_EQ(poses, (std::vector<std::string>{"run", "wave", "cheer", "stand"}));
}

TEST(PlanFile, ADrawingIsForAnythingNamedWhereNoConditionListsIt) {
  const auto tool_when = [](const std::string& when) {
    const std::string text = "[[deed]]\nverbs = [\"angeln\"]\n" + when +
                             "parts = [{ thing = \"tool\", prop = \"spanner\", even_if_named = true }]\n";
    return read_plans(text, "x.toml").front().parts.front().any_named;
  };
  EXPECT_TRUE(tool_when(""));
  EXPECT_TRUE(tool_when("when = { tool = \"thing\" }\n"));
  EXPECT_TRUE(tool_when("when = { patient = [\"bicycle\"] }\n"));
  EXPECT_FALSE(tool_when("when = { tool = [\"1f527\"] }\n"));
}

TEST(PlanFile, APlanHasVerbsConditionsAndParts) {
  const std::vector<Plan> plans = read_plans(R"(
[[deed]]
verbs = ["fahren", "radeln"]
when = { tool = ["bicycle", "scooter"], patient = "none", agent = "person", way = "over", agents = 2, tools = 3 }
others = "cheer"
in_air = true
parts = [
  { thing = "tool", prop = "bicycle", fit = "legs", size = 1.5 },
  { who = "agent", pose = "cycle", beast = "run", hip = "tool.seat", near_hand = "tool.grip", mood = "angry" },
  { thing = "flag", prop = ["sword"], in = "agent.far_hand", angle = -40, second = "near_hand", depth = "lap" },
]
)",
                                             "x.toml");
  ASSERT_EQ(plans.size(), 1U);
  const Plan& plan = plans.front();
  EXPECT_EQ(plan.verbs, (std::vector<std::string>{"fahren", "radeln"}));
  EXPECT_EQ(plan.way, WayPreposition::over);
  EXPECT_EQ(plan.agents, 2);
  EXPECT_EQ(plan.tools, 3);
  EXPECT_EQ(plan.others, "cheer");
  EXPECT_TRUE(plan.in_air);
  ASSERT_EQ(plan.conditions.size(), 3U);
  ASSERT_EQ(plan.parts.size(), 3U);
  const Part& bicycle = plan.parts[0];
  EXPECT_TRUE(bicycle.is_thing);
  EXPECT_EQ(bicycle.role, Role::tool);
  EXPECT_EQ(bicycle.fit, Fit::legs);
  EXPECT_EQ(bicycle.size, 1.5);
  const Part& rider = plan.parts[1];
  EXPECT_FALSE(rider.is_thing);
  EXPECT_EQ(rider.mood, figures::Mood::angry);
  ASSERT_TRUE(rider.reach.hip);
  EXPECT_EQ(rider.reach.hip->part + "." + rider.reach.hip->point, "tool.seat");
  const Part& flag = plan.parts[2];
  EXPECT_FALSE(flag.role);
  EXPECT_TRUE(flag.in_hand);
  EXPECT_EQ(flag.angle, -40);
  EXPECT_EQ(flag.depth, Depth::lap);
}

TEST(PlanFile, WhatIsWrongIsNamedWithItsLine) {
  const struct {
    std::string text, refusal;
  } cases[] = {
      {"[[deed]\n", "file_not_toml | x.toml, Zeile 1"},
      {"[[deed]]\nparts = [{ who = \"agent\", pose = \"run\" }]\n", "deed_without_verbs | x.toml, Zeile 1"},
      {"[[deed]]\nverbs = [\"angeln\"]\n", "deed_without_parts | x.toml, Zeile 1"},
      {file_with("{ pose = \"run\" }"), "deed_part_name | x.toml, Zeile 4"},
      {file_with("{ who = \"agent\", thing = \"tool\" }"), "deed_part_name | x.toml, Zeile 4"},
      {file_with("{ who = \"agent\" }"), "deed_without_pose | x.toml, Zeile 4 | agent"},
      {file_with("{ who = \"agent\", pose = \"sing and dance\" }"),
       "deed_unknown_pose | x.toml, Zeile 4 | sing and dance"},
      {file_with("{ thing = \"pot\" }"), "deed_without_prop | x.toml, Zeile 4 | pot"},
      {file_with("{ thing = \"pot\", prop = \"no such prop\" }"),
       "deed_unknown_prop | x.toml, Zeile 4 | no such prop"},
      {file_with("{ who = \"agent\", pose = \"run\", hip = \"seat\" }"),
       "deed_target | x.toml, Zeile 4 | seat"},
      {file_with("{ who = \"agent\", pose = \"run\", hip = \"chair.seat\" }"),
       "deed_unknown_part | x.toml, Zeile 1 | chair | agent"},
  };
  for (const auto& [text, refusal] : cases) EXPECT_EQ(refusal_of(text), refusal) << text;
  EXPECT_TRUE(refusal_of(file_with("{ who = \"agent\", pose = \"run\", colour = 1 }"))
                  .starts_with("file_field_unknown | x.toml, Zeile 4 | colour"));
  EXPECT_TRUE(refusal_of(file_with("{ who = \"somebody\", pose = \"run\" }"))
                  .starts_with("file_word_unknown | x.toml, Zeile 4 | somebody | who"));
}

TEST(PlanFile, AFolderWithoutPlansIsRefused) {
  try {
    PlanBook::from_folder(testing::TempDir() + "no_deeds_here");
    FAIL();
  } catch (const base::AppError& error) {
    EXPECT_EQ(error.reason(), "deeds_unreadable");
  }
}

TEST(PlanFile, TheExecutablesPlansAreReadInTheOrderOfTheirLines) {
  const PlanBook& book = PlanBook::embedded();
  EXPECT_GE(book.all().size(), 300U);
  EXPECT_TRUE(book.find("kein Verb").empty());
  const auto plans = book.find("fegen");  // no plan of it asks for a site, which would come first
  ASSERT_FALSE(plans.empty());
  for (std::size_t i = 1; i < plans.size(); ++i) EXPECT_LT(plans[i - 1], plans[i]);
}

}  // namespace
}  // namespace drawing::deeds

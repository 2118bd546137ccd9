// What the deeds of a text become: who gets into what, and who only is brought.
#include "drawing/deeds/task.h"

#include <algorithm>
#include <string>
#include <variant>
#include <vector>

#include <gtest/gtest.h>

#include "drawing/deeds/plan_book.h"
#include "drawing/language/parser.h"
#include "drawing/pipeline.h"

namespace drawing::deeds {
namespace {

Performance performance_of(const std::string& sentence) {
  Options options;
  options.seed = 3;
  options.age = Age::years_3_5;
  return draw(sentence, options).performance;
}

bool touches(const Performance& performance, const std::string& of, const std::string& with) {
  return std::any_of(performance.contacts.begin(), performance.contacts.end(),
                     [&](const auto& contact) { return contact.of == of && contact.with == with; });
}

TEST(Tasks, WhoGetsInGetsIntoWhatStopped) {
  const Wish wish = language::read_wish("Der Bus hält, und die Kinder steigen ein");
  const std::vector<Task> tasks = tasks_of(wish, PlanBook::embedded(), cast::embedded_library());
  ASSERT_FALSE(tasks.empty());
  const Task& task = tasks.front();
  EXPECT_EQ(task.verb, "@halten einsteigen");
  ASSERT_TRUE(task.goal.has_value());
  EXPECT_EQ(wish.motifs[static_cast<std::size_t>(*task.goal)].motif, "1f68c");
  EXPECT_TRUE(task.beside.has_value());
}

TEST(Tasks, WhatSeveralPeopleAreWithIsThereOnce) {
  const Wish wish = language::read_wish("Maria und Josef mit dem Jesuskind");
  const std::vector<Task> tasks = tasks_of(wish, PlanBook::embedded(), cast::embedded_library());
  ASSERT_EQ(tasks.size(), 1U);
  EXPECT_EQ(tasks.front().agents.size(), 2U);
  // Two bicycles are not shared.
  const Wish riders = language::read_wish("Oma und Opa mit zwei Fahrrädern");
  for (const Task& task : tasks_of(riders, PlanBook::embedded(), cast::embedded_library()))
    EXPECT_EQ(task.agents.size(), 1U);
}

TEST(Tasks, WhoLiesBeforeItsHouseIsNotInIt) {
  const Wish wish = language::read_wish("Ein Hund liegt vor der Hundehütte");
  const std::vector<Task> tasks = tasks_of(wish, PlanBook::embedded(), cast::embedded_library());
  ASSERT_FALSE(tasks.empty());
  EXPECT_TRUE(tasks.front().goal.has_value());
  EXPECT_EQ(tasks.front().way, WayPreposition::in_front_of);
  EXPECT_TRUE(touches(performance_of("Ein Hund liegt in der Hundehütte"), "agent head", "goal lie"));
  EXPECT_FALSE(touches(performance_of("Ein Hund liegt vor der Hundehütte"), "agent head", "goal lie"));
}

// The first task of a sentence that has no deed.
Task only_task(const Wish& wish) {
  const std::vector<Task> tasks = tasks_of(wish, PlanBook::embedded(), cast::embedded_library());
  EXPECT_EQ(tasks.size(), 1U) << wish.text;
  return tasks.empty() ? Task{} : tasks.front();
}

TEST(Tasks, KnownGroupsAreOnePicture) {
  const Wish musicians = language::read_wish("Die Bremer Stadtmusikanten");
  const Task group = only_task(musicians);
  EXPECT_EQ(group.verb, relation_and);
  EXPECT_EQ(group.agents.size(), 4U);
  // No plan knows these two.
  const Wish others = language::read_wish("Ein Esel und ein Fuchs");
  EXPECT_TRUE(tasks_of(others, PlanBook::embedded(), cast::embedded_library()).empty());
}

// Where a plan has a place for each of them, and no house or dog that stands by itself.
TEST(Tasks, FamiliesStandTogether) {
  const auto together = [](const char* sentence) {
    const Wish wish = language::read_wish(sentence);
    const std::vector<Task> tasks = tasks_of(wish, PlanBook::embedded(), cast::embedded_library());
    return std::any_of(tasks.begin(), tasks.end(),
                       [](const Task& task) { return task.verb == relation_and; });
  };
  for (const char* sentence : {"Eine Familie", "Mama, Papa und Kind", "Oma und Opa", "Oma und Opa im Park"})
    EXPECT_TRUE(together(sentence)) << sentence;
  for (const char* sentence :
       {"Mama, Papa, Kind und Hund", "Eine Familie vor dem Haus", "Zwei Mädchen und ein Junge"})
    EXPECT_FALSE(together(sentence)) << sentence;
  const auto hand_in_hand = performance_of("Mama und ihr Kind");
  EXPECT_TRUE(touches(hand_in_hand, "second near_hand", "agent far_hand"));
}

TEST(Tasks, SwordAndShieldAreHeldInWhicheverOrderTheyAreNamed) {
  for (const char* sentence : {"Ein Ritter mit Schwert und Schild", "Ein Ritter mit Schild und Schwert"}) {
    const Wish wish = language::read_wish(sentence);
    const std::vector<Task> tasks = tasks_of(wish, PlanBook::embedded(), cast::embedded_library());
    ASSERT_FALSE(tasks.empty());
    ASSERT_TRUE(tasks.front().tool && tasks.front().patient) << sentence;
    const auto motif = [&](int index) { return wish.motifs[static_cast<std::size_t>(index)].motif; };
    EXPECT_EQ(motif(std::get<int>(*tasks.front().tool)), "2694") << sentence;
    EXPECT_EQ(motif(*tasks.front().patient), "1f6e1") << sentence;
  }
}

TEST(Tasks, WhatSomebodyIsWithServesTheDeed) {
  const Wish wish = language::read_wish("Ein Mann geht mit einer Fackel durch die Höhle");
  const std::vector<Task> tasks = tasks_of(wish, PlanBook::embedded(), cast::embedded_library());
  ASSERT_FALSE(tasks.empty());
  const Task& task = tasks.front();
  EXPECT_TRUE(task.deed.has_value());
  ASSERT_TRUE(task.tool && std::holds_alternative<int>(*task.tool));
  EXPECT_EQ(wish.motifs[static_cast<std::size_t>(std::get<int>(*task.tool))].motif, "own-fackel");
}

TEST(Tasks, AreJoinedOnlyWhereAPlanShowsBoth) {
  const auto verbs = [](const std::string& sentence) {
    const Wish wish = language::read_wish(sentence);
    std::vector<std::string> verbs;
    for (const Task& task : tasks_of(wish, PlanBook::embedded(), cast::embedded_library()))
      verbs.emplace_back(task.verb);
    return verbs;
  };
  EXPECT_EQ(verbs("Der Chor singt und die Lehrerin spielt Klavier").front(), "@singen + spielen");
  EXPECT_EQ(verbs("Ein Mädchen spielt Gitarre und ein Junge singt"),
            (std::vector<std::string>{"spielen", "singen"}));
}

TEST(Tasks, WhoIsChasedKeepsWhatTheyCarry) {
  const Wish wish = language::read_wish("Eine Katze jagt eine Maus, die einen Käse trägt");
  const std::vector<Task> tasks = tasks_of(wish, PlanBook::embedded(), cast::embedded_library());
  ASSERT_FALSE(tasks.empty());
  const Task& task = tasks.front();
  EXPECT_EQ(task.verb, "@jagen + tragen");
  ASSERT_TRUE(task.patient.has_value() && task.tool.has_value());
  EXPECT_EQ(wish.motifs[static_cast<std::size_t>(*task.patient)].name, "Maus");
  EXPECT_EQ(wish.motifs[static_cast<std::size_t>(std::get<int>(*task.tool))].name, "Käse");
}

TEST(Tasks, WhoIsBroughtDoesNotDrive) {
  const Performance performance = performance_of("Der Krankenwagen bringt ein Kind ins Krankenhaus");
  EXPECT_TRUE(touches(performance, "patient hip", "agent seat"));
}

TEST(Tasks, WhoGivesMilkIsMilked) {
  const Performance performance = performance_of("Die Kuh gibt Milch, und der Bauer melkt sie");
  EXPECT_TRUE(touches(performance, "agent near_hand", "udder grip"));
}

}  // namespace
}  // namespace drawing::deeds

// What one picture shows of two deeds of the same figure, and what somebody has with them there.
#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "drawing/cast/cast.h"
#include "drawing/deeds/staging.h"
#include "drawing/deeds/task.h"
#include "drawing/deeds/wished_looks.h"
#include "drawing/language/parser.h"
#include "drawing/pipeline.h"

namespace drawing::deeds {
namespace {

std::vector<bool> shown_of(const std::string& sentence) {
  const Wish wish = language::read_wish(sentence);
  const cast::Library& library = cast::embedded_library();
  return stage(wish, library,
               cast::make_cast(wish, library, cast::Medium::land, Age::years_6_8, base::Random(7)),
               PlanBook::embedded(), {}, base::Random(7), base::Random(7))
      .shown;
}

Performance performed(const std::string& sentence) {
  Options options;
  options.seed = 7;
  return draw(sentence, options).performance;
}

bool has_contact(const Performance& performance, const std::string& of, const std::string& with) {
  return std::any_of(performance.contacts.begin(), performance.contacts.end(),
                     [&](const auto& contact) { return contact.of == of && contact.with == with; });
}

TEST(Besides, ThePostureShowsInTheOtherDeed) {
  const std::vector<bool> both{true, true};
  EXPECT_EQ(shown_of("Ich bin krank und liege im Bett"), both);
  EXPECT_EQ(shown_of("Ein Mädchen liegt im Bett und hört Musik"), both);
  EXPECT_EQ(shown_of("Kinder sitzen am Tisch und essen Suppe"), both);
  EXPECT_EQ(shown_of("Ein Junge sitzt am Schreibtisch und macht Hausaufgaben"), both);
  // On the sofa before a television one sits.
  EXPECT_EQ(shown_of("Ein Junge liegt auf dem Sofa und sieht fern"), (std::vector<bool>{true, false}));
}

TEST(Besides, AGroupSharesTwoDeedsThatTakeTheBody) {
  const std::vector<bool> both{true, true};
  EXPECT_EQ(shown_of("Kinder rutschen und schaukeln"), both);
  EXPECT_EQ(shown_of("Die Kinder lesen und malen"), both);
  EXPECT_EQ(shown_of("Die Kinder malen und basteln"), both);
}

TEST(Besides, AnAnimalOnItsSeatShowsWhatItDoesThere) {
  const std::vector<bool> both{true, true};
  EXPECT_EQ(shown_of("Ein Frosch sitzt auf einem Seerosenblatt und fängt eine Fliege"), both);
  EXPECT_EQ(shown_of("Ein Vogel sitzt auf dem Ast und frisst einen Wurm"), both);
}

TEST(Besides, WhatIsSaidTwiceIsNotMissing) {
  const std::vector<bool> both{true, true};
  EXPECT_EQ(shown_of("Opa sitzt am Klavier und spielt"), both);
  EXPECT_EQ(shown_of("Mama steht am Herd und rührt in der Suppe"), both);
  // Who goes to bed afterwards still brushes the teeth.
  EXPECT_EQ(shown_of("Ein Kind putzt die Zähne und geht dann ins Bett"), (std::vector<bool>{true, false}));
}

TEST(Besides, WhoRidesLeapsOnTheHorse) {
  const std::string text = "Ein Mädchen reitet auf dem Pferd und springt über einen Zaun";
  const Wish wish = language::read_wish(text);
  const std::vector<Task> tasks = tasks_of(wish, PlanBook::embedded(), cast::embedded_library());
  ASSERT_FALSE(tasks.empty());
  EXPECT_EQ(tasks.front().verb, "reiten");
  EXPECT_EQ(tasks.front().way, WayPreposition::over);
  EXPECT_TRUE(tasks.front().beside);
  EXPECT_EQ(shown_of(text), (std::vector<bool>{true, true}));
}

TEST(Besides, ABabyIsOnTheLapAndNotBeforeTheBench) {
  for (const char* text : {"Mama sitzt mit dem Baby auf der Bank", "Mama mit dem Baby auf der Bank"})
    EXPECT_TRUE(has_contact(performed(text), "agent far_hand", "tool back")) << text;
}

TEST(Besides, ABabyIsPushedInAPram) {
  const Performance walk = performed("Papa und Mama gehen mit dem Baby spazieren");
  EXPECT_TRUE(has_contact(walk, "agent near_hand", "pram grip"));
}

TEST(Besides, NoHatIsOnTheFeelersOfACostume) {
  figures::PersonLook person;
  dress_up("Ein Kind verkleidet sich als Biene", person);
  EXPECT_EQ(person.head.headgear, figures::Headgear::feelers);
  Part child, hat, cloak;
  child.name = "agent";
  hat.is_thing = cloak.is_thing = true;
  hat.at = Target{"agent", "head"};
  cloak.at = Target{"agent", "back"};
  Player player;
  player.body = figures::FigureLook(person);
  const std::vector<Casting> all{{&child, player}};
  EXPECT_TRUE(hides_costume({&hat, {}}, all));
  EXPECT_FALSE(hides_costume({&cloak, {}}, all));
  figures::PersonLook other;
  dress_up("Ein Kind verkleidet sich", other);
  Player undisguised;
  undisguised.body = figures::FigureLook(other);
  EXPECT_FALSE(hides_costume({&hat, {}}, {{&child, undisguised}}));
}

}  // namespace
}  // namespace drawing::deeds

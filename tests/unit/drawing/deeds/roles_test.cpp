// Which plans suit a deed, and where it is done as they show it.
#include "drawing/deeds/roles.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "base/resource_files.h"
#include "drawing/deeds/plan_file.h"
#include "drawing/language/parser.h"
#include "drawing/places/atlas.h"
#include "drawing/props/catalogue.h"

namespace drawing::deeds {
namespace {

using Places = std::vector<std::string>;

Places usual(const std::string& sentence) {
  return usual_places(language::read_wish(sentence), cast::embedded_library(), PlanBook::embedded());
}

TEST(UsualPlaces, AreThoseOfThePlanThatShowsIt) {
  EXPECT_EQ(usual("Ein Kind isst Suppe"), (Places{"küche", "zimmer"}));
  EXPECT_EQ(usual("Ein Kind isst einen Apfel"), Places{});
  EXPECT_EQ(usual("Ein Junge sitzt in der Badewanne"), Places{"badezimmer"});
}

TEST(UsualPlaces, AreNoneForAPlanThatWhoDoesItCannotTake) {
  EXPECT_EQ(usual("Eine Ameise frisst"), Places{});
}

TEST(UsualPlaces, AreNoneAfterADeedWithItsOwn) {
  EXPECT_EQ(usual("Ein Mädchen angelt und isst Suppe"), Places{});
}

TEST(UsualPlaces, AreThoseOfTheFurniture) {
  EXPECT_EQ(usual("Kinder machen Hausaufgaben am Schreibtisch"), Places{"zimmer"});
}

TEST(UsualPlaces, OfThingsAreAllInTheAtlas) {
  for (const Plan& plan : PlanBook::embedded().all()) {
    for (const Part& part : plan.parts) {
      for (const std::string& name : part.props) {
        const props::DrawnProp* prop = props::find_drawn(name);
        ASSERT_NE(prop, nullptr) << name;
        for (const std::string& home : prop->homes)
          EXPECT_NE(places::Atlas::embedded().find(home), nullptr) << name << " " << home;
      }
    }
  }
}

TEST(UsualPlaces, AreAllInTheAtlas) {
  for (const auto& [name, text] : base::embedded_files("deeds")) {
    for (const Plan& plan : read_plans(text, name)) {
      for (const std::string& place : plan.places)
        EXPECT_NE(places::Atlas::embedded().find(place), nullptr) << name << " " << plan.verbs.front();
    }
  }
}

TEST(Tasks, AreDoneAsPeopleDoWhereNoPlanHasSuchAnimals) {
  const auto as_people = [](const std::string& sentence) {
    const Wish wish = language::read_wish(sentence);
    return tasks_of_all(wish, cast::embedded_library(), PlanBook::embedded()).at(0).as_people;
  };
  EXPECT_TRUE(as_people("Ein Roboter gießt die Blumen"));
  EXPECT_TRUE(as_people("Ein Bär gießt die Blumen"));
  EXPECT_FALSE(as_people("Ein Kind gießt die Blumen"));
  EXPECT_FALSE(as_people("Ein Hund rennt"));
}

std::vector<Task> tasks_in(const Wish& wish) {
  return tasks_of(wish, PlanBook::embedded(), cast::embedded_library());
}

TEST(Tasks, OneRidesWhatOneIsSaidToStandOn) {
  const Wish wish = language::read_wish("Ein Mädchen steht auf dem Skateboard und fährt durch den Park");
  const Task task = tasks_in(wish).at(0);
  EXPECT_EQ(task.verb, "fahren");
  EXPECT_EQ(motif_of(task, Role::tool, wish), "1f6f9");
  EXPECT_FALSE(task.goal);
}

TEST(Tasks, NobodyRidesTheFlagOnTheSkateboard) {
  const Wish wish = language::read_wish("Ein Junge fährt mit einer Fahne auf dem Skateboard");
  EXPECT_EQ(motif_of(tasks_in(wish).at(0), Role::tool, wish), "1f6f9");
}

TEST(Tasks, WhatIsNamedWithTheTubIsTheirs) {
  const Wish wish = language::read_wish("Ein Elefant badet in der Badewanne mit einer Quietscheente");
  EXPECT_EQ(motif_of(tasks_in(wish).at(0), Role::tool, wish), "own-quietscheente");
  const Wish house = language::read_wish("Ein Mann wohnt in einem Haus mit einem Garten");
  for (const Task& task : tasks_in(house)) EXPECT_FALSE(task.tool);
}

TEST(Tasks, ToClimbAndToPickIsOneOfBoth) {
  const Wish wish = language::read_wish("Ein Junge klettert auf einen Baum und pflückt Kirschen");
  const Task task = tasks_in(wish).at(0);
  EXPECT_EQ(task.verb, "@klettern pflücken");
  EXPECT_EQ(motif_of(task, Role::goal, wish), "1f333");
  EXPECT_EQ(task.beside, std::optional<std::size_t>(0));
}

}  // namespace
}  // namespace drawing::deeds

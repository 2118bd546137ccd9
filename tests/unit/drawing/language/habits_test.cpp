// What a page shows beyond the text: things that somebody is known by, drivers, and company.
#include <string>
#include <variant>

#include <gtest/gtest.h>

#include "drawing/language/parser.h"
#include "drawing/language/wonted_deeds.h"

namespace drawing::language {
namespace {

Wish with_habits(const std::string& text) {
  Wish wish = read_wish(text);
  add_habits(wish);
  return wish;
}

TEST(Habits, GiveADeedToWhoeverIsAlone) {
  for (const char* text : {"Ein Pirat", "Ein Pirat am Strand", "Drei Ritter", "Eine Köchin"}) {
    EXPECT_TRUE(read_wish(text).deeds.empty()) << text;
    const Wish wish = with_habits(text);
    ASSERT_EQ(wish.deeds.size(), 1U) << text;
    EXPECT_EQ(wish.deeds.front().verb, "stehen") << text;
  }
}

TEST(Habits, LeaveThoseAsTheyAreWhoDoSomethingOrAreNotAlone) {
  EXPECT_EQ(with_habits("Ein Pirat schläft").deeds.front().verb, "schlafen");
  for (const char* text : {"Ein Pirat und ein Ritter", "Ein Pirat neben einer Palme", "Ein Mädchen"})
    EXPECT_TRUE(with_habits(text).deeds.empty()) << text;
}

TEST(Habits, SeatADriver) {
  const Wish wish = with_habits("Ein Bagger auf der Baustelle");
  ASSERT_EQ(wish.motifs.size(), 2U);
  EXPECT_EQ(wish.motifs.back().name, "Bauarbeiter");
  ASSERT_EQ(wish.deeds.size(), 1U);
  EXPECT_EQ(wish.deeds.front().agents.front(), 1);
  EXPECT_EQ(std::get<int>(*wish.deeds.front().tool), 0);
  EXPECT_EQ(with_habits("Zwei Bagger").motifs.size(), 1U);
  EXPECT_EQ(with_habits("Ein Bagger neben einem Traktor").motifs.size(), 2U);
}

TEST(Habits, SeatADriverInWhatIsOnItsWay) {
  for (const char* text : {"Ein Traktor fährt über das Feld", "Ein Auto fährt auf der Straße",
                           "Ein Zug fährt durch die Berge"}) {
    const Wish wish = read_wish(text);
    ASSERT_EQ(wish.deeds.size(), 1U) << text;
    ASSERT_EQ(wish.motifs.size(), 2U) << text;
    EXPECT_EQ(wish.deeds.front().agents.front(), 1) << text;
    EXPECT_EQ(std::get<int>(*wish.deeds.front().tool), 0) << text;
  }
}

TEST(Habits, SeatNobodyWhereTheVehicleStandsIsAliveOrHasSomebodyInIt) {
  for (const char* text : {"Ein Auto", "Ein Auto steht auf der Straße",
                           "Ein lachendes Auto fährt auf der Straße", "Zwei Autos fahren auf der Straße"})
    EXPECT_EQ(with_habits(text).motifs.size(), 1U) << text;
  const Wish driven = read_wish("Papa fährt mit dem Auto");
  EXPECT_EQ(driven.motifs.size(), 2U);
}

TEST(Habits, HaveSomebodyToShareTheCloakWith) {
  for (const char* text : {"Sankt Martin", "Sankt Martin teilt seinen Mantel"}) {
    const Wish wish = with_habits(text);
    ASSERT_EQ(wish.deeds.size(), 1U) << text;
    EXPECT_EQ(wish.deeds.front().verb, "Mantel teilen") << text;
    ASSERT_EQ(wish.deeds.front().agents.size(), 2U) << text;
    EXPECT_EQ(wish.motifs.back().name, "Bettler") << text;
  }
  EXPECT_EQ(with_habits("Sankt Martin teilt seinen Mantel mit einem Bettler").deeds.front().agents.size(),
            2U);
}

}  // namespace
}  // namespace drawing::language

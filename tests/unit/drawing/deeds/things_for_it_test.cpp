// A deed has the thing that it can be done on, in or at, and whom it is done with.
#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "drawing/pipeline.h"

namespace drawing::deeds {
namespace {

Drawing done_page(const std::string& sentence, std::uint32_t seed) {
  Options options;
  options.seed = seed;
  return draw(sentence, options);
}

std::vector<geometry::Rect> bounds_called(const Drawing& drawing, const std::string& name) {
  std::vector<geometry::Rect> found;
  for (const Element& element : drawing.picture.elements) {
    if (element.name == name) found.push_back(element.bounds);
  }
  return found;
}

bool meets(const Drawing& drawing, const std::string& of, const std::string& with) {
  return std::any_of(
      drawing.performance.contacts.begin(), drawing.performance.contacts.end(),
      [&](const auto& contact) { return contact.of == of && contact.with == with && contact.gap <= 1; });
}

// Seen from the side it would be taken for a door, and the ball at its post for one that missed.
TEST(ThingsForIt, TheBallIsInTheGoalAndWhoeverShotIsBelow) {
  for (const char* sentence : {"Ein Junge schießt ein Tor", "Ein Junge schießt beim Fußball ein Tor"}) {
    for (const std::uint32_t seed : {1U, 7U, 11U}) {
      const Drawing drawing = done_page(sentence, seed);
      const auto goals = bounds_called(drawing, "Tor"), balls = bounds_called(drawing, "Fußball");
      ASSERT_EQ(goals.size(), 1U) << sentence << seed;
      ASSERT_EQ(balls.size(), 1U) << sentence << seed;
      const geometry::Rect goal = goals.front(), ball = balls.front();
      EXPECT_GT(goal.width(), 1.6 * goal.height()) << sentence << seed;
      EXPECT_TRUE(ball.left > goal.left && ball.right < goal.right && ball.top > goal.top &&
                  ball.bottom < goal.bottom)
          << sentence << seed;
      EXPECT_EQ(bounds_called(drawing, "Torwart").size(), 1U) << sentence << seed;
      ASSERT_EQ(bounds_called(drawing, "Junge").size(), 1U) << sentence << seed;
      EXPECT_GT(bounds_called(drawing, "Junge").front().bottom, goal.bottom) << sentence << seed;
    }
  }
}

TEST(ThingsForIt, AJetSkiHasASeat) {
  const Drawing drawing = done_page("Ein Mann fährt Jetski", 7);
  EXPECT_TRUE(meets(drawing, "agent hip", "tool seat"));
  EXPECT_TRUE(meets(drawing, "agent near_hand", "tool grip"));
  EXPECT_EQ(bounds_called(drawing, "Jetski").size(), 1U);
}

TEST(ThingsForIt, ACrewHasOneCannonOnOneDeck) {
  const Drawing drawing = done_page("Drei Piraten feuern eine Kanone ab", 7);
  EXPECT_EQ(bounds_called(drawing, "Kanone").size(), 1U);
  EXPECT_EQ(bounds_called(drawing, "Piratenschiff").size(), 1U);
  EXPECT_TRUE(meets(drawing, "agent near_hand", "patient grip"));
}

TEST(ThingsForIt, WhoIsHelpedUpATreeIsOnIt) {
  const Drawing drawing = done_page("Papa hilft dem Jungen auf den Baum", 7);
  EXPECT_TRUE(meets(drawing, "receiver near_foot", "goal foot") ||
              meets(drawing, "receiver far_foot", "goal foot_far"));
  EXPECT_TRUE(bounds_called(drawing, "Paket").empty());
}

TEST(ThingsForIt, APaintedDoorIsHigherThanWhoPaintsIt) {
  for (const std::uint32_t seed : {1U, 7U, 11U}) {
    const Drawing drawing = done_page("Papa streicht die Tür", seed);
    const auto doors = bounds_called(drawing, "Tür"), men = bounds_called(drawing, "Papa");
    ASSERT_EQ(doors.size(), 1U);
    ASSERT_FALSE(men.empty());
    EXPECT_GT(doors.front().height(), men.front().height()) << seed;
  }
}

// Nuts as large as he is would stand beside the sack otherwise.
TEST(ThingsForIt, WhatASackIsFullOfIsInIt) {
  const Drawing drawing = done_page("Der Nikolaus hat einen Sack voller Nüsse und Äpfel", 7);
  const auto sacks = bounds_called(drawing, "Sack"), apples = bounds_called(drawing, "Apfel");
  ASSERT_EQ(sacks.size(), 1U);
  ASSERT_EQ(apples.size(), 3U);
  for (const geometry::Rect& apple : apples) {
    EXPECT_LT(apple.width(), 0.3 * sacks.front().width());
    EXPECT_GT(apple.left, sacks.front().left);
    EXPECT_LT(apple.right, sacks.front().right);
  }
}

TEST(ThingsForIt, TwoInACinemaSitBeforeAScreenAndHaveNoForks) {
  const Drawing drawing = done_page("Zwei Freundinnen essen Popcorn im Kino", 7);
  EXPECT_EQ(bounds_called(drawing, "Leinwand").size(), 1U);
  EXPECT_TRUE(bounds_called(drawing, "Gabel").empty());
  EXPECT_TRUE(meets(drawing, "agent hip", "seat seat"));
}

TEST(ThingsForIt, AProcessionIsAsManyAsAreNamed) {
  for (const char* sentence :
       {"Drei Kinder halten Laternen", "Sankt Martin reitet, und drei Kinder tragen Laternen"}) {
    const Drawing drawing = done_page(sentence, 7);
    EXPECT_EQ(bounds_called(drawing, "Laterne").size(), 3U) << sentence;
    EXPECT_EQ(bounds_called(drawing, "Kind").size(), 3U) << sentence;
  }
}

TEST(ThingsForIt, AHatThatTheWindTookIsAboveWhoRunsAfterIt) {
  for (const char* sentence : {"Dem Mann fliegt der Hut weg", "Der Wind weht dem Mann den Hut vom Kopf"}) {
    const Drawing drawing = done_page(sentence, 7);
    const auto hats = bounds_called(drawing, "Hut"), men = bounds_called(drawing, "Mann");
    ASSERT_EQ(hats.size(), 1U) << sentence;
    ASSERT_EQ(men.size(), 1U) << sentence;
    EXPECT_LT(hats.front().height(), 0.5 * men.front().height()) << sentence;
    EXPECT_LT(hats.front().bottom, men.front().top + 0.5 * men.front().height()) << sentence;
  }
}

// Before their mother, or each where there is room, they would be no ducklings of hers.
TEST(ThingsForIt, DucklingsAreBehindTheirMother) {
  for (const std::uint32_t seed : {1U, 7U, 11U}) {
    const Drawing drawing = done_page("Eine Ente schwimmt mit ihren Küken", seed);
    const auto mothers = bounds_called(drawing, "Ente"), young = bounds_called(drawing, "Küken");
    ASSERT_EQ(mothers.size(), 1U);
    ASSERT_EQ(young.size(), 3U);
    for (const geometry::Rect& one : young) {
      EXPECT_LT(one.bottom, mothers.front().bottom) << seed;
      EXPECT_LT(one.width(), 0.6 * mothers.front().width()) << seed;
    }
  }
}

// The drawing of the penguin on its belly is no polar bear: both sit on the one sledge.
TEST(ThingsForIt, TwoKindsOnOneSledgeStayTwoKinds) {
  for (const std::uint32_t seed : {1U, 2U}) {
    const Drawing drawing = done_page("Ein Pinguin und ein Eisbär fahren Schlitten", seed);
    EXPECT_EQ(bounds_called(drawing, "Schlitten").size(), 1U) << seed;
    EXPECT_TRUE(meets(drawing, "agent hip", "tool seat")) << seed;
  }
}

TEST(ThingsForIt, WhoSitsAtTheFireAndGrillsHoldsASausage) {
  const Drawing drawing = done_page("Vier Freunde sitzen am Lagerfeuer und grillen Würstchen", 1);
  EXPECT_TRUE(meets(drawing, "patient grip", "agent far_hand"));
  EXPECT_TRUE(meets(drawing, "stick4 grip", "fourth far_hand"));
}

TEST(ThingsForIt, WhoWalksBehindTheTractorIsBehindAndSmaller) {
  for (const std::uint32_t seed : {1U, 2U}) {
    const Drawing drawing =
        done_page("Der Bauer fährt mit dem Traktor über das Feld und dahinter laufen drei Störche", seed);
    const auto tractors = bounds_called(drawing, "Traktor"), storks = bounds_called(drawing, "Storch");
    ASSERT_FALSE(tractors.empty()) << seed;
    ASSERT_EQ(storks.size(), 3U) << seed;
    for (const geometry::Rect& stork : storks)
      EXPECT_LT(stork.bottom - stork.top, tractors.front().bottom - tractors.front().top) << seed;
  }
}

}  // namespace
}  // namespace drawing::deeds

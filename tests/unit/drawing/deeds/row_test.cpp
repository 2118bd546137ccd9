// Several tableaux of one deed beside each other.
#include "drawing/deeds/row.h"

#include <algorithm>
#include <stdexcept>
#include <string>
#include <utility>

#include <gtest/gtest.h>

#include "drawing/cast/library.h"
#include "drawing/deeds/placing.h"
#include "drawing/deeds/staging.h"
#include "drawing/language/parser.h"
#include "drawing/props/catalogue.h"
#include "support/castings.h"

namespace drawing::deeds {
namespace {

using test_support::cast_child;

Part doer() {
  Part part;
  part.name = "agent";
  part.role = Role::agent;
  part.pose = "stand";
  return part;
}

Part thing_of(const std::string& name, double x) {
  Part part;
  part.name = name;
  part.is_thing = true;
  part.beside = "agent";
  part.x = x;
  return part;
}

Part held_ball() {
  Part part = thing_of("ball", 0);
  part.beside.clear();
  part.at = Target{"agent", "near_hand"};
  part.in_hand = true;
  return part;
}

Casting cast_prop(const Part& part, const std::string& prop) {
  const props::DrawnProp* drawn = props::find_drawn(prop);
  if (drawn == nullptr) throw std::invalid_argument(prop);
  Player player;
  player.name = drawn->title;
  player.body = Thing(*drawn);
  return {&part, std::move(player)};
}

long figures_of(const std::vector<Casting>& castings) {
  return std::count_if(castings.begin(), castings.end(),
                       [](const Casting& casting) { return !casting.part->is_thing; });
}

double x_of(const std::vector<Casting>& castings, std::size_t index) {
  return place(castings)[index].map({0, 0}).x;
}

TEST(Row, WhatStandsThereIsThereOnceAndTheSecondComesFromItsOtherSide) {
  const Part child = doer(), hoop = thing_of("hoop", 96);
  const std::vector<Casting> one{cast_child(child), cast_prop(hoop, "basketball_hoop")};
  const auto row = in_one_row(one, one, 1);
  ASSERT_TRUE(row);
  ASSERT_EQ(row->size(), 3U);
  EXPECT_EQ(figures_of(*row), 2);
  EXPECT_LT(x_of(*row, 0), x_of(*row, 1));
  EXPECT_GT(x_of(*row, 2), x_of(*row, 1));
  EXPECT_TRUE(row->back().part->faces_left);
}

TEST(Row, AtACounterAllStandOnOneSide) {
  const Part child = doer();
  Part counter = thing_of("counter", 96);
  counter.one_side = true;
  const std::vector<Casting> one{cast_child(child), cast_prop(counter, "shop_counter")};
  const auto row = in_one_row(one, one, 1);
  ASSERT_TRUE(row);
  ASSERT_EQ(row->size(), 3U);
  EXPECT_LT(x_of(*row, 2), x_of(*row, 0));
  EXPECT_FALSE(row->back().part->faces_left);
}

TEST(Row, EachHoldsAThingOfItsOwnUnlessThereIsOneForAll) {
  const Part child = doer();
  Part ball = held_ball();
  const std::vector<Casting> one{cast_child(child), cast_prop(ball, "football")};
  EXPECT_EQ(in_one_row(one, one, 1).value().size(), 4U);
  ball.once = true;
  EXPECT_EQ(in_one_row(one, one, 1).value().size(), 3U);
}

TEST(Row, WhoFindsNoRoomInItStandsBeforeIt) {
  const Part child = doer();
  const std::vector<Casting> one{cast_child(child)};
  std::vector<Casting> row = one;
  int rank = 1;
  for (auto wider = in_one_row(row, one, rank); wider; wider = in_one_row(row, one, rank)) {
    row = std::move(*wider);
    ++rank;
    ASSERT_LT(rank, 20);
  }
  EXPECT_GE(row.size(), 3U);
  for (const Placed& placed : place(row)) EXPECT_DOUBLE_EQ(placed.map({0, 0}).y, 0);
  const auto both = in_front_row(row, row.size(), one, rank);
  ASSERT_TRUE(both);
  ASSERT_EQ(both->size(), row.size() + 1);
  EXPECT_GT(place(*both).back().map({0, 0}).y, 60);
}

TEST(Row, ASecondSledgeDrivesBesideTheSlope) {
  Part slope = thing_of("slope", 0);
  slope.beside.clear();
  Part sledge = thing_of("sledge", 0);
  sledge.beside.clear();
  sledge.at = Target{"slope", "top"};
  sledge.by = "ground";
  sledge.angle = -73;
  Part child = doer();
  child.pose = "row";
  child.reach.hip = Target{"sledge", "seat"};
  const std::vector<Casting> one{cast_prop(slope, "snow_slope"), cast_prop(sledge, "sledge"),
                                 cast_child(child)};
  const auto row = in_one_row(one, one, 1);
  ASSERT_TRUE(row);
  ASSERT_EQ(row->size(), 5U);
  EXPECT_DOUBLE_EQ(place(*row)[3].map({0, 0}).y, 0);
}

TEST(Row, TwoPairsAreTwoTableaux) {
  const Part child = doer();
  Part other = doer();
  other.name = "patient";
  other.role = Role::patient;
  other.beside = "agent";
  other.x = 60;
  const std::vector<Casting> pair{cast_child(child), cast_child(other)};
  EXPECT_FALSE(in_one_row(pair, pair, 1));
  EXPECT_FALSE(in_front_row(pair, pair.size(), pair, 1));
}

// How many ensembles there are on a page of the sentence.
long ensembles_of(const std::string& sentence) {
  const Wish wish = language::read_wish(sentence);
  const cast::Library& library = cast::embedded_library();
  const Staged staged = stage(
      wish, library, cast::make_cast(wish, library, cast::Medium::land, Age::years_6_8, base::Random(1)),
      PlanBook::embedded(), {}, base::Random(1), base::Random(1));
  return std::count_if(staged.actors.begin(), staged.actors.end(),
                       [](const cast::Actor& actor) { return actor.ensemble != nullptr; });
}

TEST(Row, ThoseOfOneDeedAreOneEnsemble) {
  for (const char* sentence : {"Vier Kinder spielen Basketball", "Drei Kinder fahren Schlitten",
                               "Drei Kinder gehen mit Laternen", "Zwei Jungen malen an der Staffelei"})
    EXPECT_EQ(ensembles_of(sentence), 1) << sentence;
  // Several deeds are one picture as well (neighbours.h).
  EXPECT_EQ(ensembles_of("Ein Kind tanzt und ein Hund bellt"), 1);
}

}  // namespace
}  // namespace drawing::deeds

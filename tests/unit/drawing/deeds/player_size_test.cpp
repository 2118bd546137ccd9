#include "drawing/deeds/player_size.h"

#include <gtest/gtest.h>

#include "drawing/cast/library.h"
#include "drawing/props/catalogue.h"

namespace drawing::deeds {
namespace {

Player bird(const char* motif) {
  Player player;
  player.motif = motif;
  player.body = beasts::BeastLook{.species = *beasts::species_of(motif)};
  make_as_meant(player, language::Lexicon::embedded().find(motif));
  return player;
}

TEST(PlayerSize, AChickIsAYoungBirdOfItsMothersKindAndNoSmallHen) {
  for (const char* motif : {"1f424", "1f425", "own-entenkueken"}) {
    const Player chick = bird(motif);
    EXPECT_TRUE(std::get<beasts::BeastLook>(chick.body).baby) << motif;
    EXPECT_LT(chick.size, 1) << motif;
  }
  const Player hen = bird("own-huhn");
  EXPECT_FALSE(std::get<beasts::BeastLook>(hen.body).baby);
  EXPECT_EQ(hen.size, 1);
  EXPECT_EQ(beasts::species_of("1f424"), beasts::Species::chicken);
  EXPECT_EQ(beasts::species_of("own-entenkueken"), beasts::Species::duck);
}

// Who acts has the body of its kin, not the legs of a person under its picture.
TEST(PlayerSize, AnimalsOfFarLandsHaveTheBodyOfTheirKin) {
  EXPECT_EQ(beasts::species_of("own-hyaene"), beasts::Species::wolf);
  EXPECT_EQ(beasts::species_of("own-frettchen"), beasts::Species::fox);
  EXPECT_EQ(beasts::species_of("own-walross"), beasts::Species::seal);
  EXPECT_EQ(beasts::species_of("own-yak"), beasts::Species::cow);
}

// "Ein riesiger Pinsel" is seen to be one beside the hand that holds it; a huge bicycle still has to be
// ridden.
TEST(PlayerSize, WhatIsHeldIsSeenToBeLarge) {
  const auto factor = [](const char* prop, SizeWish size) {
    Player player;
    player.body = Thing(*props::find_drawn(prop));
    make_as_large(player, size);
    return player.size;
  };
  EXPECT_GE(factor("artist_brush", SizeWish::huge), 1.8);
  EXPECT_GT(factor("wooden_spoon", SizeWish::large), factor("bicycle", SizeWish::large));
  EXPECT_LT(factor("cheese", SizeWish::huge), 1.5);
  EXPECT_LT(factor("bicycle", SizeWish::huge), 1.5);
  EXPECT_LT(factor("apple", SizeWish::small), 1);
}

}  // namespace
}  // namespace drawing::deeds

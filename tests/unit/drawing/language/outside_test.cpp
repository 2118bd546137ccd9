// Where they are who are before or behind what one could be in, and what is said of a thing beside its maker.
#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "drawing/language/parser.h"

namespace drawing::language {
namespace {

bool asks_for(const Wish& wish, const std::string& motif) {
  return std::any_of(wish.motifs.begin(), wish.motifs.end(),
                     [&](const WishedMotif& wished) { return wished.motif == motif; });
}

bool has_relation(const Wish& wish, Preposition preposition) {
  return std::any_of(wish.relations.begin(), wish.relations.end(),
                     [&](const Relation& relation) { return relation.preposition == preposition; });
}

TEST(Outside, WhoIsBeforeACaveSeesIt) {
  const Wish wish = read_wish("Ein Drache sitzt vor seiner Höhle");
  EXPECT_TRUE(asks_for(wish, "own-hoehle"));
  EXPECT_TRUE(has_relation(wish, Preposition::in_front_of));
  EXPECT_EQ(wish.scene, "berge");
}

TEST(Outside, TheStoneAgeKeepsItsValley) {
  const Wish wish = read_wish("Steinzeitmenschen sitzen vor einer Höhle und machen Feuer");
  EXPECT_TRUE(asks_for(wish, "own-hoehle"));
  EXPECT_EQ(wish.scene, "steinzeit");
}

TEST(Outside, WhereTheyAreSaysMoreThanWhatDayItIs) {
  const Wish wish = read_wish("Ein Kind mit Schultüte steht am ersten Schultag vor der Schule");
  EXPECT_TRUE(asks_for(wish, "1f3eb"));
  EXPECT_EQ(wish.scene, "schulhof");
}

TEST(Outside, WhoIsBehindAStableIsOnTheFarm) {
  const Wish wish = read_wish("Ein Pferd steht hinter dem Stall");
  EXPECT_TRUE(asks_for(wish, "own-scheune"));
  EXPECT_TRUE(has_relation(wish, Preposition::behind));
  EXPECT_EQ(wish.scene, "bauernhof");
}

TEST(Outside, WhoIsInItIsInside) {
  EXPECT_EQ(read_wish("Im Stall liegt ein Kalb").scene, "stall");
  EXPECT_EQ(read_wish("Ein Bär schläft in einer Höhle").scene, "höhle");
  EXPECT_EQ(read_wish("Die Kinder basteln vor der Einschulung").scene, "schule");
}

TEST(Outside, ATowerIsNoToolOfWhoBuildsACastleWithIt) {
  const Wish wish = read_wish("Drei Kinder bauen am Strand eine Sandburg mit vier Türmen");
  ASSERT_EQ(wish.deeds.size(), 1U);
  EXPECT_FALSE(wish.deeds.front().tool);
  EXPECT_TRUE(read_wish("Ein Mann malt ein Bild mit dem Pinsel").deeds.front().tool);
}

TEST(Outside, ANounThatLooksLikeAVerbIsTold) {
  EXPECT_EQ(read_wish("Ein Kind spielt mit Knete").unknown, std::vector<std::string>{"Knete"});
  EXPECT_TRUE(read_wish("Ein Kind hilft beim Kneten").unknown.empty());
}

TEST(Outside, TracksAreDrawnWhateverElseIsAskedFor) {
  EXPECT_TRUE(
      asks_for(read_wish("Ein Detektiv untersucht mit der Lupe Fußspuren im Schnee"), "own-schuhspur"));
  EXPECT_TRUE(asks_for(read_wish("Ein Hund schnüffelt an einer Fährte"), "own-tierspur"));
}

TEST(Outside, WhatIsNoPartOfItsWordIsTold) {
  EXPECT_EQ(read_wish("Ein Imker kauft einen Schutzanzug").unknown, std::vector<std::string>{"Schutzanzug"});
  EXPECT_EQ(read_wish("Eine Frau kauft ein Maßband").unknown, std::vector<std::string>{"Maßband"});
}

}  // namespace
}  // namespace drawing::language

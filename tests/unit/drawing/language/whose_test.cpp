// Whose hand, shoulder, animal and birthday it is, and who of a group does something of their own.
#include <algorithm>
#include <string>
#include <variant>

#include <gtest/gtest.h>

#include "drawing/language/parser.h"

namespace drawing::language {
namespace {

const WishedMotif* find(const Wish& wish, const std::string& motif) {
  const auto found = std::find_if(wish.motifs.begin(), wish.motifs.end(),
                                  [&](const WishedMotif& wished) { return wished.motif == motif; });
  return found == wish.motifs.end() ? nullptr : &*found;
}

std::string motif_of(const Wish& wish, std::optional<int> index) {
  return index ? wish.motifs.at(static_cast<std::size_t>(*index)).motif : "";
}

std::string agent_of(const Wish& wish, const std::string& verb) {
  for (const Deed& deed : wish.deeds) {
    if (deed.verb == verb && deed.agents.size() == 1) return motif_of(wish, deed.agents.front());
  }
  return "";
}

TEST(Whose, WhoIsEatenFromFeeds) {
  const Wish mine = read_wish("Mein Pony frisst einen Apfel aus meiner Hand");
  ASSERT_EQ(mine.deeds.size(), 1U);
  EXPECT_EQ(agent_of(mine, "füttern"), "own-kind");
  EXPECT_EQ(motif_of(mine, mine.deeds.front().patient), "own-pony");
  EXPECT_FALSE(mine.deeds.front().way);
  EXPECT_TRUE(mine.not_shown.empty());
  EXPECT_EQ(agent_of(read_wish("Die Ziege frisst aus Lenas Hand"), "füttern"), "own-maedchen");
  EXPECT_EQ(agent_of(read_wish("Ein Hund frisst aus dem Napf"), "fressen"), "1f415");
  // People feed themselves.
  EXPECT_EQ(agent_of(read_wish("Ein Junge isst aus der Schüssel"), "essen"), "own-junge");
}

TEST(Whose, MyShoulderAndLapAreTheChilds) {
  for (const char* text :
       {"Ein Vogel sitzt auf meiner Schulter", "Eine Eule sitzt auf meinem Arm",
        "Meine Katze schläft auf meinem Schoß", "Ein Schmetterling landet auf meinem Finger"}) {
    const Wish wish = read_wish(text);
    ASSERT_EQ(wish.deeds.size(), 1U) << text;
    EXPECT_EQ(motif_of(wish, wish.deeds.front().patient), "own-kind") << text;
  }
  EXPECT_EQ(find(read_wish("Ein Vogel sitzt auf der Schulter"), "own-kind"), nullptr);
}

TEST(Whose, WhoHasAnAnimalIsWithIt) {
  const Wish wish = read_wish("Ich habe einen Hamster im Käfig");
  EXPECT_NE(find(wish, "own-kind"), nullptr);
  ASSERT_NE(find(read_wish("Wir haben zwei Katzen"), "own-kind"), nullptr);
  EXPECT_EQ(find(read_wish("Wir haben zwei Katzen"), "own-kind")->count, 2);
  // A wish, and what somebody has done.
  EXPECT_EQ(find(read_wish("Ich hätte gern einen Hamster"), "own-kind"), nullptr);
  EXPECT_EQ(find(read_wish("Ich möchte einen Hamster haben"), "own-kind"), nullptr);
}

TEST(Whose, WhoseBirthdayItIsIsThere) {
  const Wish wish = read_wish("Die Familie feiert Omas Geburtstag");
  ASSERT_NE(find(wish, "own-oma"), nullptr);
  EXPECT_EQ(find(wish, "own-oma")->count, 1);
  ASSERT_EQ(wish.deeds.size(), 1U);
  EXPECT_EQ(wish.deeds.front().agents.size(), 5U);
  const Wish alone = read_wish("Opas Geburtstag");
  ASSERT_NE(find(alone, "own-opa"), nullptr);
  EXPECT_EQ(find(alone, "own-opa")->count, 1);
}

TEST(Whose, ThoseNamedAfterABandAreOfIt) {
  const Wish band =
      read_wish("Eine Band spielt auf der Bühne, ein Mädchen singt und ein Junge spielt Schlagzeug");
  int people = 0;
  for (const WishedMotif& motif : band.motifs) people += motif.motif == "own-schlagzeug" ? 0 : motif.count;
  EXPECT_EQ(people, 3);
  EXPECT_EQ(agent_of(band, "singen"), "own-maedchen");
  // At least one of them is left for what the band does.
  EXPECT_FALSE(agent_of(band, "Band spielen").empty());
}

TEST(Whose, AVerbKeepsItsAgentBesideItsNoun) {
  EXPECT_EQ(
      agent_of(read_wish("Ein Junge sitzt am Schreibtisch und macht Hausaufgaben"), "Hausaufgaben machen"),
      "own-junge");
}

TEST(Whose, ANounBehindAPrepositionIsNotTheVerbsBesideAnotherObject) {
  const Wish piano = read_wish("Ein Kind spielt Klavier im Konzert");
  EXPECT_EQ(agent_of(piano, "spielen"), "own-kind");
  EXPECT_EQ(agent_of(read_wish("Ein Kind spielt im Orchester"), "Orchester spielen"), "");
  ASSERT_FALSE(read_wish("Ein Kind spielt im Orchester").deeds.empty());
  EXPECT_EQ(read_wish("Ein Kind spielt im Orchester").deeds.front().verb, "Orchester spielen");
}

TEST(Whose, WhatFillsIsTheTool) {
  const Wish wish = read_wish("Mama füllt den Nikolausstiefel mit Nüssen");
  ASSERT_EQ(wish.deeds.size(), 1U);
  ASSERT_TRUE(wish.deeds.front().tool && std::holds_alternative<int>(*wish.deeds.front().tool));
  EXPECT_EQ(motif_of(wish, std::get<int>(*wish.deeds.front().tool)), "1f95c");
}

TEST(Whose, FormsOfOtherVerbsAndNouns) {
  EXPECT_EQ(agent_of(read_wish("Ein Junge reißt die Arme hoch"), "jubeln"), "own-junge");
  EXPECT_EQ(agent_of(read_wish("Ein Mann reist nach Italien"), "reisen"), "own-mann");
  EXPECT_EQ(agent_of(read_wish("Ich regle den Verkehr"), "regeln"), "own-kind");
  const Wish storm = read_wish("Sturm im Wald");
  EXPECT_TRUE(storm.motifs.empty());
  EXPECT_EQ(storm.scene, "wald");
  EXPECT_EQ(storm.weather, "sturm");
}

TEST(Whose, WhoPlaysAnInsectIsNobodyElse) {
  EXPECT_EQ(find(read_wish("Ein Kind verkleidet sich als Biene"), "own-biene"), nullptr);
  EXPECT_NE(find(read_wish("Ein Kind sieht eine Biene"), "own-biene"), nullptr);
}

}  // namespace
}  // namespace drawing::language

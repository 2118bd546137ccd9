// Names that no list has.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "drawing/language/parser.h"

namespace drawing::language {
namespace {

// "Hund Wuffel, Ball": the motifs with the names that they have.
std::string motifs(const std::string& text) {
  std::string out;
  for (const WishedMotif& motif : read_wish(text).motifs) {
    out += (out.empty() ? "" : ", ") + motif.name;
    for (const std::string& name : motif.called) out += " " + name;
  }
  return out;
}

TEST(GivenNames, RightAfterTheirBearerAreNoMisspeltThings) {
  EXPECT_EQ(motifs("Unser Hund Wuffel bringt den Ball"), "Hund Wuffel, Ball");
  EXPECT_EQ(motifs("Kater Mikesch schläft"), "Kater Mikesch");
  EXPECT_EQ(motifs("Oma Gerda strickt"), "Oma Gerda");
  EXPECT_EQ(motifs("Tante Uschi spielt Klavier"), "Tante Uschi, Klavier");
  EXPECT_EQ(motifs("der hund wuffel bellt"), "Hund wuffel");
}

TEST(GivenNames, AreOfOneWhereTheNounLooksTheSameInThePlural) {
  for (const char* text : {"Es schneit und Kater Felix schläft", "Es schneit und Ritter Kunibert schläft"}) {
    ASSERT_EQ(read_wish(text).motifs.size(), 1U) << text;
    EXPECT_EQ(read_wish(text).motifs[0].count, 1) << text;
  }
  EXPECT_GT(read_wish("Im Wald reiten Ritter").motifs[0].count, 1);
}

TEST(GivenNames, AreGivenByHeissenAndNamens) {
  EXPECT_EQ(motifs("Das Pony heißt Schokki und frisst eine Karotte"), "Pony Schokki, Karotte");
  EXPECT_EQ(motifs("Ein Hund namens Wuffel"), "Hund Wuffel");
  EXPECT_EQ(motifs("Ein Mädchen, das Wuffelina heißt, tanzt"), "Mädchen Wuffelina");
  EXPECT_EQ(motifs("Zwei Katzen heißen Minki und Mauzi"), "Katze Minki Mauzi");
}

TEST(GivenNames, ThatOnlySayWhoseItIsAreNobodyOnThePage) {
  EXPECT_EQ(motifs("Toms Papa tanzt"), "Papa");
  EXPECT_EQ(motifs("Lisas kleiner Hund bellt"), "Hund");
  EXPECT_EQ(motifs("Jonas tanzt"), "Junge Jonas");
  EXPECT_EQ(motifs("Jonas und Lisas Katze schlafen"), "Junge Jonas, Katze");
}

TEST(GivenNames, AreOnThePageWhateverTheyDo) {
  EXPECT_EQ(motifs("Emma steht in der Schule"), "Mädchen Emma");
  EXPECT_EQ(motifs("Max verxylt sich im Garten"), "Junge Max");
  // A name alone is what is written.
  EXPECT_EQ(motifs("Emma"), "");
}

TEST(GivenNames, MayBeWordsThatMeanSomething) {
  EXPECT_EQ(motifs("Das Pony heißt Blume und schläft"), "Pony Blume");
}

TEST(GivenNames, MeanTheirBearerInTheRestOfTheText) {
  EXPECT_EQ(motifs("Der Hund heißt Wuffel. Wuffel rennt zum Ball"), "Hund Wuffel, Ball");
  EXPECT_EQ(motifs("Mein Hund heißt Emma. Emma rennt zum Ball"), "Hund Emma, Ball");
  const Wish wish = read_wish("Die Katze heißt Minki. Minki jagt eine Maus");
  ASSERT_EQ(wish.deeds.size(), 1U);
  EXPECT_EQ(wish.motifs.at(static_cast<std::size_t>(wish.deeds[0].agents.at(0))).name, "Katze");
}

TEST(GivenNames, AreNotReportedAsUnknown) {
  EXPECT_EQ(read_wish("Unser Hund Wuffel bellt").unknown, std::vector<std::string>{});
  EXPECT_EQ(read_wish("Das Pony heißt Schokki").unknown, std::vector<std::string>{});
}

TEST(GivenNames, AreNoneWhereTheObjectOfTheVerbComes) {
  EXPECT_EQ(motifs("Heute backt Oma Plätzchn"), "Oma, Plätzchen");
  EXPECT_EQ(motifs("Ein Hund, der Knochn frisst"), "Hund, Knochen");
}

TEST(GivenNames, AFamilyBearsTheWordThatFollowsIt) {
  for (const char* text : {"Familie Meier macht ein Picknick", "Familie Schmidt fährt mit dem Auto"}) {
    const Wish wish = read_wish(text);
    EXPECT_FALSE(wish.scene) << text;
    EXPECT_TRUE(wish.unknown.empty()) << text;
    ASSERT_FALSE(wish.deeds.empty()) << text;
    EXPECT_EQ(wish.deeds.front().agents.size(), 4U) << text;
    EXPECT_FALSE(wish.deeds.front().patient) << text;
  }
}

TEST(GivenNames, ThatNoListHasAreKnownByTheOneBesideThem) {
  EXPECT_EQ(motifs("Tim und Jorinde bauen einen Turm"), "Junge Tim, Mädchen Jorinde");
  EXPECT_EQ(motifs("Jorinde und Tim rennen"), "Mädchen Jorinde, Junge Tim");
}

TEST(GivenNames, ThatNoListHasStandBeforeTheVerbAlone) {
  EXPECT_EQ(motifs("Jorinde liest ein Buch"), "Mädchen Jorinde, Buch");
  EXPECT_EQ(motifs("Orhun und Selda spielen Fußball"), "Junge Orhun, Mädchen Selda, Fußball");
}

TEST(GivenNames, AreNoThingsThatHaveNoArticle) {
  EXPECT_EQ(motifs("Lava fließt den Berg hinab").find("Mädchen"), std::string::npos);
  EXPECT_EQ(motifs("Das Quorx schläft").find("Junge"), std::string::npos);
}

TEST(GivenNames, ANameBesideSomebodyIsSomebody) {
  for (const std::string sentence :
       {"Jonas und sein Papa stehen am Bahnhof", "Jonas und ein Hund im Garten"}) {
    const Wish wish = read_wish(sentence);
    ASSERT_EQ(wish.motifs.size(), 2U) << sentence;
    EXPECT_EQ(wish.motifs[0].called, std::vector<std::string>{"Jonas"}) << sentence;
    EXPECT_TRUE(wish.unknown.empty()) << sentence;
  }
  // Two names alone are what is to be written.
  EXPECT_EQ(read_wish("Emma und Paul").special, "schriftzug");
}

TEST(GivenNames, AreThoseOfTheBibleWhereTheTextTellsOfThem) {
  EXPECT_EQ(motifs("Noah baut eine Arche"), "Prophet, Arche");
  EXPECT_EQ(motifs("Maria und Josef suchen eine Herberge"), "heilige Maria, heiliger Josef, Herberge");
  EXPECT_EQ(read_wish("Noah malt").motifs[0].motif, "own-junge");
  EXPECT_EQ(read_wish("Maria spielt mit Josef Ball").motifs[0].motif, "own-maedchen");
}

}  // namespace
}  // namespace drawing::language

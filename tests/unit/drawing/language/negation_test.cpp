// What a sentence says that does not happen.
#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "drawing/language/parser.h"

namespace drawing::language {
namespace {

using Words = std::vector<std::string>;

Words verbs(const Wish& wish) {
  Words all;
  for (const Deed& deed : wish.deeds) all.push_back(deed.verb);
  return all;
}

bool has_motif(const Wish& wish, const std::string& name) {
  return std::any_of(wish.motifs.begin(), wish.motifs.end(),
                     [&](const WishedMotif& motif) { return motif.name == name; });
}

struct Denied {
  const char* text;
  const char* verb;
};

void PrintTo(const Denied& denied, std::ostream* out) {
  *out << denied.text;
}

class DeniedDeed : public testing::TestWithParam<Denied> {};

TEST_P(DeniedDeed, IsNotDoneAndIsTold) {
  const Wish wish = read_wish(GetParam().text);
  EXPECT_EQ(verbs(wish), Words{});
  EXPECT_EQ(wish.denied, Words{GetParam().verb});
  EXPECT_FALSE(wish.motifs.empty()) << "who does not do it is still drawn";
}

INSTANTIATE_TEST_SUITE_P(Sentences, DeniedDeed,
                         testing::Values(Denied{"Ein Vogel kann nicht fliegen", "fliegen"},
                                         Denied{"Der Hund fliegt nicht", "fliegen"},
                                         Denied{"Das Kind darf nicht schaukeln", "schaukeln"},
                                         Denied{"Die Katze will nicht baden", "baden"},
                                         Denied{"Der Junge weint nie", "weinen"},
                                         Denied{"Der Pinguin hat keine Lust zu schwimmen", "schwimmen"},
                                         Denied{"Tim will keinen Spinat essen", "essen"},
                                         Denied{"Das Baby ist noch nicht eingeschlafen", "einschlafen"},
                                         Denied{"Das Mädchen will nicht allein schlafen", "schlafen"},
                                         Denied{"Ein Mädchen, das nicht schwimmen kann", "schwimmen"}));

TEST(Negation, IsAboutItsOwnClauseOnly) {
  EXPECT_EQ(verbs(read_wish("Der Hund schläft nicht und die Katze tanzt")), Words{"tanzen"});
  EXPECT_EQ(verbs(read_wish("Der Hund schläft nicht, sondern tanzt")), Words{"tanzen"});
  EXPECT_EQ(verbs(read_wish("Der Pinguin fliegt nicht aber er schwimmt")), Words{"schwimmen"});
  EXPECT_EQ(verbs(read_wish("Tim isst keinen Spinat und weint")), Words{"weinen"});
  EXPECT_EQ(verbs(read_wish("Der Hund, der nicht bellt, schläft")), Words{"schlafen"});
  EXPECT_EQ(verbs(read_wish("Das Kind tanzt und singt nicht")), Words{"tanzen"});
}

TEST(Negation, EndsWhereSomethingIsAskedForInstead) {
  for (const char* text : {"Bitte keine Spinnen, nur Schmetterlinge", "Keine Spinnen, sondern Schmetterlinge",
                           "Keine Spinnen, lieber Schmetterlinge"}) {
    const Wish wish = read_wish(text);
    ASSERT_EQ(wish.motifs.size(), 1U) << text;
    EXPECT_EQ(wish.motifs.front().name, "Schmetterling") << text;
  }
}

TEST(Negation, OfBothVerbsThatStandTogetherDeniesBoth) {
  EXPECT_EQ(verbs(read_wish("Der Stein kann nicht tanzen und singen")), Words{});
}

TEST(Negation, OfANounOrAMannerLeavesTheDeed) {
  EXPECT_EQ(verbs(read_wish("Der Hund frisst keine Wurst, sondern einen Knochen")), Words{"fressen"});
  EXPECT_EQ(verbs(read_wish("Der Hund rennt nicht schnell")), Words{"rennen"});
  EXPECT_EQ(verbs(read_wish("Das Kind malt nicht nur einen Baum")), Words{"malen"});
  EXPECT_EQ(verbs(read_wish("Ein Mädchen tanzt ohne Schuhe")), Words{"tanzen"});
}

TEST(Negation, WithoutDoingDeniesTheNextVerb) {
  const Wish wish = read_wish("Der Junge rennt, ohne zu weinen");
  EXPECT_EQ(verbs(wish), Words{"rennen"});
  EXPECT_EQ(wish.denied, Words{"weinen"});
  EXPECT_EQ(verbs(read_wish("Statt zu schlafen tanzt das Kind")), Words{"tanzen"});
}

TEST(Negation, OfAThingLeavesItOut) {
  EXPECT_FALSE(has_motif(read_wish("Ein Mädchen ohne Regenschirm steht im Regen"), "Regenschirm"));
  EXPECT_FALSE(has_motif(read_wish("Der Hund frisst keine Wurst"), "Wurst"));
  EXPECT_TRUE(has_motif(read_wish("Der Hund frisst keine Wurst, sondern einen Knochen"), "Knochen"));
}

TEST(Negation, LeavesNoPoseOfTheDeed) {
  EXPECT_EQ(read_wish("Der Hund schläft nicht").motifs.at(0).pose, Pose::as_is);
  EXPECT_EQ(read_wish("Der Hund schläft").motifs.at(0).pose, Pose::sleeping);
}

TEST(Negation, SeatsWhoseDrawingFlies) {
  EXPECT_EQ(read_wish("Der Schmetterling fliegt nicht").motifs.at(0).pose, Pose::sitting);
}

TEST(Negation, OfNothingElseThanADeedIsNotTold) {
  EXPECT_EQ(read_wish("Der Hund ist nicht im Haus").denied, Words{});
  EXPECT_EQ(read_wish("Ein Schneemann ohne Hut").denied, Words{});
}

}  // namespace
}  // namespace drawing::language

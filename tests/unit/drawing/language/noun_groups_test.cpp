// How nouns that stand together are read: headings, measures, relatives, words written apart.

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "drawing/language/lexicon.h"
#include "drawing/language/parser.h"

namespace drawing::language {
namespace {

std::string ids(const Wish& wish) {
  std::string out;
  for (const WishedMotif& motif : wish.motifs)
    out += (out.empty() ? "" : " ") + std::to_string(motif.count) + "x" + motif.motif;
  return out;
}

TEST(NounGroups, AHeadingIsNotDrawn) {
  EXPECT_EQ(ids(read_wish("Werkzeuge: Hammer und Säge")), "1x1f528 1x1fa9a");
  EXPECT_EQ(ids(read_wish("Vögel: Amsel, Meise, Rotkehlchen")), "3x1f426");
}

TEST(NounGroups, OneThingBeforeAColonIs) {
  EXPECT_EQ(ids(read_wish("Ein Schneemann: Hut, Schal und Besen")).substr(0, 6), "1x26c4");
}

TEST(NounGroups, AMeasureIsNotDrawn) {
  EXPECT_EQ(ids(read_wish("ein Glas Limonade")), "1x1f964");
  EXPECT_EQ(ids(read_wish("zwei Teller Spaghetti")), "2x1f35d");
}

TEST(NounGroups, AnAnimalsBabyIsASmallOneOfItsKind) {
  const Wish wish = read_wish("Ein Elefant mit seinem Baby");
  ASSERT_EQ(ids(wish), "1x1f418 1x1f418");
  EXPECT_EQ(wish.motifs[1].size, SizeWish::small);
  EXPECT_EQ(ids(read_wish("Storch mit Baby")), "1xown-storch 1xown-baby");
  EXPECT_EQ(ids(read_wish("Mama mit Baby")), "1xown-frau 1xown-baby");
}

TEST(NounGroups, TheFamilyOfAnAnimalIsOfItsKind) {
  const Wish wish = read_wish("Der Fuchs liest seinen Kindern vor");
  ASSERT_EQ(ids(wish), "1xown-fuchs 3xown-fuchs");
  EXPECT_EQ(wish.motifs[1].size, SizeWish::small);
  EXPECT_EQ(ids(read_wish("Die Bärin weckt ihre Tochter")), "1xown-baer 1xown-baer");
  EXPECT_EQ(ids(read_wish("Der kleine Hase umarmt seine Mama")), "2x1f407");
  EXPECT_EQ(ids(read_wish("Der Fuchs liest den Kindern vor")), "1xown-fuchs 3xown-kind");
  EXPECT_EQ(ids(read_wish("Der Mann weckt seine Kinder")), "1xown-mann 3xown-kind");
  EXPECT_EQ(ids(read_wish("Ein Hund mit seinen Welpen")), "1x1f415 3xown-hund");
}

TEST(NounGroups, FriendsOfAnAnimalAreOtherAnimals) {
  const Wish wish = read_wish("Der Fuchs und seine Freunde");
  ASSERT_EQ(wish.motifs.size(), 3U);
  for (const WishedMotif& motif : wish.motifs) {
    EXPECT_EQ(motif.count, 1) << motif.name;
    EXPECT_TRUE(Lexicon::embedded().find(motif.motif)->is_animal) << motif.name;
  }
  EXPECT_EQ(read_wish("Ein Pinguin tanzt mit seinem Freund").motifs.size(), 2U);
}

TEST(NounGroups, SeveralOwnersHaveOneEach) {
  EXPECT_EQ(ids(read_wish("Zwei Ritter auf ihren Pferden")), "2xown-ritter 2xown-pferd");
  EXPECT_EQ(ids(read_wish("Vier Kinder spielen mit ihren Hunden")), "4xown-kind 4x1f415");
  EXPECT_EQ(ids(read_wish("Zwei Ritter mit Lanzen")), "2xown-ritter 2xown-lanze");
  EXPECT_EQ(ids(read_wish("Zwei Ritter auf ihren drei Pferden")), "2xown-ritter 3xown-pferd");
  EXPECT_EQ(ids(read_wish("Ein Ritter mit seinen Pferden")), "1xown-ritter 3xown-pferd");
}

TEST(NounGroups, WhoStandsBesideARiderIsNotOnTheHorse) {
  const Wish wish = read_wish("Kinder laufen hinter einem Ritter auf dem Pferd her");
  ASSERT_EQ(ids(wish), "3xown-kind 1xown-ritter 1xown-pferd");
  ASSERT_EQ(wish.relations.size(), 2U);
  EXPECT_EQ(wish.relations[1].subject, 1);
  EXPECT_EQ(wish.relations[1].preposition, Preposition::on);
  const Wish own = read_wish("Ein Kind reitet neben dem Vater auf einem Stuhl");
  EXPECT_EQ(own.relations.back().subject, 0);
}

TEST(NounGroups, TheYoungOfAnAnimalAreNoBoys) {
  const Wish bear = read_wish("Eine Bärin mit ihrem Jungen");
  ASSERT_EQ(ids(bear), "1xown-baer 1xown-baer");
  EXPECT_EQ(bear.motifs[1].size, SizeWish::small);
  EXPECT_EQ(ids(read_wish("Eine Ente schwimmt mit ihren Jungen")), "1x1f986 3x1f986");
  EXPECT_EQ(ids(read_wish("Die Katze trägt ihr Junges")), "1xown-katze 1xown-katze");
  EXPECT_EQ(ids(read_wish("Eine Frau mit ihrem Jungen")), "1xown-frau 1xown-junge");
}

TEST(NounGroups, WordsWrittenApartAreOneNoun) {
  EXPECT_EQ(ids(read_wish("feuerwehr auto")), "1xown-feuerwehrauto");
  EXPECT_EQ(ids(read_wish("ein kroko dil")), "1xown-krokodil");
  EXPECT_EQ(ids(read_wish("Hund Katze Maus")), "1x1f415 1xown-katze 1x1f401");
}

TEST(NounGroups, ShoesComeInPairs) {
  EXPECT_EQ(ids(read_wish("Gummistiefel im Regen")), "1x1f462");
  EXPECT_EQ(ids(read_wish("ein Pinguin auf Schlittschuhen")), "1x1f427 2x26f8");
}

TEST(NounGroups, ADrawingThatShowsSeveralIsOne) {
  EXPECT_EQ(ids(read_wish("Nudeln")), "1x1f35d");
  EXPECT_EQ(ids(read_wish("Handschuhe und Socken")), "1x1f9e4 1x1f9e6");
  EXPECT_EQ(ids(read_wish("drei Handschuhe")), "3x1f9e4") << "a number is kept";
}

TEST(NounGroups, WhoRidesHasOneVehicle) {
  EXPECT_EQ(ids(read_wish("Ein Junge fährt Roller")), "1xown-junge 1x1f6f4");
}

TEST(NounGroups, AnInvertedClauseWaitsForItsSubject) {
  const Wish wish = read_wish("Auf dem Elefanten sitzt ein Affe, und auf dem Affen sitzt ein Vogel");
  ASSERT_EQ(ids(wish), "1x1f418 1x1f412 1x1f426");
  ASSERT_EQ(wish.relations.size(), 2u);
  EXPECT_EQ(wish.relations[1].subject, 2);
  EXPECT_EQ(wish.relations[1].objects, std::vector<int>{1});
}

TEST(NounGroups, ALetterShowsWhatStartsWithIt) {
  const Wish wish = read_wish("F wie Fisch");
  EXPECT_EQ(wish.special, "schriftzug");
  EXPECT_EQ(wish.lettering, "F");
  EXPECT_EQ(ids(wish), "1x1f41f");
  const Wish all = read_wish("A wie Affe, B wie Bär, C wie Clown");
  EXPECT_EQ(all.lettering, "A B C");
  EXPECT_EQ(ids(all), "1x1f412 1xown-baer 1xown-clown");
  EXPECT_TRUE(all.unknown.empty());
}

// The verb is a plural because they are two; the noun looks the same in both numbers.
TEST(NounGroups, WhatAndJoinsToOneIsOne) {
  EXPECT_EQ(ids(read_wish("Opa und Enkel angeln am See")), "1xown-opa 1xown-junge");
  EXPECT_EQ(ids(read_wish("Enkel und Opa angeln")), "1xown-junge 1xown-opa");
  EXPECT_EQ(ids(read_wish("Hunde und Käfer spielen")), "3x1f415 3x1fab2");
}

TEST(NounGroups, ACollectiveIsItsPeople) {
  EXPECT_EQ(ids(read_wish("Die Feuerwehr löscht das Feuer")),
            "1x1f525 1xown-feuerwehrmann 1xown-feuerwehrfrau 1xown-feuerwehrauto");
  EXPECT_EQ(ids(read_wish("Die Polizei verfolgt einen Dieb")),
            "1x1f9b9-200d-2642 1xown-polizist 1xown-polizistin");
  EXPECT_EQ(ids(read_wish("Die Müllabfuhr leert die Tonne")), "1xown-muelltonne 2xown-muellmann");
}

TEST(NounGroups, WhoDoesSomethingElseStandsBesideTheTeam) {
  const Wish wish = read_wish("Die Mannschaft jubelt, und der Torwart hält den Pokal hoch");
  ASSERT_EQ(wish.deeds.size(), 2U);
  EXPECT_NE(wish.deeds[0].agents, wish.deeds[1].agents);
  EXPECT_EQ(wish.motifs[static_cast<std::size_t>(wish.deeds[0].agents.front())].count, 4);
  EXPECT_EQ(wish.motifs[static_cast<std::size_t>(wish.deeds[1].agents.front())].count, 1);
}

TEST(NounGroups, WhereACollectiveIsSomebodyElseIsNot) {
  const Wish wish = read_wish("Die Großeltern sitzen auf der Bank und die Enkel spielen Fußball");
  ASSERT_EQ(wish.relations.size(), 2U);
  for (const Relation& relation : wish.relations) {
    const std::string& who = wish.motifs[static_cast<std::size_t>(relation.subject)].motif;
    EXPECT_TRUE(who == "own-oma" || who == "own-opa") << who;
  }
}

TEST(NounGroups, TwoOfOneDrawingWhoDoDifferentThingsAreTwo) {
  const Wish wish = read_wish("Ein Mädchen malt ein Bild und ihre Freundin liest ein Buch");
  ASSERT_EQ(wish.deeds.size(), 2U);
  EXPECT_NE(wish.deeds[0].agents, wish.deeds[1].agents);
}

TEST(NounGroups, WhomTheLexiconDoesNotHaveIsNobodyElse) {
  const Wish wish = read_wish("Der Dompteur ruft und zwei Männer lachen");
  ASSERT_EQ(wish.motifs.size(), 2U);
  EXPECT_EQ(wish.motifs.front().count, 1);
}

TEST(NounGroups, TheSubjectOfTheNextClauseIsNoPlace) {
  for (const char* text : {"Die Kinder turnen auf der Wiese und der Trainer pfeift",
                           "Eine Schafherde grast auf der Wiese und der Schäferhund passt auf"})
    EXPECT_TRUE(read_wish(text).relations.empty()) << text;
}

// "Zwei Kinder laufen und zwei feuern sie an".
TEST(NumbersAlone, AreMoreOfThoseWhomTheTextNamedFirst) {
  const Wish wish = read_wish("Zwei Kinder laufen und zwei feuern sie an");
  ASSERT_EQ(wish.deeds.size(), 2U);
  EXPECT_EQ(wish.deeds[1].verb, "anfeuern");
  const WishedMotif& others = wish.motifs.at(static_cast<std::size_t>(wish.deeds[1].agents.at(0)));
  EXPECT_EQ(others.name, "Kind");
  EXPECT_EQ(others.count, 2);
  EXPECT_NE(wish.deeds[1].agents, wish.deeds[0].agents);
}

TEST(NumbersAlone, MayBeOne) {
  const Wish wish = read_wish("Zwei Jungen spielen Fußball und einer winkt");
  ASSERT_EQ(wish.deeds.size(), 2U);
  EXPECT_EQ(wish.motifs.at(static_cast<std::size_t>(wish.deeds[1].agents.at(0))).name, "Junge");
}

TEST(NumbersAlone, AreNobodyAfterAPreposition) {
  EXPECT_EQ(read_wish("Ein Kind spielt und um zwei kommt Oma").deeds[0].agents.size(), 1U);
  for (const WishedMotif& motif : read_wish("Ein Kind spielt und um zwei kommt Oma").motifs)
    EXPECT_EQ(motif.count, 1) << motif.name;
}

}  // namespace
}  // namespace drawing::language

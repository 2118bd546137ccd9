// Whom a pronoun means, who is named again, and what is told of words that lead to nothing.
#include "drawing/language/pronouns.h"

#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "drawing/language/lexicon.h"
#include "drawing/language/lost_words.h"
#include "drawing/language/parser.h"
#include "drawing/language/phrase_reader.h"
#include "drawing/language/tokenizer.h"

namespace drawing::language {
namespace {

// To whom or what the last deed is done, or for whom; empty for nobody.
std::string whom(const std::string& text) {
  const Wish wish = read_wish(text);
  if (wish.deeds.empty()) return {};
  const Deed& deed = wish.deeds.back();
  const std::optional<int> index = deed.patient ? deed.patient : deed.receiver;
  return index ? wish.motifs.at(static_cast<std::size_t>(*index)).name : std::string();
}

bool has(const std::vector<std::string>& words, const std::string& word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

// Who does the last deed; empty for nobody.
std::string who(const std::string& text) {
  const Wish wish = read_wish(text);
  if (wish.deeds.empty() || wish.deeds.back().agents.size() != 1) return {};
  return wish.motifs.at(static_cast<std::size_t>(wish.deeds.back().agents.front())).name;
}

TEST(Pronouns, ASubjectOfAnotherGenderIsWhoWasNamedBesides) {
  EXPECT_EQ(who("Ein Mädchen hat einen Hund. Er trägt einen Schal."), "Hund");
  EXPECT_EQ(who("Tom hat eine Katze. Sie schläft."), "Katze");
  EXPECT_EQ(who("Ein Junge hat ein Pferd. Es springt."), "Pferd");
  // Whom the clause spoke of, where it may be that one.
  EXPECT_EQ(who("Ein Junge hat einen Hund. Er lacht."), "Junge");
  EXPECT_EQ(who("Das Mädchen hat eine Katze. Sie lacht."), "Mädchen");
}

TEST(Pronouns, WhoseHasASubjectOfItsOwn) {
  EXPECT_EQ(who("Ein Mann, dessen Hund bellt"), "Hund");
  EXPECT_EQ(who("Eine Frau, deren Katze schläft"), "Katze");
}

TEST(Pronouns, WithoutANameThereIsAChild) {
  EXPECT_EQ(who("Sie putzt die Zähne"), "Kind");
  EXPECT_EQ(who("Erst putzt sie die Zähne"), "Kind");
  EXPECT_EQ(who("Es fährt ein Zug durch den Tunnel"), "Zug");
}

TEST(Pronouns, WhoIsAtItDoesIt) {
  EXPECT_EQ(who("Oma beim Backen"), "Oma");
  EXPECT_EQ(who("Opa beim Malen"), "Opa");
  EXPECT_EQ(who("Ein Kind lässt sich vom Papa tragen"), "Papa");
}

TEST(LostWords, LooksThatAreNotDrawnAreTold) {
  EXPECT_TRUE(has(read_wish("Ein kaputtes Auto in der Werkstatt").things, "kaputt"));
  EXPECT_TRUE(has(read_wish("Das Auto ist kaputt").things, "kaputt"));
  EXPECT_TRUE(has(read_wish("Ein Hund mit zwei Köpfen").unknown, "zwei Köpfen"));
  EXPECT_TRUE(has(read_wish("Ein verletzter Igel mit einem Verband").things, "Verband"));
  for (const char* text : {"Papa repariert das kaputte Auto", "Zwei Jungen lachen sich kaputt",
                           "Ein Auto, das nicht kaputt ist", "Ein Auto"})
    EXPECT_FALSE(has(read_wish(text).things, "kaputt")) << text;
}

TEST(Pronouns, TheNearestThatFitsIsMeant) {
  const std::vector<Antecedent> named{{0, Gender::neuter, false, false, false},
                                      {1, Gender::masculine, false, false, false},
                                      {2, Gender::masculine, false, true, false}};
  EXPECT_EQ(meant_by("ihn", named, {}, false), 1);
  EXPECT_EQ(meant_by("ihn", named, {1}, false), 2);
  EXPECT_EQ(meant_by("ihn", named, {}, true), 2);
  EXPECT_EQ(meant_by("ihm", named, {}, false), 2);
  EXPECT_EQ(meant_by("es", named, {}, false), 0);
  EXPECT_FALSE(meant_by("ihnen", named, {}, false));
}

TEST(Pronouns, WhatHasNoDrawingMayBeMeantUnlessItIsDoneToSomebody) {
  const std::vector<Antecedent> named{{0, Gender::masculine, false, true, true}};
  EXPECT_FALSE(meant_by("ihn", named, {}, false));
  EXPECT_EQ(meant_by("ihn", named, {}, true), 0);
}

TEST(Pronouns, ObjectsAreThoseOfTheClauseBefore) {
  EXPECT_EQ(whom("Der Hund holt den Stock, der Junge streichelt ihn"), "Hund");
  EXPECT_EQ(whom("Ein Mädchen badet ihre Puppe und trocknet sie ab"), "Puppe");
  EXPECT_EQ(whom("Papa backt einen Kuchen und das Kind isst ihn"), "Kuchen");
  EXPECT_EQ(whom("Die Katze schläft, der Junge streichelt sie"), "Katze");
  EXPECT_EQ(whom("Lena pustet Seifenblasen und der Hund jagt sie"), "");
}

// An adjective before "und" is said of who is named already: the next noun begins a clause of its own.
TEST(Pronouns, WhoComfortsIsNotWhoIsSad) {
  EXPECT_EQ(whom("Ein Junge ist traurig und seine Freundin tröstet ihn"), "Junge");
  EXPECT_EQ(whom("Ein Mädchen ist traurig und Mama tröstet sie"), "Mädchen");
  EXPECT_EQ(whom("Ein Junge ist klein und Mama trägt ihn"), "Junge");
  EXPECT_EQ(whom("Papa ist müde und dick und ein Kind kitzelt ihn"), "Papa");
}

TEST(Pronouns, SubjectsAreThoseWhoseGenderFits) {
  EXPECT_EQ(who("Papa tröstet das Mädchen, weil es hingefallen ist"), "Mädchen");
  EXPECT_EQ(who("Oma umarmt den Jungen, weil er weint"), "Junge");
  EXPECT_EQ(who("Der Hund jagt den Hasen, weil er rennt"), "Hund");
  EXPECT_EQ(who("Das Kind streichelt die Katze und es lacht"), "Kind");
}

// Who asks for the page is the company, and what comes then is what it is done to.
TEST(Pronouns, CompanyEndsWithWhoAsks) {
  for (const auto& [text, made] :
       {std::pair("Papa baut mit uns einen Schneemann", "Schneemann"),
        std::pair("Oma backt mit mir einen Kuchen", "Kuchen"),
        std::pair("Oma und Opa schmücken mit uns den Weihnachtsbaum", "Weihnachtsbaum")}) {
    EXPECT_EQ(whom(text), made) << text;
    const Wish wish = read_wish(text);
    for (const Deed& deed : wish.deeds) {
      EXPECT_FALSE(deed.tool) << text;
      for (const int agent : deed.agents)
        EXPECT_NE(wish.motifs.at(static_cast<std::size_t>(agent)).name, made) << text;
    }
    for (const WishedMotif& motif : wish.motifs) EXPECT_TRUE(motif.name != made || motif.count == 1) << text;
  }
  EXPECT_EQ(read_wish("Papa geht mit mir und dem Hund in den Wald").motifs.size(), 3U);
}

TEST(Pronouns, ANounSaidAgainIsNoRelativeClause) {
  const Wish wish = read_wish("Ein Vater zeltet mit seinem Sohn, der Sohn angelt");
  ASSERT_EQ(wish.motifs.size(), 2U);
  ASSERT_EQ(wish.deeds.size(), 2U);
  EXPECT_EQ(wish.deeds.back().verb, "angeln");
  EXPECT_FALSE(wish.deeds.back().patient);
  // "die Oma" is no pronoun for a grandfather.
  const Wish other = read_wish("Ein Junge angelt mit seinem Opa, die Oma liest");
  ASSERT_EQ(other.deeds.size(), 2U);
  EXPECT_EQ(other.motifs.at(static_cast<std::size_t>(other.deeds.back().agents.front())).name, "Oma");
}

TEST(Pronouns, AGrandfatherWithoutAnArticleIsTheSame) {
  const Wish wish = read_wish("Oma und Opa kochen, Opa schneidet Gemüse");
  const auto opa = std::find_if(wish.motifs.begin(), wish.motifs.end(),
                                [](const WishedMotif& motif) { return motif.name == "Opa"; });
  ASSERT_NE(opa, wish.motifs.end());
  EXPECT_EQ(opa->count, 1);
}

TEST(Pronouns, SomeOfAKindDoSomethingElse) {
  const Wish wish = read_wish("Zwei Kinder malen und drei Kinder lesen");
  ASSERT_EQ(wish.deeds.size(), 2U);
  EXPECT_EQ(wish.motifs.front().count, 5);
  EXPECT_EQ(wish.deeds.front().some, 2);
  EXPECT_EQ(wish.deeds.back().some, 3);
}

TEST(LostWords, VerbsOfTheirOwnAreNoSlipsOfOthers) {
  const Wish wish = read_wish("Zwei Wanderer lesen die Karte, weil sie sich verlaufen haben");
  EXPECT_EQ(wish.deeds.size(), 1U);
  EXPECT_TRUE(has(wish.unknown, "verlaufen"));
}

TEST(LostWords, TheObjectOfAnUnknownVerbStaysWithIt) {
  const Wish wish = read_wish("Das Mädchen überxylt den Berg und schwenkt eine Fahne");
  ASSERT_EQ(wish.deeds.size(), 1U);
  ASSERT_TRUE(wish.deeds.front().patient);
  EXPECT_EQ(wish.motifs.at(static_cast<std::size_t>(*wish.deeds.front().patient)).name, "Fahne");
}

TEST(LostWords, AClauseWithAnUnknownVerbTakesNobodyFromTheOneBefore) {
  const Wish wish = read_wish("Das Mädchen baut eine Sandburg, die der Bruder zerxylt");
  ASSERT_EQ(wish.deeds.size(), 1U);
  EXPECT_EQ(wish.motifs.at(static_cast<std::size_t>(wish.deeds.front().agents.front())).name, "Mädchen");
}

TEST(LostWords, WhatNobodyDoesIsTold) {
  const Lexicon& lexicon = Lexicon::embedded();
  const std::vector<Token> tokens = tokenize("Ein Drache spuckt Feuer");  // the phrases look at them
  const std::vector<Phrase> phrases = read_phrases(lexicon, tokens);
  Wish wish;
  report_lost_words(phrases, Sentence{}, wish);
  EXPECT_TRUE(has(wish.not_shown, "spucken"));
  EXPECT_TRUE(read_wish("Kinder waschen sich vor dem Essen die Hände").not_shown.empty());
  EXPECT_TRUE(read_wish("Ein Kind schläft und ein Hund bellt").not_shown.empty());
}

TEST(LostWords, AClauseTellsTheWeather) {
  EXPECT_TRUE(read_wish("Mama liest ein Buch, während es regnet").weather_told);
  EXPECT_FALSE(read_wish("Ein Junge liest im Regen").weather_told);
}

}  // namespace
}  // namespace drawing::language

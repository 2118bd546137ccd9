#include "books/story/pattern.h"

#include <gtest/gtest.h>

#include "books/german/sentence.h"

namespace books::story {
namespace {

using german::Gender;
using german::Noun;

Parts parts() {
  Parts parts;
  parts.mentions['H'] = {{Noun("Katze", "Katzen", Gender::feminine), 1, {"klein"}}};
  parts.mentions['G'] = {{Noun("Bär", "Bären", Gender::masculine), 2, {"groß"}}};
  parts.mentions['D'] = {{Noun("Ball", "Bälle", Gender::masculine), 1, {"bunt"}}};
  return parts;
}

std::string filled(const std::string& text) {
  return Pattern(text).fill(parts());
}

TEST(Pattern, ArticlesSayTheCase) {
  EXPECT_EQ(filled("{den H} / {dem H} / {der G} / {dem G}"),
            "die kleine Katze / der Katze / die Bären / den Bären");
  EXPECT_EQ(filled("{ein H}, {einem D}, {einen G}"),
            "eine kleine Katze, einem bunten Ball, zwei große Bären");
  EXPECT_EQ(filled("{er H} {ihm H} {ihn D} {ihm G}"), "sie ihr ihn ihnen");
}

TEST(Pattern, WhatIsOwnedAgreesWithOwnerAndNoun) {
  EXPECT_EQ(filled("{sein D}, {meinen D}, {sein~}e Freunde, {sein~ G} Haus"),
            "ihr bunter Ball, meinen bunten Ball, ihre Freunde, ihr Haus");
}

TEST(Pattern, VerbsFollowTheNumber) {
  EXPECT_EQ(filled("{sagte/sagten G} {der g}; {bin/sind H}; {h}"), "sagten die Bären; bin; Katze");
}

TEST(Pattern, TheHeroIsNamedInFullOnlyOnce) {
  const Pattern pattern("{der H} und {der H}");
  Parts with = parts();
  EXPECT_EQ(pattern.fill(with), "die kleine Katze und die Katze");
  with.hero = HeroName::bare;
  EXPECT_EQ(pattern.fill(with), "die Katze und die Katze");
  with.hero = HeroName::pronoun;
  EXPECT_EQ(pattern.fill(with), "sie und die Katze");
}

TEST(Pattern, PrepositionsMeltWithTheFirstArticle) {
  EXPECT_EQ(filled("{zum D}, {zum H}, {beim G}"),
            "zum bunten Ball, zur kleinen Katze, bei den beiden großen Bären");
}

TEST(Pattern, SaysWhomItNeeds) {
  const Pattern pattern("{der H} sah {den G}, und {er G} {tat X}.");
  EXPECT_TRUE(pattern.needs('H') && pattern.needs('G') && pattern.needs('X') && pattern.needs_doing());
  EXPECT_FALSE(pattern.needs('D'));
  EXPECT_THROW(Pattern("{den X}").fill(parts()), std::logic_error);
}

TEST(Pattern, AnUnknownSlotIsABrokenBuild) {
  for (const char* text : {"{dass H}", "{den Q}", "{den H", "{}", "{H}"}) {
    EXPECT_THROW(Pattern pattern(text), std::logic_error) << text;
  }
}

TEST(Capitalised, StartsSentencesAndQuotations) {
  EXPECT_EQ(german::sentence_case(
                "der Igel kam. er sagte: „ich bin da“, und ging. „wie?“, fragte es. „so.“ ältere"),
            "Der Igel kam. Er sagte: „Ich bin da“, und ging. „Wie?“, fragte es. „So.“ Ältere");
}

}  // namespace
}  // namespace books::story

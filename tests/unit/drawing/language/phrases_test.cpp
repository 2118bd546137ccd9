// The first pass of reading: tokens -> phrases. Each phrase is written as the tests expect it by `spell`.
#include <array>
#include <string>
#include <variant>
#include <vector>

#include <gtest/gtest.h>

#include "drawing/language/lexicon.h"
#include "drawing/language/phrase_reader.h"
#include "drawing/language/tokenizer.h"

namespace drawing::language {
namespace {

std::string spell(Preposition preposition) {
  constexpr std::array<const char*, 9> names = {"on",     "under", "above",   "beside", "in front of",
                                                "behind", "in",    "between", "with"};
  return names.at(static_cast<std::size_t>(preposition));
}

std::string spell(const Attributes& attributes) {
  constexpr std::array<const char*, 5> sizes = {"", " tiny", " small", " large", " huge"};
  constexpr std::array<const char*, 5> moods = {"", " happy", " sad", " angry", " sleepy"};
  return std::string(sizes.at(static_cast<std::size_t>(attributes.size))) +
         moods.at(static_cast<std::size_t>(attributes.mood));
}

std::string spell(const Noun& noun) {
  if (const auto* known = std::get_if<Reading>(&noun)) {
    return known->word->kind == WordKind::pass ? "nothing to draw" : std::string(known->word->name);
  }
  if (const auto* sign = std::get_if<Sign>(&noun))
    return Lexicon::embedded().entries().at(static_cast<std::size_t>(sign->entry)).singular;
  return "unknown " + std::get<UnknownWord>(noun).text;
}

// "3 Katze small", "not 1 Hund", "2 Fisch large + 2 Fisch small".
struct Speller {
  std::string operator()(const NounPhrase& phrase) const {
    constexpr std::array<const char*, 3> scopes = {"", "not ", "for "};
    const std::string noun = spell(phrase.noun);
    if (phrase.names_owner) return "owner " + noun;
    std::string out = scopes.at(static_cast<std::size_t>(phrase.scope));
    if (phrase.other_kind) {
      out += std::to_string(phrase.other_kind->count) + " " + noun +
             spell(phrase.other_kind->determiners.attributes) + " + ";
    }
    out += std::to_string(phrase.count) + " " + noun + spell(phrase.determiners.attributes);
    return out;
  }
  std::string operator()(const VerbPhrase& phrase) const { return "<" + phrase.infinitive() + ">"; }
  std::string operator()(const PrepositionPhrase& phrase) const {
    const std::string name = phrase.relation ? spell(*phrase.relation) : "no place";
    return "[" + name + (phrase.opens_clause ? ", new clause]" : "]");
  }
  std::string operator()(const Predicate& phrase) const {
    return "is" + spell(phrase.determiners.attributes);
  }
  std::string operator()(const BackReference& phrase) const {
    return "[" + spell(phrase.relation) + " it" + (phrase.last_of_clause ? "]" : " is]");
  }
  std::string operator()(const RelativePronoun&) const { return "[which]"; }
  std::string operator()(const Exclusion&) const { return "!"; }
  std::string operator()(const Setting& phrase) const { return "at " + std::string(phrase.word->scene); }
  std::string operator()(const WrittenWord& phrase) const {
    return "\"" + std::string(phrase.text) + "\"" + (phrase.is_sound ? " sounds" : "");
  }
  // Of these the tests of deeds speak.
  std::string operator()(const ClauseWord&) const { return ""; }
  std::string operator()(const DeedNoun&) const { return ""; }
  std::string operator()(const Garment& garment) const { return "garment(" + std::string(garment.id) + ")"; }
  std::string operator()(const ClauseEnd&) const { return "|"; }
  std::string operator()(const Overlooked& word) const { return "?" + word.text; }
  std::string operator()(const Conjunction&) const { return "and"; }
  std::string operator()(const Comma& phrase) const { return phrase.joins ? "," : "(,)"; }
  std::string operator()(const Stop& phrase) const { return phrase.is_colon ? ":" : "."; }
};

// The phrases of a text, with " / " between them.
std::string phrases(const std::string& text) {
  const std::vector<Token> tokens = tokenize(text);
  std::string out;
  for (const Phrase& phrase : read_phrases(Lexicon::embedded(), tokens)) {
    const std::string spelt = std::visit(Speller{}, phrase);
    if (!spelt.empty()) out += (out.empty() ? "" : " / ") + spelt;
  }
  return out;
}

TEST(Phrases, ASentenceIsNounPhrasesWithVerbsAndPrepositionsBetween) {
  EXPECT_EQ(phrases("Eine Katze sitzt auf dem Stuhl."), "1 Katze / <sitzen> / [on] / 1 Stuhl / .");
  EXPECT_EQ(phrases("Im Meer schwimmt ein Fisch"), "[in] / 1 Meer / <schwimmen> / 1 Fisch");
}

TEST(Phrases, AVerbTakesItsParticleFromTheEndOfTheClause) {
  EXPECT_EQ(phrases("Ein Bär zieht seine Jacke aus"), "1 Bär / <ausziehen> / 1 Jacke / |");
  EXPECT_EQ(phrases("Ein Bär liest dem Kind ein Buch vor."), "1 Bär / <vorlesen> / 1 Kind / 1 Buch / | / .");
  EXPECT_EQ(phrases("Der Hund läuft herum und eine Katze schläft"),
            "1 Hund / <herumlaufen> / | / and / 1 Katze / <schlafen>");
  EXPECT_EQ(phrases("Der Hund sieht traurig aus"), "1 Hund / <aussehen> / is sad / |");
}

TEST(Phrases, AVerbWithItsParticleMayBeAWordOfItsOwn) {
  EXPECT_EQ(phrases("Die Rakete hebt ab"), "1 Rakete / <abheben> / |");
  const std::vector<Token> tokens = tokenize("Die Rakete hebt ab");
  const auto verb = std::get<VerbPhrase>(read_phrases(Lexicon::embedded(), tokens).at(1));
  EXPECT_EQ(verb.word->pose, Pose::flying);
  EXPECT_TRUE(verb.particle.empty());
}

TEST(Phrases, APrepositionIsNoParticle) {
  EXPECT_EQ(phrases("Eine Katze sitzt auf und unter dem Stuhl"),
            "1 Katze / <sitzen> / [on] / and / [under] / 1 Stuhl");
  EXPECT_EQ(phrases("Ein Hund läuft aus dem Haus"), "1 Hund / <laufen> / [no place] / 1 Haus");
  EXPECT_EQ(phrases("Wolken, Regen, dabei ein Frosch vor"), phrases("Wolken, Regen, ein Frosch vor"));
}

TEST(Phrases, ANounPhraseTakesItsDeterminersNumbersAndAttributes) {
  EXPECT_EQ(phrases("drei kleine traurige Katzen"), "3 Katze small sad");
  EXPECT_EQ(phrases("zwei Dutzend Enten"), "24 Ente");
  EXPECT_EQ(phrases("Hunde"), "3 Hund");
  EXPECT_EQ(phrases("ein großer, dicker Hund"), "(,) / 1 Hund large");
  EXPECT_EQ(phrases("ein großer und dicker Hund"), "1 Hund large");
}

TEST(Phrases, TwoKindsShareANoun) {
  EXPECT_EQ(phrases("große und kleine Fische"), "3 Fisch large + 3 Fisch small");
  EXPECT_EQ(phrases("sechs große und kleine Fische"), "3 Fisch large + 3 Fisch small");
}

TEST(Phrases, AdjectivesWithoutANounAreAPredicate) {
  EXPECT_EQ(phrases("Der Hund ist traurig."), "1 Hund / <sein> / is sad / .");
  EXPECT_EQ(phrases("ein Hund, traurig, und ein Ball"), "1 Hund / , / is sad / , / and / 1 Ball");
}

TEST(Phrases, AnArticleEndsThePredicate) {
  EXPECT_EQ(phrases("Der Bär ist müde und der Tiger schläft"),
            "1 Bär / <sein> / is sleepy / 1 Tiger / <schlafen>");
}

TEST(Phrases, AnAdjectiveMayTellTheSetting) {
  EXPECT_EQ(phrases("ein verschneites Haus"), "at winter / 1 Haus");
}

TEST(Phrases, AndStandsBetweenPhrasesOrInsideOfOne) {
  EXPECT_EQ(phrases("ein Hund und eine Katze"), "1 Hund / and / 1 Katze");
  EXPECT_EQ(phrases("ein Hund, eine Katze"), "1 Hund / , / 1 Katze");
}

TEST(Phrases, ExcludedNounsSaySo) {
  EXPECT_EQ(phrases("ein Pirat ohne Hut und Säbel"), "1 Pirat / ! / not 1 Hut / not 1 Säbel");
  EXPECT_EQ(phrases("ein Pirat ohne Hut und ein Schiff"), "1 Pirat / ! / not 1 Hut / 1 Schiff");
  EXPECT_EQ(phrases("ein Bild für Oma"), "1 nothing to draw / ! / for 1 Oma");
  EXPECT_EQ(phrases("nicht im Wald, ein Reh"), "! / [in] / not 1 Wald / (,) / 1 Reh");
}

TEST(Phrases, ARelativePronounAndABackReferenceAreNoNouns) {
  EXPECT_EQ(phrases("ein Stein, auf dem ein Wolf sitzt"),
            "1 Stein / , / [on, new clause] / [which] / 1 Wolf / <sitzen>");
  EXPECT_EQ(phrases("ein Haus, davor ein Baum"), "1 Haus / , / [in front of it is] / 1 Baum");
  EXPECT_EQ(phrases("ein Haus mit einem Baum daneben"), "1 Haus / [with] / 1 Baum / [beside it]");
}

TEST(Phrases, AnInvertedClauseOpensWithItsPreposition) {
  EXPECT_EQ(phrases("ein Affe, und auf dem Affen sitzt ein Vogel"),
            "1 Affe / , / and / [on, new clause] / 1 Affe / <sitzen> / 1 Vogel");
}

TEST(Phrases, WhatIsToBeWrittenIsNotRead) {
  EXPECT_EQ(phrases("Schriftzug Emma mit Blumen"), "1 Schriftzug / \"Emma\" / [with] / 3 Blume");
  EXPECT_EQ(phrases("F wie Fisch"), "\"F\" sounds / 1 Fisch");
}

TEST(Phrases, WhatIsUnknownStaysAsItIs) {
  EXPECT_EQ(phrases("ein Blorpf frisst"), "1 unknown Blorpf / <fressen>");
  EXPECT_EQ(phrases("🐱 und 🐶"), "1 Katzengesicht / and / 1 Hundegesicht");
}

TEST(Phrases, AnOwnerIsNotAskedFor) {
  EXPECT_EQ(phrases("Omas Hut"), "owner Oma / 1 Hut");
  EXPECT_EQ(phrases("mein Sohn und ein Hund"), "owner Sohn / and / 1 Hund");
}

}  // namespace
}  // namespace drawing::language

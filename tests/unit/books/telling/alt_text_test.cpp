#include "books/telling/alt_text.h"

#include <algorithm>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/utf8.h"
#include "books/german/noun_table.h"
#include "books/telling/verb_table.h"
#include "drawing/language/lexicon.h"
#include "drawing/language/parser.h"
#include "drawing/language/text_fold.h"
#include "support/deed_laws.h"

namespace books::telling {
namespace {

using drawing::Subject;
using german::Number;
using testing::HasSubstr;
using testing::Not;

// As if the page showed everything that the sentence asks for.
Subject subject_of_sentence(const std::string& sentence) {
  const drawing::Wish wish = drawing::language::read_wish(sentence);
  std::string place = wish.scene.value_or("");
  for (const drawing::Deed& deed : wish.deeds) {
    if (place.empty() && deed.place) place = deed.place->id;
  }
  return drawing::subject_of(wish, std::vector<bool>(wish.deeds.size(), true), place);
}

std::string alt(const std::string& sentence) {
  return alt_text(subject_of_sentence(sentence));
}

// The public sentences in which somebody does something.
std::vector<std::string> public_sentences() {
  std::vector<std::string> sentences;
  for (const test_support::DeedSentence& sentence : test_support::deed_sentences())
    if (!sentence.deeds.empty()) sentences.push_back(sentence.text);
  return sentences;
}

TEST(AltText, SaysTheDeed) {
  const std::map<std::string, std::string> expected = {
      {"Ein Bär angelt am Fluss", "Ein Bär angelt am Fluss"},
      {"Ein Mädchen schreibt an die Tafel", "Ein Mädchen schreibt im Klassenzimmer an eine Tafel"},
      {"Ein Mädchen turnt am Reck", "Ein Mädchen turnt in der Turnhalle an einem Reck"},
      {"Der Feuerwehrmann löscht das Feuer", "Ein Feuerwehrmann löscht das Feuer"},
      {"Die Hexe fliegt auf dem Besen", "Eine Hexe fliegt auf einem Besen"},
      {"Eine Lokomotive fährt durch die Berge", "Ein Lokführer fährt mit einer Lokomotive in den Bergen"},
      {"Labyrinth mit einer Maus und Käse", "Eine Maus und Käse in einem Labyrinth"},
      {"Oma liest dem Kind ein Buch vor", "Oma liest dem Kind im Zimmer ein Buch vor"},
      {"Zwei Kinder spielen Fußball im Park", "Zwei Kinder spielen im Park Fußball"},
      {"eine maus die fahrrad fährt", "Eine Maus fährt Fahrrad"},
      {"Ein Affe schwingt an der Liane durch den Dschungel",
       "Ein Affe schwingt an einer Liane durch den Dschungel"},
      {"Ein Kind putzt sich vor dem Spiegel die Zähne",
       "Ein Kind putzt sich im Badezimmer vor einem Spiegel die Zähne"},
      {"Die Mutter kämmt ihrer Tochter die Haare", "Eine Mutter kämmt im Badezimmer eine Tochter"},
      {"ein dino sitzt in der badewanne und singt", "Ein Dino sitzt in einer Badewanne und singt"},
      {"Papa spielt Gitarre und Mama singt", "Papa spielt Gitarre. Mama singt"},
      {"ein ritter kämpft mit dem schwert gegen einen drachen",
       "Ein Ritter kämpft gegen einen Drachen mit einem Schwert"},
      {"Ein Hase mit Brille liest Zeitung", "Ein Hase mit einer Brille liest im Zimmer eine Zeitung"},
      {"Ein Kind schwimmt im See", "Ein Kind schwimmt im See"},
      {"Papa rudert mit uns über den See", "Papa und zwei Kinder rudern über den See"},
      {"Ein Mädchen zieht seine Gummistiefel an", "Ein Mädchen zieht Gummistiefel an"},
      {"Kinder beim Tauziehen", "Drei Kinder ziehen an einem Seil"},
      {"Zwei Kinder baden in der Badewanne", "Zwei Kinder baden im Badezimmer in einer Badewanne"},
      {"Der Mond schläft in einem Bett", "Der Mond schläft im Schlafzimmer in einem Bett"},
      {"Ein Panda macht Handstand", "Ein Panda macht auf einer Wiese einen Handstand"},
      {"Ein Schulkind mit Schultüte geht zur Schule",
       "Ein Schulkind mit einer Schultüte geht auf der Straße zur Schule"},
      {"Ein Kind trägt einen Hund um den Baum", "Ein Kind trägt einen Hund um einen Baum"},
  };
  for (const auto& [sentence, text] : expected) EXPECT_EQ(alt(sentence), text);
}

TEST(AltText, CallsPeopleAndAnimalsByTheirNames) {
  EXPECT_EQ(alt("Lena und Tom spielen Fußball im Park"), "Lena und Tom spielen im Park Fußball");
  EXPECT_EQ(alt("Der Hund Bello jagt eine Katze"), "Der Hund Bello jagt eine Katze");
  EXPECT_EQ(alt("Felix schläft im Zelt"), "Felix schläft auf dem Zeltplatz in einem Zelt");
  EXPECT_EQ(alt("Felix und Opa backen Plätzchen"), "Felix und Opa backen in der Küche Plätzchen");
  EXPECT_EQ(alt("Kinder feiern Geburtstag"), "Drei Kinder feiern Geburtstag");
  EXPECT_EQ(alt("Papa trägt Tom auf den Schultern"), "Papa trägt Tom auf den Schultern");
}

TEST(AltText, NamesWhoDoesNothing) {
  EXPECT_EQ(alt("Ein trauriger Hund und zwei Katzen auf der Wiese"),
            "Ein trauriger Hund und zwei Katzen auf einer Wiese");
  EXPECT_EQ(alt("Eine Katze auf dem Sofa und ein Hund"), "Eine Katze auf einem Sofa und ein Hund");
  EXPECT_EQ(alt("Opa schnarcht. Ein Papagei"), "Opa schnarcht im Schlafzimmer. Dabei ist ein Papagei");
  EXPECT_EQ(alt_text({}), "");
  EXPECT_EQ(alt_text({{}, {}, {}, "wald"}), "Im Wald");
}

TEST(AltText, DoesNotSayWhatThePageDoesNotShow) {
  const drawing::Wish wish = drawing::language::read_wish("Ein Bär angelt und ein Hund bellt");
  ASSERT_EQ(wish.deeds.size(), 2u);
  EXPECT_EQ(alt_text(drawing::subject_of(wish, {false, true}, "fluss")),
            "Ein Hund bellt am Fluss. Dabei ist ein Bär");
  EXPECT_EQ(alt_text(drawing::subject_of(wish, {}, "fluss")), "Ein Bär und ein Hund am Fluss");
}

TEST(AltText, SaysEveryPublicSentenceAsASentence) {
  const std::regex doubled("(^| )([A-Za-zäöüÄÖÜß]+) \\2( |$)");
  int without_deed = 0;
  for (const std::string& sentence : public_sentences()) {
    const Subject subject = subject_of_sentence(sentence);
    const std::string text = alt_text(subject);
    SCOPED_TRACE(sentence + " -> " + text);
    if (subject.empty()) continue;
    EXPECT_FALSE(text.empty());
    EXPECT_THAT(text, Not(HasSubstr("  ")));
    EXPECT_FALSE(text.starts_with(' ') || text.ends_with(' ') || text.ends_with('.'));
    EXPECT_FALSE(std::regex_search(text, doubled));
    without_deed += subject.deeds.empty() ? 1 : 0;
    for (const drawing::Deed& deed : subject.deeds) {
      const VerbTable& verbs = VerbTable::embedded();
      const VerbParts parts = verbs.parts(deed.verb);
      const std::string singular = verbs.finite(parts.base, Tense::present, Number::singular);
      const std::string plural = verbs.finite(parts.base, Tense::present, Number::plural);
      const std::string to_somebody =
          verbs.finite(parts.base, Tense::present, Number::singular, Transitive::yes);
      EXPECT_THAT(text, testing::AnyOf(HasSubstr(" " + singular), HasSubstr(" " + plural),
                                       HasSubstr(" " + to_somebody)));
      EXPECT_THAT(text, HasSubstr(parts.tail));
    }
  }
  EXPECT_LE(without_deed, 16);
}

// Every motif is told, in some form of its noun or by its first name.
TEST(AltText, NamesEverythingThatIsThere) {
  for (const std::string& sentence : public_sentences()) {
    const Subject subject = subject_of_sentence(sentence);
    const std::string text = alt_text(subject);
    for (const drawing::WishedMotif& motif : subject.motifs) {
      const german::NounRecord* record = german::NounTable::embedded().find(motif.name);
      if (record == nullptr) continue;
      bool named = std::any_of(motif.called.begin(), motif.called.end(),
                               [&](const std::string& name) { return text.find(name) != std::string::npos; });
      for (const auto in : {german::Case::nominative, german::Case::dative, german::Case::accusative}) {
        for (const auto number : {Number::singular, Number::plural})
          named = named || text.find(record->noun.form(in, number)) != std::string::npos;
      }
      named = named || text.find("Seil") != std::string::npos || text.find("Tennis") != std::string::npos;
      EXPECT_TRUE(named) << motif.name << " in: " << text;
    }
  }
}

TEST(VerbTable, FormsTheThirdPerson) {
  const VerbTable& verbs = VerbTable::embedded();
  const auto forms = [&](const std::string& verb) {
    const std::string base = verbs.parts(verb).base;
    std::string all;
    for (const Tense tense : {Tense::present, Tense::past}) {
      for (const Number number : {Number::singular, Number::plural})
        all += verbs.finite(base, tense, number) + ' ';
    }
    return all + verbs.parts(verb).tail;
  };
  EXPECT_EQ(forms("vorlesen"), "liest lesen las lasen vor");
  EXPECT_EQ(forms("aufräumen"), "räumt räumen räumte räumten auf");
  EXPECT_EQ(forms("verbinden"), "verbindet verbinden verband verbanden ");
  EXPECT_EQ(forms("begleiten"), "begleitet begleiten begleitete begleiteten ");
  EXPECT_EQ(forms("umarmen"), "umarmt umarmen umarmte umarmten ");
  EXPECT_EQ(forms("angeln"), "angelt angeln angelte angelten ");
  EXPECT_EQ(forms("rechnen"), "rechnet rechnen rechnete rechneten ");
  EXPECT_EQ(forms("träumen"), "träumt träumen träumte träumten ");
  EXPECT_EQ(forms("turnen"), "turnt turnen turnte turnten ");
  EXPECT_EQ(forms("schwimmen"), "schwimmt schwimmen schwamm schwammen ");
  EXPECT_EQ(forms("kämmen"), "kämmt kämmen kämmte kämmten ");
  EXPECT_EQ(forms("bringen"), "bringt bringen brachte brachten ");
  EXPECT_EQ(forms("steigen lassen"), "lässt lassen ließ ließen steigen");
  EXPECT_EQ(forms("Purzelbaum machen"), "macht machen machte machten einen Purzelbaum");
  EXPECT_EQ(forms("an der Hand halten"), "hält halten hielt hielten an der Hand");
}

// What the lexicon reads as a verb is what is formed here.
TEST(VerbTable, FormsWhatTheReaderKnows) {
  const VerbTable& verbs = VerbTable::embedded();
  const auto& lexicon = drawing::language::Lexicon::embedded();
  std::set<std::string> unknown;
  int checked = 0;
  for (const drawing::language::Word& word : lexicon.words()) {
    const auto* deed = lexicon.deed_of(word);
    if (word.kind != drawing::language::WordKind::verb || deed == nullptr || deed->idle) continue;
    const VerbParts parts = verbs.parts(word.name);
    const std::string form = verbs.finite(parts.base, Tense::present, Number::singular);
    const auto known = lexicon.look_up(drawing::language::fold(base::decode_utf8(form)));
    if (!known || !known->other) unknown.insert(form);
    ++checked;
  }
  // Forms that only grown-ups write, and that the reader takes for others or not at all.
  EXPECT_THAT(unknown, testing::IsSubsetOf({"stiehlt", "sticht", "bricht", "kniet"}));
  EXPECT_GT(checked, 400);
}

}  // namespace
}  // namespace books::telling

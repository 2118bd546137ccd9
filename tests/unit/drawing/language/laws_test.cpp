// Laws that hold for every word of the lexicon.
#include <algorithm>
#include <array>
#include <cctype>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "base/utf8.h"
#include "drawing/language/lexicon.h"
#include "drawing/language/parser.h"
#include "drawing/language/text_fold.h"
#include "drawing/language/tokenizer.h"

namespace drawing::language {
namespace {

const Lexicon& lexicon() {
  return Lexicon::embedded();
}

const LexiconEntry& entry_of(const Word& word) {
  return lexicon().entries()[static_cast<std::size_t>(word.entry)];
}

std::string upper(const std::string& text) {
  std::u32string out = base::decode_utf8(text);
  for (char32_t& c : out) {
    if ((c >= U'a' && c <= U'z') || (c >= 0xe0 && c <= 0xfe && c != 0xf7)) c -= 32;
  }
  return base::encode_utf8(out);
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
  return text;
}

std::string spelt_without_umlauts(std::string text) {
  for (const auto& [from, to] :
       {std::pair{"ä", "ae"}, {"ö", "oe"}, {"ü", "ue"}, {"Ä", "Ae"}, {"Ö", "Oe"}, {"Ü", "Ue"}, {"ß", "ss"}})
    text = replaced(std::move(text), from, to);
  return text;
}

std::string decomposed(std::string text) {
  for (const auto& [from, to] : {std::pair{"ä", "a\u0308"},
                                 {"ö", "o\u0308"},
                                 {"ü", "u\u0308"},
                                 {"Ä", "A\u0308"},
                                 {"Ö", "O\u0308"},
                                 {"Ü", "U\u0308"}})
    text = replaced(std::move(text), from, to);
  return text;
}

// The motif nouns, once each.
std::vector<const Word*> motif_nouns() {
  std::vector<const Word*> nouns;
  for (const Word& word : lexicon().words()) {
    if (word.kind == WordKind::motif) nouns.push_back(&word);
  }
  return nouns;
}

// The key of a noun, which may be a phrase.
std::string key_of(std::string_view name) {
  std::string key;
  for (const Token& token : tokenize(name)) key += (key.empty() ? "" : "_") + token.key;
  return key;
}

// Whether another word took the form: the build allows that for CLDR's names only.
bool leads_elsewhere(const Word& word) {
  const auto record = lexicon().look_up(key_of(word.name));
  return !record || !record->noun || record->noun.word->entry != word.entry;
}

TEST(Laws, EveryNounAloneGivesItsOwnMotif) {
  int tried = 0;
  for (const Word* word : motif_nouns()) {
    if (leads_elsewhere(*word)) continue;
    const Wish wish = read_wish(word->name);
    ASSERT_EQ(wish.motifs.size(), 1U) << word->name;
    EXPECT_EQ(wish.motifs[0].motif, entry_of(*word).motif) << word->name;
    ++tried;
  }
  EXPECT_GT(tried, 2500);
}

TEST(Laws, CaseDoesNotMatter) {
  for (const Word* word : motif_nouns()) {
    if (word->name.find(' ') != std::string_view::npos) continue;
    const std::string name(word->name);
    const Wish wish = read_wish(name);
    const Wish shouted = read_wish(upper(name));
    ASSERT_EQ(wish.motifs.size(), shouted.motifs.size()) << name;
    if (!wish.motifs.empty()) {
      EXPECT_EQ(wish.motifs[0].motif, shouted.motifs[0].motif) << name;
    }
  }
}

TEST(Laws, UmlautsMayBeSpeltInThreeWays) {
  for (const Word* word : motif_nouns()) {
    const std::string name(word->name);
    const Wish wish = read_wish(name);
    if (wish.motifs.empty()) continue;
    for (const std::string& spelling : {spelt_without_umlauts(name), decomposed(name)}) {
      const Wish other = read_wish(spelling);
      ASSERT_EQ(other.motifs.size(), wish.motifs.size()) << spelling;
      EXPECT_EQ(other.motifs[0].motif, wish.motifs[0].motif) << spelling;
    }
  }
}

TEST(Laws, EveryFormLeadsToItsWord) {
  for (std::size_t i = 0; i < lexicon().form_count(); ++i) {
    const FormRecord form = lexicon().form(i);
    const auto found = lexicon().look_up(form.key);
    ASSERT_TRUE(found) << form.key;
    EXPECT_EQ(found->noun.word, form.noun.word);
    EXPECT_EQ(found->other.word, form.other.word);
  }
}

TEST(Laws, PluralsOfHandMadeEntriesGiveTheirMotif) {
  int tried = 0;
  for (const LexiconEntry& entry : lexicon().entries()) {
    const auto singular = lexicon().look_up(fold(base::decode_utf8(entry.singular)));
    if (!singular || !singular->noun || singular->noun.word->kind != WordKind::motif || entry.plural.empty())
      continue;
    if (&entry_of(*singular->noun.word) != &entry) continue;
    const Wish wish = read_wish("fünf " + entry.plural);
    ASSERT_EQ(wish.motifs.size(), 1U) << entry.plural;
    EXPECT_EQ(wish.motifs[0].motif, entry.motif) << entry.plural;
    EXPECT_EQ(wish.motifs[0].count, 5) << entry.plural;
    ++tried;
  }
  EXPECT_GT(tried, 600);
}

TEST(Laws, NumbersInWordsAndDigitsAgree) {
  constexpr std::array<const char*, 12> words = {"eine",   "zwei", "drei", "vier", "fünf", "sechs",
                                                 "sieben", "acht", "neun", "zehn", "elf",  "zwölf"};
  for (int count = 1; count <= 12; ++count) {
    const Wish in_words = read_wish(std::string(words[static_cast<std::size_t>(count - 1)]) + " Katzen");
    const Wish in_digits = read_wish(std::to_string(count) + " Katzen");
    ASSERT_EQ(in_words.motifs.size(), 1U) << count;
    EXPECT_EQ(in_words.motifs[0].count, count);
    EXPECT_EQ(in_digits.motifs.at(0).count, count);
    EXPECT_TRUE(in_digits.notices.empty());
  }
}

TEST(Laws, NegationDrawsNothing) {
  for (const Word* word : motif_nouns()) {
    if (word->name.find(' ') != std::string_view::npos) continue;
    EXPECT_TRUE(read_wish("ohne " + std::string(word->name)).motifs.empty()) << word->name;
  }
}

// All entries, forty in a sentence: what one takes to read grows with the square of its words.
TEST(Laws, CountsAndKindsStayWithinTwelve) {
  std::vector<std::string> sentences(1);
  int in_the_last = 0;
  for (const LexiconEntry& entry : lexicon().entries()) {
    if (in_the_last == 40) {
      sentences.emplace_back();
      in_the_last = 0;
    }
    sentences.back() += "40 " + entry.plural + ", ";
    ++in_the_last;
  }
  int capped = 0;
  for (const std::string& sentence : sentences) {
    const Wish wish = read_wish(sentence);
    EXPECT_LE(wish.motifs.size(), 12U) << sentence;
    for (const WishedMotif& motif : wish.motifs) EXPECT_LE(motif.count, 12) << sentence;
    EXPECT_LE(std::count(wish.notices.begin(), wish.notices.end(), "kinds_capped"), 1) << sentence;
    EXPECT_LE(std::count(wish.notices.begin(), wish.notices.end(), "count_capped"), 1) << sentence;
    const bool is_capped = wish.motifs.size() == 12U &&
                           std::count(wish.notices.begin(), wish.notices.end(), "kinds_capped") == 1 &&
                           std::count(wish.notices.begin(), wish.notices.end(), "count_capped") == 1;
    EXPECT_TRUE(!is_capped || !wish.left_out.empty()) << sentence;
    capped += is_capped ? 1 : 0;
    for (const Relation& relation : wish.relations) {
      EXPECT_LT(relation.subject, 12) << sentence;
      for (const int object : relation.objects) EXPECT_LT(object, 12) << sentence;
    }
  }
  // Forty kinds are more than a page holds, but for the entries that mean one and the same, or a place.
  EXPECT_GE(capped, static_cast<int>(sentences.size()) * 9 / 10);
}

TEST(Laws, RepeatedReadingGivesTheSameFromEveryThread) {
  const std::string text = "Zwei große Hunde und eine Katze auf dem Sofa im Weltraum";
  const Wish first = read_wish(text);
  std::vector<int> agreeing(4, 0);
  {
    std::vector<std::jthread> threads;
    for (int& count : agreeing) {
      threads.emplace_back([&] {
        for (int i = 0; i < 200; ++i) {
          const Wish wish = read_wish(text);
          count += wish.motifs.size() == first.motifs.size() && wish.scene == first.scene ? 1 : 0;
        }
      });
    }
  }
  for (const int count : agreeing) EXPECT_EQ(count, 200);
}

TEST(Laws, AnyTextIsRead) {
  for (const std::string text :
       {"", " ", "!!!", "🏳️‍🌈", "...,,,", "\"", "-", "'", "0 Katzen", "ohne", "und und und",
        "auf auf", "zwischen", "999999999999999999999 Hunde", "\u0308\u0308", "ein", "für", "Schriftzug",
        "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}) {
    const Wish wish = read_wish(text);
    EXPECT_LE(wish.motifs.size(), 12U) << text;
  }
}

}  // namespace
}  // namespace drawing::language

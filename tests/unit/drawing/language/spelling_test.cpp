#include "drawing/language/spelling.h"

#include <string>

#include <gtest/gtest.h>

#include "drawing/language/parser.h"

namespace drawing::language {
namespace {

std::string corrected(std::string_view key) {
  const auto record = correct_spelling(Lexicon::embedded(), key);
  return record ? std::string(record->key) : "";
}

TEST(Spelling, MendsOneSlip) {
  EXPECT_EQ(corrected("schmeterling"), "schmetterling");
  EXPECT_EQ(corrected("schmettterling"), "schmetterling");
  EXPECT_EQ(corrected("schmetterlimg"), "schmetterling");
  EXPECT_EQ(corrected("einhron"), "einhorn");
}

TEST(Spelling, TakesOneLetterForTwoBeforeAMissingOne) {
  EXPECT_EQ(corrected("schiest"), "schiesst");
}

TEST(Spelling, ReadsWhatChildrenWriteSmall) {
  for (const char* sentence :
       {"ein junge schiest ein Tor", "ein junge schießt ein Tor", "ein junge schießt ein tor"}) {
    const Wish wish = read_wish(sentence);
    ASSERT_EQ(wish.deeds.size(), 1U) << sentence;
    EXPECT_EQ(wish.deeds.front().verb, "schießen") << sentence;
    EXPECT_EQ(wish.motifs[static_cast<std::size_t>(wish.deeds.front().agents.front())].motif, "own-junge")
        << sentence;
  }
}

TEST(Spelling, PrefersTheSingular) {
  EXPECT_EQ(corrected("krokodiel"), "krokodil");
}

TEST(Spelling, LeavesShortWordsAndTwoSlipsAlone) {
  EXPECT_EQ(corrected("katz"), "");
  EXPECT_EQ(corrected("hnd"), "");
  EXPECT_EQ(corrected("schmeterlimg"), "");
}

// Words that people write and that are one letter away from a motif.
TEST(Spelling, NeverTurnsOneKnownWordIntoAnother) {
  for (const std::string word : {"Körper", "Balkon", "Keller", "Krater", "Station", "Waffe", "Zelle",
                                 "Pfosten", "Donner", "Linse", "Woche", "Wange", "Kragen", "Herd"}) {
    EXPECT_TRUE(read_wish(word).motifs.empty()) << word;
  }
  for (const std::string name :
       {"Emma", "Lena", "Lukas", "Hanna", "Hannah", "Jonas", "Felix", "Marie", "Heike", "Oliver"})
    EXPECT_TRUE(read_wish(name).motifs.empty()) << name;
}

TEST(Spelling, SuggestsNounsThatLookAlike) {
  const auto names = similar_nouns(Lexicon::embedded(), "elefandd", 3);
  ASSERT_FALSE(names.empty());
  EXPECT_EQ(names[0], "Elefant");
  EXPECT_LE(similar_nouns(Lexicon::embedded(), "hand", 2).size(), 2U);
  EXPECT_TRUE(similar_nouns(Lexicon::embedded(), "qqqqqqq", 3).empty());
}

}  // namespace
}  // namespace drawing::language

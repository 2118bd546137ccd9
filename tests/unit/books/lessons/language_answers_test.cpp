// Reads the finished sheets of words and letters as a teacher does and works the answers out anew: what is
// asked of each is said in support/exercise_checks.h.
#include <algorithm>

#include <gtest/gtest.h>

#include "base/utf8.h"
#include "books/german/hyphenation.h"
#include "support/exercise_books.h"
#include "support/exercise_checks.h"

namespace books::lessons {
namespace {

TEST(LanguageAnswers, ANounGetsItsArticle) {
  for (const auto level : support::all_levels) {
    support::for_each_exercise(LessonKind::articles, level, support::check_articles);
  }
}

TEST(LanguageAnswers, EachWordOfASearchIsThereExactlyOnce) {
  for (const auto level : support::all_levels) {
    support::for_each_exercise(LessonKind::word_search, level, support::check_word_search);
  }
}

TEST(LanguageAnswers, AWordHasABowForEachSyllable) {
  for (const auto level : support::all_levels) {
    support::for_each_exercise(LessonKind::syllables, level, support::check_syllables);
  }
}

TEST(LanguageAnswers, TheWayOfASwingGoesThroughAllItsDots) {
  for (const auto level : support::all_levels) {
    support::for_each_exercise(LessonKind::swings, level, support::check_swings);
  }
}

TEST(Hyphenation, PartsWordsAsTheDudenDoes) {
  const auto parted = [](std::string_view word) {
    const std::u32string letters = base::decode_utf8(word);
    std::u32string out;
    const auto breaks = german::Hyphenation::embedded().breaks(letters);
    for (std::size_t i = 0; i < letters.size(); ++i) {
      if (std::find(breaks.begin(), breaks.end(), i) != breaks.end()) out.push_back('-');
      out.push_back(letters[i]);
    }
    return base::encode_utf8(out);
  };
  for (const char* word : {"Schmet-ter-ling", "Fuß-ball-tor", "Zu-cker-wat-te", "Weih-nachts-baum", "Kis-te",
                           "Ra-ke-te", "Kas-ten", "Haus", "Eich-hörn-chen", "Schiff-fahrt", "Aben-teu-er"}) {
    std::string plain = word;
    plain.erase(std::remove(plain.begin(), plain.end(), '-'), plain.end());
    EXPECT_EQ(parted(plain), word);
  }
  EXPECT_EQ(parted("U-Boot"), "U-Boot");  // not all letters: left as it is
  EXPECT_EQ(parted(""), "");
}

TEST(Hyphenation, KnowsTheSyllablesThatChildrenClap) {
  const auto clapped = [](std::string_view word) {
    std::string out;
    for (const std::string& syllable : german::Hyphenation::embedded().syllables(word)) {
      out += (out.empty() ? "" : "-") + syllable;
    }
    return out;
  };
  for (const char* word : {"A-mei-se", "I-gel", "E-le-fant", "Hund", "Stern", "A-na-nas", "O-ma", "Ei",
                           "Au-to", "Eu-le", "Uhr", "U-fo", "Re-gen-bo-gen", "Schild-krö-te"}) {
    std::string plain = word;
    plain.erase(std::remove(plain.begin(), plain.end(), '-'), plain.end());
    EXPECT_EQ(clapped(plain), word);
  }
  EXPECT_EQ(clapped("Iglu"), "I-glu");
}

}  // namespace
}  // namespace books::lessons

#include "drawing/language/numbers.h"

#include <gtest/gtest.h>

namespace drawing::language {
namespace {

TEST(Numbers, AreComposedAsGermanDoes) {
  EXPECT_EQ(read_number_word("zwoelf"), 12);
  EXPECT_EQ(read_number_word("siebzehn"), 17);
  EXPECT_EQ(read_number_word("achtzehn"), 18);
  EXPECT_EQ(read_number_word("einundzwanzig"), 21);
  EXPECT_EQ(read_number_word("sechsunddreissig"), 36);
  EXPECT_EQ(read_number_word("hundert"), 100);
  EXPECT_EQ(read_number_word("zweihundertfuenf"), 205);
  EXPECT_EQ(read_number_word("tausend"), 1000);
  EXPECT_EQ(read_number_word("zweitausenddreihundertvierundfuenfzig"), 2354);
}

TEST(Numbers, AreNotSeenInOtherWords) {
  for (const char* word :
       {"", "hund", "ein", "acht", "elf", "und", "einundkatze", "hunderte", "dreirad", "zwanzigund"})
    EXPECT_FALSE(read_number_word(word)) << word;
}

}  // namespace
}  // namespace drawing::language

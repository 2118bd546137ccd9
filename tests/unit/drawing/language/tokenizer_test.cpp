#include "drawing/language/tokenizer.h"

#include <gtest/gtest.h>

namespace drawing::language {
namespace {

TEST(Tokenizer, FoldsWordsAndKeepsThemAsTyped) {
  const auto tokens = tokenize("Zwei ÄPFEL");
  ASSERT_EQ(tokens.size(), 2U);
  EXPECT_EQ(tokens[1].text, "ÄPFEL");
  EXPECT_EQ(tokens[1].key, "aepfel");
  EXPECT_TRUE(tokens[1].capitalised);
}

TEST(Tokenizer, JoinsDecomposedUmlautsAndDropsSoftHyphens) {
  EXPECT_EQ(tokenize("A\u0308pfel").at(0).key, "aepfel");
  EXPECT_EQ(tokenize("Fuß\u00adball").at(0).key, "fussball");
}

TEST(Tokenizer, ReadsNumbers) {
  EXPECT_EQ(tokenize("1.000 Katzen").at(0).value, 1000);
  EXPECT_EQ(tokenize("3x Hund").at(0).value, 3);
  EXPECT_EQ(tokenize("3 Hunde").at(0).kind, TokenKind::number);
  EXPECT_EQ(tokenize("99999999999999999999").at(0).value, 1'000'000);
}

TEST(Tokenizer, KeepsDigitsInsideOfWords) {
  const auto tokens = tokenize("4-jährige Formel-1-Autos");
  ASSERT_EQ(tokens.size(), 2U);
  EXPECT_EQ(tokens[0].kind, TokenKind::word);
  EXPECT_EQ(tokens[1].key, "formel1autos");
  EXPECT_EQ(tokens[1].parts, (std::vector<std::string>{"formel", "1", "autos"}));
}

TEST(Tokenizer, MakesEmojiTheirIds) {
  EXPECT_EQ(tokenize("❤️").at(0).text, "2764");
  EXPECT_EQ(tokenize("👩🏽‍🚀").at(0).text, "1f469-200d-1f680");
  const auto two = tokenize("🐱🚀");
  ASSERT_EQ(two.size(), 2U);
  EXPECT_EQ(two[1].text, "1f680");
}

TEST(Tokenizer, MarksWhatStandsInQuotationMarks) {
  const auto tokens = tokenize("Schriftzug „Hallo Welt“ bunt");
  ASSERT_EQ(tokens.size(), 4U);
  EXPECT_FALSE(tokens[0].quoted);
  EXPECT_TRUE(tokens[1].quoted);
  EXPECT_TRUE(tokens[2].quoted);
  EXPECT_FALSE(tokens[3].quoted);
}

TEST(Tokenizer, SeparatesAtPunctuation) {
  const auto tokens = tokenize("Hund,Katze. Maus");
  ASSERT_EQ(tokens.size(), 5U);
  EXPECT_EQ(tokens[1].kind, TokenKind::comma);
  EXPECT_EQ(tokens[3].kind, TokenKind::stop);
}

}  // namespace
}  // namespace drawing::language

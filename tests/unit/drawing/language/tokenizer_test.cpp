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

TEST(Tokenizer, KeepsLettersOfOtherScriptsApart) {
  const auto tokens = tokenize("Katze 猫, кот");
  ASSERT_EQ(tokens.size(), 4U);
  EXPECT_EQ(tokens[1].kind, TokenKind::foreign);
  EXPECT_EQ(tokens[1].text, "猫");
  EXPECT_EQ(tokens[1].key, "");
  EXPECT_EQ(tokens[3].kind, TokenKind::foreign);
  EXPECT_EQ(tokens[3].text, "кот");
}

TEST(Tokenizer, FoldsTheLettersOfAllOfEurope) {
  const auto tokens = tokenize("Łukasz Ștefan Gąska Žofie Nguyễn ẠỲ");
  ASSERT_EQ(tokens.size(), 6U);
  const char* keys[] = {"lukasz", "stefan", "gaska", "zofie", "nguyen", "ay"};
  for (std::size_t i = 0; i < tokens.size(); ++i) EXPECT_EQ(tokens[i].key, keys[i]);
}

TEST(Tokenizer, TakesNoMarkupForWords) {
  EXPECT_TRUE(tokenize("<img src=x onerror=alert(1)>").empty());
  const auto tokens = tokenize("<b>Katze</b> &amp; Hund&nbsp;<!-- kein Wort -->");
  ASSERT_EQ(tokens.size(), 2U);
  EXPECT_EQ(tokens[0].key, "katze");
  EXPECT_EQ(tokens[1].key, "hund");
  // What only looks like it stays.
  EXPECT_EQ(tokenize("Hund & Katze").at(1).text, "und");
  EXPECT_EQ(tokenize("<3 Oma").size(), 2U);
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

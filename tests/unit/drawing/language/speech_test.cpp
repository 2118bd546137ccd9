// What somebody says is not what the page shows: who says it is.
#include "drawing/language/speech.h"

#include <gtest/gtest.h>

#include "drawing/language/parser.h"

namespace drawing::language {
namespace {

std::string left(const std::string& sentence) {
  std::string words;
  for (const Token& token : without_speech(tokenize(sentence))) {
    if (token.kind == TokenKind::word) words += (words.empty() ? "" : " ") + token.text;
  }
  return words;
}

TEST(Speech, IsLeftOutBeforeAndBehindWhoSaysIt) {
  EXPECT_EQ(left("„Es tut mir leid“, sagt Emil."), "sagt Emil");
  EXPECT_EQ(left("„Wollen wir eine Burg bauen?“, fragt Paul."), "fragt Paul");
  EXPECT_EQ(left("\"Hilfe!\", ruft der Frosch"), "ruft der Frosch");
  EXPECT_EQ(left("Die Oma flüstert: „Schlaf gut.“"), "Die Oma flüstert");
}

TEST(Speech, KeepsWhomItIsSaidTo) {
  EXPECT_EQ(left("„Guten Morgen, Fuchs!“, sagt der Hase."), "sagt der Hase zum Fuchs");
  EXPECT_EQ(left("Der Hase ruft: „Komm her, Igel“"), "Der Hase ruft zum Igel");
}

TEST(Speech, StaysWhereNobodySaysIt) {
  for (const std::string sentence :
       {"Ein Kuchen mit „Alles Gute“", "„Frohe Ostern“", "„Mia“ steht auf der Tür",
        "„Komm“, sagt „Mia“ und „Tom“", "Der Hase sagt etwas"})
    EXPECT_EQ(without_speech(tokenize(sentence)).size(), tokenize(sentence).size()) << sentence;
}

TEST(Speech, IsADeedOfWhoSaysItToWhomItIsSaid) {
  const Wish wish = read_wish("„Guten Morgen, Fuchs“, sagt der Hase.");
  ASSERT_EQ(wish.motifs.size(), 2U);
  EXPECT_EQ(wish.motifs[0].name, "Hase");
  EXPECT_EQ(wish.motifs[1].name, "Fuchs");
  ASSERT_EQ(wish.deeds.size(), 1U);
  EXPECT_EQ(wish.deeds[0].verb, "sagen");
  EXPECT_EQ(wish.deeds[0].agents, std::vector<int>{0});
  EXPECT_EQ(wish.text, "„Guten Morgen, Fuchs“, sagt der Hase.");
  // A known child says it, and no lettering is drawn of it.
  EXPECT_FALSE(read_wish("„Es tut mir leid“, sagt Emil.").special);
}

}  // namespace
}  // namespace drawing::language

#include "books/printable_text.h"

#include <gtest/gtest.h>

#include "support/plain_measure.h"

namespace books {
namespace {

std::string printable(std::string_view text) {
  return printable_text(text, Face::regular, support::PlainMeasure());
}

TEST(PrintableText, KeepsGermanLettersAndQuotes) {
  EXPECT_EQ(printable("„Größe“ – äöüß ÄÖÜẞ €"), "„Größe“ – äöüß ÄÖÜẞ €");
}

TEST(PrintableText, ComposesLettersTypedAsBaseAndAccent) {
  EXPECT_EQ(printable("Blu\u0308mchen und Cafe\u0301"), "Blümchen und Café");
  EXPECT_EQ(printable("x\u0308"), "x");
  EXPECT_EQ(printable("\u0308a"), "a");
}

TEST(PrintableText, LeavesOutEmojiWithTheirInvisibleParts) {
  EXPECT_EQ(printable("Dino 🦖 im All"), "Dino im All");
  EXPECT_EQ(printable("👨‍👩‍👧 ❤️"), "");
  EXPECT_EQ(printable("🦖🦖"), "");
}

TEST(PrintableText, MakesOneSpaceOfAllWhiteSpaceAndKeepsSingleLineBreaks) {
  EXPECT_EQ(printable("  a \t b\u3000c  "), "a b c");
  EXPECT_EQ(printable("a \r\n\n\n b"), "a\nb");
  EXPECT_EQ(printable("\n\na\n"), "a");
  EXPECT_EQ(printable_line("a\nb", Face::regular, support::PlainMeasure()), "a b");
}

TEST(PrintableText, NamesWhatItLeavesOut) {
  const auto lost = [](std::string_view text) {
    return unprintable_characters(text, Face::regular, support::PlainMeasure());
  };
  using Characters = std::vector<std::string>;
  EXPECT_EQ(lost("„Größe“ – Cafe\u0301 a\u200db\t€"), Characters{});
  EXPECT_EQ(lost("Dino 🦖 im 漢 🦖"), (Characters{"🦖", "漢"}));
  EXPECT_EQ(lost("x\u0308"), Characters{"x\u0308"});
  EXPECT_EQ(lost("❤️"), Characters{"❤"});
}

TEST(PrintableText, DropsControlAndDirectionCharactersAndMalformedBytes) {
  EXPECT_EQ(printable("a\u202eb\u0007c\u200d"), "ab c");
  EXPECT_EQ(printable("a\xff\xc3"), "a");
}

TEST(PrintableText, TakesThePlainRelativeOfAMissingCharacter) {
  EXPECT_EQ(printable("E\u2011Mail"), "E-Mail");
}

}  // namespace
}  // namespace books

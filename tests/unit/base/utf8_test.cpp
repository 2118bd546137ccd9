#include "base/utf8.h"

#include <string>

#include <gtest/gtest.h>

namespace base {
namespace {

constexpr bool is_surrogate(char32_t c) {
  return c >= 0xd800 && c <= 0xdfff;
}

TEST(Utf8, EveryCodePointSurvivesEncodingAndDecoding) {
  for (char32_t c = 0; c <= 0x10ffff; c += (c < 0x3000 ? 1 : 97)) {
    if (is_surrogate(c)) continue;
    std::string text;
    append_utf8(text, c);
    ASSERT_TRUE(is_valid_utf8(text)) << static_cast<unsigned>(c);
    ASSERT_EQ(decode_utf8(text), std::u32string(1, c)) << static_cast<unsigned>(c);
    ASSERT_EQ(count_code_points(text), 1U) << static_cast<unsigned>(c);
  }
}

TEST(Utf8, RefusesEveryKindOfMalformedText) {
  for (const char* text : {"\x80", "\xbf", "\xc3", "\xc3\x28", "\xc0\xaf", "\xc1\xbf", "\xe2\x82",
                           "\xe2\x28\xa1", "\xe0\x80\xaf", "\xed\xa0\x80", "\xed\xbf\xbf", "\xf0\x80\x80\xaf",
                           "\xf0\x9f\x98", "\xf4\x90\x80\x80", "\xf5\x80\x80\x80", "\xff", "a\xfe", "ok\xc3"})
    EXPECT_FALSE(is_valid_utf8(text)) << text;
}

TEST(Utf8, MalformedBytesBecomeOneReplacementEach) {
  EXPECT_EQ(decode_utf8("a\xff\xfez"), U"a\xfffd\xfffdz");
  EXPECT_EQ(decode_utf8("\xe2\x82"), U"\xfffd\xfffd");
  EXPECT_EQ(count_code_points("a\xff\xfez"), 4U);
}

TEST(Utf8, EncodingIsTheInverseOfDecodingForWholeTexts) {
  for (const std::string text : {"", "Größe", "日本語", "🦕 im Weltraum", "e\xcc\x81"})
    EXPECT_EQ(encode_utf8(decode_utf8(text)), text);
}

TEST(Utf8, LoweringTwiceIsLoweringOnceAndKeepsTheLength) {
  for (char32_t c = 0; c < 0x2000; ++c) {
    const char32_t lower = to_lower(c);
    EXPECT_EQ(to_lower(lower), lower) << static_cast<unsigned>(c);
  }
  EXPECT_EQ(to_lower_utf8("ÄÖÜẞ Éclair ŽLUŤ ŸÑ×"), "äöüß éclair žluť ÿñ×");
  EXPECT_EQ(to_lower_utf8("schon klein 1÷2"), "schon klein 1÷2");
}

TEST(Utf8, TrimTakesWhiteSpaceOfEveryKindFromBothEndsOnly) {
  EXPECT_EQ(trim(" \t\n Katze und\u00a0Hund \r\n"), "Katze und\u00a0Hund");
  EXPECT_EQ(trim("\u00a0\u2003\u3000\ufeffKatze\u2028\u202f"), "Katze");
  EXPECT_EQ(trim(" \u00a0 "), "");
  EXPECT_EQ(trim(""), "");
  EXPECT_EQ(trim("\xff "), "\xff");
}

}  // namespace
}  // namespace base

#include "base/messages.h"

#include <set>
#include <string>

#include <gtest/gtest.h>

#include "base/utf8.h"

namespace base {
namespace {

constexpr ErrorCode all_codes[] = {
    ErrorCode::invalid,       ErrorCode::unauthenticated, ErrorCode::invalid_credentials,
    ErrorCode::forbidden,     ErrorCode::not_found,       ErrorCode::conflict,
    ErrorCode::limit_reached, ErrorCode::rate_limited,    ErrorCode::payment_required,
    ErrorCode::motif_refused, ErrorCode::unavailable,     ErrorCode::internal};

bool ends_with_punctuation(std::string_view text) {
  return !text.empty() && std::string_view(".!?").find(text.back()) != std::string_view::npos;
}

TEST(Messages, EverySentenceIsUtf8WithPunctuationAndNoWhiteSpaceAtItsEnds) {
  for (const Message& message : message_table()) {
    EXPECT_TRUE(is_valid_utf8(message.sentence)) << message.reason;
    EXPECT_TRUE(ends_with_punctuation(message.sentence)) << message.reason;
    EXPECT_EQ(trim(message.sentence), message.sentence) << message.reason;
    EXPECT_EQ(message.sentence.find("  "), std::string_view::npos) << message.reason;
  }
}

TEST(Messages, EveryReasonStandsOnceAndIsAnEnglishKey) {
  std::set<std::string_view> seen;
  for (const Message& message : message_table()) {
    EXPECT_TRUE(seen.insert(message.reason).second) << message.reason;
    EXPECT_FALSE(message.reason.empty());
    EXPECT_EQ(message.reason.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_"),
              std::string_view::npos)
        << message.reason;
  }
}

TEST(Messages, PlaceholdersCountUpFromZeroAndNoOtherBracesOccur) {
  for (const Message& message : message_table()) {
    std::set<char> used;
    const std::string_view text = message.sentence;
    for (std::size_t i = 0; i < text.size(); ++i) {
      if (text[i] == '}') {
        EXPECT_TRUE(i >= 2 && text[i - 2] == '{') << message.reason;
      }
      if (text[i] != '{') continue;
      ASSERT_LT(i + 2, text.size()) << message.reason;
      EXPECT_EQ(text[i + 2], '}') << message.reason;
      used.insert(text[i + 1]);
    }
    char expected = '0';
    for (const char digit : used) EXPECT_EQ(digit, expected++) << message.reason;
  }
}

TEST(Messages, EveryCodeHasAGeneralSentence) {
  std::set<std::string_view> seen;
  for (const ErrorCode code : all_codes) {
    EXPECT_TRUE(ends_with_punctuation(fallback_message(code)));
    EXPECT_TRUE(seen.insert(fallback_message(code)).second) << "two codes share a sentence";
    EXPECT_EQ(german_message(AppError(code, "no such reason")), fallback_message(code));
  }
}

TEST(Messages, ArgumentsArePutIn) {
  EXPECT_EQ(
      german_message(AppError(ErrorCode::invalid, "prompt_too_long", "prompt", {"500"})),
      "Die Beschreibung ist zu lang: höchstens 500 Zeichen sind möglich. Bitte kürzen Sie sie ein wenig.");
}

TEST(Messages, PlaceholdersAreFilledOnceAndMissingArgumentsLeaveTheirPlaceEmpty) {
  const std::string arguments[] = {"{1}", "b"};
  EXPECT_EQ(fill_placeholders("{0}-{1}-{0}", arguments), "{1}-b-{1}");
  EXPECT_EQ(fill_placeholders("a{7}z", arguments), "az");
  EXPECT_EQ(fill_placeholders("{x} {", arguments), "{x} {");
}

}  // namespace
}  // namespace base

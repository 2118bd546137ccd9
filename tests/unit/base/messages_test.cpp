#include "base/messages.h"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

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

// Sentences that the product specification gives word for word, and parts of others, without a full stop.
const std::set<std::string_view> given_without_full_stop = {"admin_only",
                                                            "backup_silent",
                                                            "coupon_code_too_short",
                                                            "coupon_uses_missing",
                                                            "deleted_account",
                                                            "description_missing",
                                                            "discount_missing",
                                                            "first_name_missing",
                                                            "last_name_missing",
                                                            "mail_host_broke_rules",
                                                            "mail_recipient_refused",
                                                            "mail_refused",
                                                            "mail_sign_in_refused",
                                                            "mail_test_failed",
                                                            "password_too_long",
                                                            "password_too_short",
                                                            "prompt_missing",
                                                            "registered",
                                                            "signed_in",
                                                            "terms_plans_given",
                                                            "terms_plans_sold",
                                                            "title_missing",
                                                            "use_admin_login"};

TEST(Messages, EverySentenceIsUtf8WithPunctuationAndNoWhiteSpaceAtItsEnds) {
  for (const Message& message : message_table()) {
    EXPECT_TRUE(is_valid_utf8(message.sentence)) << message.reason;
    EXPECT_NE(ends_with_punctuation(message.sentence), given_without_full_stop.contains(message.reason))
        << message.reason;
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
    std::string_view text = message.sentence;
    for (std::size_t open = text.find('{'); open != std::string_view::npos; open = text.find('{')) {
      EXPECT_EQ(text.substr(0, open).find('}'), std::string_view::npos) << message.reason;
      text.remove_prefix(open);
      const std::size_t close = text.find('}');
      ASSERT_NE(close, std::string_view::npos) << message.reason;
      used.insert(text[1]);
      // {0} or {0|one|many}
      const std::string_view forms = text.substr(2, close - 2);
      if (!forms.empty()) {
        EXPECT_EQ(forms.front(), '|') << message.reason;
        EXPECT_EQ(std::count(forms.begin(), forms.end(), '|'), 2) << message.reason;
      }
      text.remove_prefix(close + 1);
    }
    EXPECT_EQ(text.find('}'), std::string_view::npos) << message.reason;
    char expected = '0';
    for (const char digit : used) EXPECT_EQ(digit, expected++) << message.reason;
  }
}

TEST(Messages, AFormFollowsWhetherItsArgumentIsOne) {
  const std::string sentence = "{0} {0|Seite|Seiten}";
  EXPECT_EQ(fill_placeholders(sentence, std::vector<std::string>{"1"}), "1 Seite");
  EXPECT_EQ(fill_placeholders(sentence, std::vector<std::string>{"0"}), "0 Seiten");
  EXPECT_EQ(fill_placeholders(sentence, std::vector<std::string>{"21"}), "21 Seiten");
}

TEST(Messages, BracesThatAreNoPlaceholderStay) {
  for (const std::string text : {"{", "}", "{}", "{a}", "{0", "a{", "{0;1}"}) {
    EXPECT_EQ(fill_placeholders(text, std::vector<std::string>{"x"}), text);
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
  std::vector<std::string> many(12, "x");
  many[11] = "1";
  EXPECT_EQ(fill_placeholders("{10} {11} {11|Tag|Tage} {12}.", many), "x 1 Tag .");
  EXPECT_EQ(fill_placeholders("a{7}z", arguments), "az");
  EXPECT_EQ(fill_placeholders("{x} {", arguments), "{x} {");
}

}  // namespace
}  // namespace base

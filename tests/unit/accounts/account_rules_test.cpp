#include "accounts/account_rules.h"

#include <gtest/gtest.h>

#include "base/embedded.h"
#include "support/refusal.h"

namespace accounts {
namespace {

using test::reason_of;
using test::refusal_of;

std::string email_reason(const std::string& email) {
  return reason_of([&] { checked_email(email); });
}

TEST(Email, OrdinaryAddressesPass) {
  for (const std::string address :
       {"a@b.de", "anna.maria+malbuch@schule.example", "O'Neil@sub.domain.example.com", "kind@müller.de",
        "1@2.de", "x_y-z@xn--mller-kva.de"}) {
    EXPECT_EQ(email_reason(address), "") << address;
  }
}

TEST(Email, WhatCannotBeAnAddressIsRefused) {
  for (const std::string address :
       {"anna", "@b.de", "anna@", "anna@localhost", "anna@b..de", "anna@.de", "anna@b.de.", ".anna@b.de",
        "anna.@b.de", "an..na@b.de", "an na@b.de", "anna@b de.de", "anna@-b.de", "anna@b-.de", "änna@b.de",
        "a@b@c.de", "anna@b.de\r\nBcc: x@y.de", "<anna@b.de>", "anna@b_c.de"}) {
    EXPECT_EQ(email_reason(address), "email_invalid") << address;
  }
  EXPECT_EQ(email_reason("  "), "email_missing");
}

TEST(Email, LengthEndsAt254) {
  const std::string label(61, 'd');
  const std::string domain = label + "." + label + "." + label + ".de";  // 188
  const std::string longest = std::string(64, 'a') + "@" + domain;       // 253
  EXPECT_EQ(email_reason(longest), "");
  EXPECT_EQ(email_reason(std::string(64, 'a') + "@d" + domain), "");
  EXPECT_EQ(email_reason(std::string(64, 'a') + "@dd" + domain), "email_too_long");
}

TEST(Email, OuterWhiteSpaceAndCaseDoNotMakeAnotherAccount) {
  EXPECT_EQ(checked_email(" Anna@Example.de\t"), "Anna@Example.de");
  EXPECT_EQ(email_key(" Anna@MÜLLER.de"), "anna@müller.de");
}

TEST(Name, IsCutFreeAndLimitedToEightyCharacters) {
  EXPECT_EQ(checked_name("  Änne ", "firstName"), "Änne");
  std::string eighty;
  for (int i = 0; i < 80; ++i) eighty += "ß";
  EXPECT_EQ(checked_name(eighty, "lastName"), eighty);
  const auto error = refusal_of([&] { checked_name(eighty + "ß", "lastName"); });
  ASSERT_TRUE(error);
  EXPECT_EQ(error->reason(), "last_name_too_long");
  EXPECT_EQ(error->field(), "lastName");
  EXPECT_EQ(reason_of([] { checked_name("\u00a0 ", "firstName"); }), "first_name_missing");
  EXPECT_EQ(reason_of([] { checked_name("An\x01na", "firstName"); }), "name_invalid");
}

std::string password_reason(const std::string& password) {
  return reason_of([&] { checked_password(password, "anna@example.de"); });
}

TEST(Password, CountsCharactersAndNotBytes) {
  EXPECT_EQ(password_reason("äöüäöüä"), "password_too_short");
  EXPECT_EQ(password_reason("äöüäöüäö"), "");
  std::string longest;
  for (int i = 0; i < 72; ++i) longest += "ö";
  EXPECT_EQ(password_reason(longest), "");
  EXPECT_EQ(password_reason(longest + "ö"), "password_too_long");
  EXPECT_EQ(password_reason(""), "password_too_short");
}

TEST(Password, CommonOnesAreRefusedInAnyCase) {
  for (const std::string word :
       {"12345678", "passwort", "Passwort1", "QWERTZUIOP", "schmetterling", "ichliebedich"}) {
    EXPECT_EQ(password_reason(word), "password_common") << word;
  }
}

TEST(Password, TheOwnAddressIsRefused) {
  EXPECT_EQ(password_reason("Anna@Example.de"), "password_is_email");
}

TEST(Password, TheListHoldsOnlyWordsThatTheOtherRulesLetThrough) {
  std::string_view text = base::resource("passwords/common.txt");
  int words = 0;
  while (!text.empty()) {
    const std::string line(text.substr(0, text.find('\n')));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    if (line.empty() || line.front() == '#') continue;
    ++words;
    // Admins may think up shorter ones than everybody else.
    const auto reason = test::reason_of(
        [&] { checked_password(line, "anna@example.de", "password", min_given_password_length); });
    EXPECT_EQ(reason, "password_common") << line;
  }
  EXPECT_GE(words, 400);
}

}  // namespace
}  // namespace accounts

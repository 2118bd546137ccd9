#include "accounts/easy_password.h"

#include <algorithm>
#include <map>
#include <regex>
#include <set>

#include <gtest/gtest.h>

#include "accounts/account_rules.h"

namespace accounts {
namespace {

TEST(PasswordWords, AreShortPlainAndDifferent) {
  const auto& words = password_words();
  ASSERT_EQ(words.size(), 316u);  // easy_password.h says what that is worth
  std::set<std::string_view> seen;
  for (const std::string_view word : words) {
    EXPECT_GE(word.size(), 2u) << word;
    EXPECT_LE(word.size(), 9u) << word;
    EXPECT_TRUE(std::all_of(word.begin(), word.end(), [](char c) { return c >= 'a' && c <= 'z'; })) << word;
    EXPECT_TRUE(seen.insert(word).second) << word;
  }
}

TEST(EasyPassword, IsTwoWordsAndTwoDigitsAndPassesTheRules) {
  const std::regex shape("([a-z]+)-([a-z]+)-[1-9][0-9]");
  for (int i = 0; i < 2000; ++i) {
    const std::string password = easy_password("seed " + std::to_string(i));
    std::smatch parts;
    ASSERT_TRUE(std::regex_match(password, parts, shape)) << password;
    EXPECT_NE(parts[1], parts[2]);
    EXPECT_EQ(checked_password(password, ""), password);
  }
}

TEST(EasyPassword, DependsOnTheRandomnessAlone) {
  EXPECT_EQ(easy_password("a"), easy_password("a"));
  std::set<std::string> passwords;
  for (int i = 0; i < 2000; ++i) passwords.insert(easy_password(std::to_string(i)));
  // Of 9 million, 2000 draws give a pair in one of five cases, and three pairs practically never.
  EXPECT_GE(passwords.size(), 1997u);
}

TEST(EasyPassword, UsesAllWordsAboutEquallyOften) {
  std::map<std::string, int> uses;
  const int draws = 31'600;
  for (int i = 0; i < draws; ++i) {
    const std::string password = easy_password("w" + std::to_string(i));
    ++uses[password.substr(0, password.find('-'))];
  }
  EXPECT_EQ(uses.size(), password_words().size());
  for (const auto& [word, count] : uses) {
    EXPECT_GT(count, 50) << word;  // 100 each on the average, ten of deviation
    EXPECT_LT(count, 150) << word;
  }
}

}  // namespace
}  // namespace accounts

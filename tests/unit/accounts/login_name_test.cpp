#include "accounts/login_name.h"

#include <gtest/gtest.h>

#include "support/refusal.h"

namespace accounts {
namespace {

TEST(LoginName, ComesFromTheNameWithoutUmlautsTrouble) {
  const std::tuple<const char*, const char*, const char*> cases[] = {
      {"Jürgen", "Groß", "juergen.gross"},
      {"Ju\u0308rgen", "Gross", "juergen.gross"},  // base and accent, as macOS writes it
      {"Anna Lena", "von der Heide", "anna-lena.von-der-heide"},
      {"Zoë", "Özdemir-Çelik", "zoe.oezdemir-celik"},
      {"Łukasz", "Wiśniewski", "lukasz.wisniewski"},
      {"Ștefan", "Țepeș", "stefan.tepes"},
      {"Ole", "Sørensen", "ole.sorensen"},
      {"D'Arcy", "O’Neill", "darcy.oneill"},
      {"Max", "", "max"},
      {"Li", "", "kind.li"},
      {"Юлия", "Иванова", "kind"},
      {"-", ".", "kind"},
  };
  for (const auto& [first, last, wanted] : cases) {
    EXPECT_EQ(proposed_login_name(first, last), wanted) << first << " " << last;
  }
}

TEST(LoginName, LeavesRoomForANumberAndIsAValidOneItself) {
  const std::string name = proposed_login_name(std::string(80, 'x'), std::string(80, 'y'));
  EXPECT_EQ(name.size(), max_login_name_length - 4);
  EXPECT_EQ(checked_login_name(name + "1234", "loginName"), name + "1234");
  EXPECT_EQ(checked_login_name("kind", "loginName"), "kind");
}

TEST(LoginName, OneThatWasThoughtUpIsKeptInPlainSmallLetters) {
  EXPECT_EQ(checked_login_name(" Jürgen_G.3 ", "loginName"), "juergen_g.3");
  for (const char* bad : {"", "ab", "a b", "a@b", "x!y", "12345", "…", "<b>x</b>"}) {
    const auto error = test::refusal_of([&] { checked_login_name(bad, "loginName"); });
    ASSERT_TRUE(error) << bad;
    EXPECT_EQ(error->reason(), "login_name_invalid");
    EXPECT_EQ(error->field(), "loginName");
  }
  EXPECT_EQ(test::reason_of([] { checked_login_name(std::string(41, 'a'), "x"); }), "login_name_invalid");
}

TEST(LoginField, FindsTheNameHoweverAChildTypesIt) {
  for (const char* typed :
       {"juergen.gross", " Juergen.Gross ", "JÜRGEN.GROSS", "Jürgen.Groß", "jürgen groß"}) {
    EXPECT_EQ(login_key(typed), "juergen.gross") << typed;
  }
  EXPECT_EQ(login_key(" Anna@Example.DE "), "anna@example.de");
}

TEST(LoginField, RefusesWhatCanBeNeither) {
  EXPECT_EQ(checked_login(" anna@example.de ", "email"), "anna@example.de");
  EXPECT_EQ(checked_login(" Emma.Schäfer ", "email"), "Emma.Schäfer");
  EXPECT_EQ(test::reason_of([] { checked_login("  ", "email"); }), "login_missing");
  EXPECT_EQ(test::reason_of([] { checked_login("anna@", "email"); }), "email_invalid");
  EXPECT_EQ(test::reason_of([] { checked_login("!!", "email"); }), "login_unreadable");
  EXPECT_EQ(test::reason_of([] { checked_login(std::string(300, 'a'), "email"); }), "login_unreadable");
}

}  // namespace
}  // namespace accounts

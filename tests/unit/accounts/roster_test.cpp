#include "accounts/roster.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/refusal.h"

namespace accounts {
namespace {

using testing::ElementsAre;

// "Anna|Müller|3b|address or login name" of each child.
std::vector<std::string> children_of(std::string_view file, std::string_view default_class = "") {
  std::vector<std::string> children;
  for (const RosterEntry& e : read_roster(file, default_class).entries) {
    children.push_back(e.first_name + "|" + e.last_name + "|" + e.class_name + "|" + e.email + e.login_name);
  }
  return children;
}

// "line reason arguments" of each problem.
std::vector<std::string> problems_of(std::string_view file, std::string_view default_class = "") {
  std::vector<std::string> problems;
  for (const RosterProblem& problem : read_roster(file, default_class).problems) {
    std::string text = std::to_string(problem.line) + " " + problem.error.reason();
    for (const std::string& argument : problem.error.arguments()) text += " " + argument;
    problems.push_back(text);
  }
  return problems;
}

TEST(Roster, ColumnsMayBeNamedInAnyOrder) {
  EXPECT_THAT(
      children_of("Klasse;NAME;Geburtstag;vorname;E-Mail\n3b;Groß;1.1.;Jürgen;\n3c;Schäfer;;Emma;E@x.de\n"),
      ElementsAre("Jürgen|Groß|3b|", "Emma|Schäfer|3c|E@x.de"));
  EXPECT_THAT(children_of("first name,last name,class,username\nOle,Sørensen,3b,Ole.S\n"),
              ElementsAre("Ole|Sørensen|3b|ole.s"));
}

TEST(Roster, WithoutNamesTheyHaveAUsualOrder) {
  EXPECT_THAT(
      children_of("Jürgen;Groß\nEmma;Schäfer;4a\nIda;Krüger;ida@x.de\nTom;Beck;tom.b;5c\n", "3b"),
      ElementsAre("Jürgen|Groß|3b|", "Emma|Schäfer|4a|", "Ida|Krüger|3b|ida@x.de", "Tom|Beck|5c|tom.b"));
}

TEST(Roster, AChildMayBeCalledName) {
  EXPECT_THAT(children_of("Name;Müller\n", "3b"), ElementsAre("Name|Müller|3b|"));
}

TEST(Roster, NamesEveryProblemWithItsLine) {
  EXPECT_THAT(
      problems_of("Vorname;Nachname;Klasse;Anmeldename\n"
                  ";Groß;3b;\n"
                  "Emma;;3b;\n"
                  "Ida;Krüger;;\n"
                  "Tom;Beck;3b;!\n"
                  "Mia;Wolf;3b;mia@\n"
                  "Ole;Vogt;3b;ok\n"),
      ElementsAre("2 roster_first_name_missing", "3 roster_last_name_missing", "4 roster_class_missing",
                  "5 login_name_invalid 3 40", "6 email_invalid", "7 login_name_invalid 3 40"));
  EXPECT_THAT(problems_of("A;B;" + std::string(41, 'x')), ElementsAre("1 class_name_too_long 40"));
  EXPECT_THAT(problems_of(std::string(81, 'x') + ";B;3b"), ElementsAre("1 first_name_too_long 80"));
}

TEST(Roster, FindsWhatStandsInItTwice) {
  EXPECT_THAT(problems_of("Emma;Schäfer;3b\nIda;Krüger;3b\nEMMA;SCHÄFER;3B\nEmma;Schäfer;4a\n"),
              ElementsAre("3 roster_child_twice EMMA SCHÄFER 1"));
  EXPECT_THAT(problems_of("A;B;x@y.de;3b\nC;D;X@Y.de;3b\nE;F;otto;3b\nG;H;Otto;4a\n"),
              ElementsAre("2 roster_login_twice X@Y.de 1", "4 roster_login_twice otto 3"));
}

TEST(Roster, TwoChildrenOfOneNameHaveLoginNamesOfTheirOwn) {
  EXPECT_THAT(problems_of("Emma;Schäfer;emma.1;3b\nEmma;Schäfer;emma.2;3b\n"), ElementsAre());
}

TEST(Roster, IsRefusedWhole) {
  EXPECT_EQ(test::reason_of([] { read_roster("", "3b"); }), "roster_empty");
  EXPECT_EQ(test::reason_of([] { read_roster("Vorname;Nachname\n", "3b"); }), "roster_empty");
  EXPECT_EQ(test::reason_of([] { read_roster("Vorname;Klasse\nEmma;3b\n", ""); }), "roster_columns_missing");
}

TEST(Roster, TakesFiveHundredAndNotOneMore) {
  std::string file = "Vorname;Nachname\n";
  for (int i = 1; i <= 500; ++i) file += "Kind" + std::to_string(i) + ";Test\n";
  EXPECT_EQ(read_roster(file, "3b").entries.size(), 500u);
  const auto error = test::refusal_of([&] { read_roster(file + "Noch;Eins\n", "3b"); });
  ASSERT_TRUE(error);
  EXPECT_EQ(error->reason(), "roster_too_long");
  EXPECT_THAT(error->arguments(), ElementsAre("500", "501"));
}

TEST(ClassName, HasItsRules) {
  EXPECT_EQ(checked_class_name(" 3b ", "name"), "3b");
  EXPECT_EQ(test::reason_of([] { checked_class_name(" ", "name"); }), "class_name_missing");
  EXPECT_EQ(test::reason_of([] { checked_class_name("3\nb", "name"); }), "class_name_invalid");
  EXPECT_EQ(class_key(" ÄPFEL "), class_key("äpfel"));
}

}  // namespace
}  // namespace accounts

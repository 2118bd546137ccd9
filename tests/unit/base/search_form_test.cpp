#include "base/search_form.h"

#include <gtest/gtest.h>

namespace base {
namespace {

TEST(SearchForm, UmlautsAreFoundHoweverTheyAreWritten) {
  for (const char* name : {"Öztürk", "öztürk", "ozturk", "OEZTUERK", "Oezturk"}) {
    EXPECT_EQ(search_form(name), "ozturk") << name;
  }
  EXPECT_EQ(search_form("Bär"), search_form("baer"));
  EXPECT_EQ(search_form("Straße"), "strasse");
  EXPECT_EQ(search_form("Élodie Çelik Łukasz"), "elodie celik lukasz");
}

TEST(SearchForm, OfAPartIsAPartOfTheForm) {
  EXPECT_NE(search_form("Drei Bären im Wald").find(search_form("bär")), std::string::npos);
  EXPECT_NE(search_form("Ein neues Haus").find(search_form("neu")), std::string::npos);
  EXPECT_EQ(search_form("Ein Hund").find(search_form("Katze")), std::string::npos);
  EXPECT_EQ(search_form(""), "");
}

TEST(SearchForm, OtherSignsStayWhatTheyAre) {
  EXPECT_EQ(search_form("a+b = 日本"), "a+b = 日本");
}

}  // namespace
}  // namespace base

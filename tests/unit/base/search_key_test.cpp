#include "base/search_key.h"

#include <gtest/gtest.h>

namespace {

using base::search_key;

TEST(SearchKey, IsTheSameForEverySpellingOfAName) {
  for (const char* name : {"Öztürk", "ozturk", "Oeztuerk", "ÖZTÜRK"})
    EXPECT_EQ(search_key(name), "ozturk") << name;
  EXPECT_EQ(search_key("Müller-Groß"), search_key("mueller-gross"));
  EXPECT_EQ(search_key("Şule Çağlar"), "sule caglar");
  EXPECT_EQ(search_key("Łukasz Wiśniewski"), "lukasz wisniewski");
}

TEST(SearchKey, LeavesTheRestAlone) {
  EXPECT_EQ(search_key("peter.egon@beispiel.de"), "peter.egon@beispiel.de");
  EXPECT_EQ(search_key("мария 7%"), "мария 7%");
  EXPECT_EQ(search_key(""), "");
}

TEST(SearchKey, OfAPartIsAPartOfTheKey) {
  EXPECT_NE(search_key("Drei Bären im Wald").find(search_key("bär")), std::string::npos);
  EXPECT_EQ(search_key("Ein Hund").find(search_key("Katze")), std::string::npos);
}

}  // namespace

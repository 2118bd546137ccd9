#include "app/picture_prompt.h"

#include <gtest/gtest.h>

#include "base/error.h"

namespace app {
namespace {

std::vector<std::string> book(const std::vector<std::string>& sentences) {
  std::vector<std::string> pages;
  for (const std::string& sentence : sentences) pages.push_back(alone(sentence, pages));
  return pages;
}

TEST(PromptOfAPage, GoesOnWithThoseOfThePageBefore) {
  EXPECT_EQ(book({"Prinzessin Marie reitet", "Marie tanzt", "Sie liest ein Buch"}),
            (std::vector<std::string>{"Prinzessin Marie reitet", "Prinzessin Marie tanzt",
                                      "Prinzessin Marie liest ein Buch"}));
}

TEST(PromptOfAPage, StaysWhereThePageBeforeWas) {
  EXPECT_EQ(book({"Ein Hund spielt im Garten", "Der Hund gräbt ein Loch", "Er springt"}),
            (std::vector<std::string>{"Ein Hund spielt im Garten", "Der Hund gräbt ein Loch im Garten",
                                      "Der Hund springt im Garten"}));
  EXPECT_EQ(book({"Ein Hund spielt im Garten", "Der Hund schläft ein"}).back(),
            "Der Hund schläft im Garten ein");
  EXPECT_EQ(book({"Der Löwe ist im Zirkus", "Der Löwe brüllt"}).back(), "Der Löwe brüllt im Zirkus");
}

TEST(PromptOfAPage, StaysThereWithWhoeverComes) {
  EXPECT_EQ(alone("Eine Maus kommt vorbei", {"Ein Igel sucht im Wald nach Futter"}),
            "Eine Maus kommt im Wald vorbei");
  // As on a meadow, and as at a table.
  EXPECT_EQ(alone("Der Hund jagt einen Schmetterling", {"Mia geht mit ihrem Hund im Park spazieren"}),
            "Der Hund jagt einen Schmetterling im Park");
  EXPECT_EQ(alone("Der Drache isst Kuchen", {"Der Drache landet im Garten"}),
            "Der Drache isst Kuchen im Garten");
}

TEST(PromptOfAPage, LeavesForAnotherPlace) {
  const std::vector<std::string> garden = {"Lena spielt im Garten mit ihrem Hund"};
  for (const std::string sentence : {"Lena putzt die Zähne",              // is done elsewhere
                                     "Lena schwimmt im See",              // names another place
                                     "Lena läuft zum Bahnhof",            // leaves
                                     "Ein Löwe brüllt",                   // somebody else
                                     "Lena sieht einen Wal",              // lives in another element
                                     "Es regnet und Lena freut sich"}) {  // names the weather
    EXPECT_EQ(alone(sentence, garden), sentence);
  }
  EXPECT_EQ(alone("Eine Prinzessin reitet auf einem Einhorn", {"Eine Prinzessin tanzt im Thronsaal"}),
            "Eine Prinzessin reitet auf einem Einhorn");
  // It is too narrow.
  EXPECT_EQ(alone("Da findet der Igel einen Laubhaufen",
                  {"Der Igel fragt den Fuchs in der Höhle, aber die Höhle ist zu eng"}),
            "Da findet der Igel einen Laubhaufen");
  // A list of jobs.
  EXPECT_EQ(alone("Der Briefträger lacht", {"Die Friseurin tanzt im Garten"}), "Der Briefträger lacht");
  // The page before it was nowhere in particular.
  EXPECT_EQ(book({"Ein Hund spielt im Garten", "Lena putzt die Zähne", "Lena lacht"}).back(), "Lena lacht");
}

TEST(PromptOfAPage, IsCheckedWithThoseBeforeIt) {
  EXPECT_EQ(checked_prompt(" Der Hund gräbt ", {" Ein Hund im Garten "}), "Der Hund gräbt im Garten");
  EXPECT_THROW(checked_prompt("Der Hund gräbt", {"  "}), base::AppError);
  EXPECT_THROW(checked_prompt("Der Hund gräbt", {std::string(max_prompt_length + 1, 'a')}), base::AppError);
}

TEST(PromptOfAPage, IsNoLongerThanAPromptMayBe) {
  std::string longest = "Der Hund bellt";
  while (longest.size() + 5 <= max_prompt_length) longest += " laut";
  EXPECT_EQ(alone(longest, {"Ein Hund im Garten"}), longest);
}

}  // namespace
}  // namespace app

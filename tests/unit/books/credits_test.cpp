#include "books/credits.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/sample_books.h"

namespace books {
namespace {

using testing::HasSubstr;
using testing::Not;

std::string all_text(const BookContent& book) {
  std::string text;
  for (const CreditSection& section : credits(book)) {
    text += section.heading + "\n";
    for (const std::string& paragraph : section.paragraphs) text += paragraph + "\n";
  }
  return text;
}

TEST(PageList, JoinsRunsOfThreeOrMore) {
  EXPECT_EQ(page_list({4}), "4");
  EXPECT_EQ(page_list({1, 2}), "1 und 2");
  EXPECT_EQ(page_list({1, 3, 5}), "1, 3 und 5");
  EXPECT_EQ(page_list({1, 2, 3, 4, 7}), "1 bis 4 und 7");
  EXPECT_EQ(page_list({2, 3, 5, 6, 7, 9}), "2, 3, 5 bis 7 und 9");
  EXPECT_EQ(page_list({}), "");
}

TEST(Credits, NameSourcesLicencesAndMonth) {
  const std::string text = all_text(support::meadow_book(3));
  EXPECT_THAT(text, HasSubstr("Die Bilder auf den Seiten 1 bis 3 hat Buntstift gezeichnet."));
  EXPECT_THAT(text, HasSubstr("Noto Emoji"));
  EXPECT_THAT(text, HasSubstr("Apache-Lizenz 2.0"));
  EXPECT_THAT(text, HasSubstr("Fluent Emoji, © Microsoft Corporation, MIT-Lizenz"));
  EXPECT_THAT(text, HasSubstr("SIL Open Font License 1.1"));
  EXPECT_THAT(text, HasSubstr("im März 2026"));
  EXPECT_THAT(text, Not(HasSubstr("Bildmodell")));
}

TEST(Credits, NameTheInstallationThatTheBookWasMadeWith) {
  BookContent book = support::meadow_book(1);
  EXPECT_THAT(all_text(book), HasSubstr("mit Buntstift zusammengestellt."));
  book.made_with = "Malwerkstatt Süd";
  EXPECT_THAT(all_text(book), HasSubstr("mit Malwerkstatt Süd zusammengestellt."));
}

TEST(Credits, SayWhichPicturesAModelMade) {
  BookContent book = support::meadow_book(4);
  book.pages[1].made_by = "Bildmodell A";
  book.pages[2].made_by = "Bildmodell B";
  book.pages[3].made_by = "Bildmodell A";
  const std::string text = all_text(book);
  EXPECT_THAT(text, HasSubstr("Das Bild auf Seite 1 hat Buntstift gezeichnet."));
  EXPECT_THAT(text, HasSubstr("Die Bilder auf den Seiten 2 und 4 wurden"));
  EXPECT_THAT(text, HasSubstr("(Bildmodell A)"));
  EXPECT_THAT(text, HasSubstr("Das Bild auf Seite 3 wurde"));
}

TEST(Credits, LeaveTheDrawingsOutWhereAModelMadeAll) {
  BookContent book = support::meadow_book(1);
  book.pages[0].made_by = "Bildmodell A";
  EXPECT_THAT(all_text(book), Not(HasSubstr("Noto Emoji")));
  EXPECT_THAT(all_text(book), Not(HasSubstr("Fluent Emoji")));
}

}  // namespace
}  // namespace books

#include "books/personal.h"

#include <gtest/gtest.h>

namespace books {
namespace {

BookContent book_with(std::vector<std::string> story, const std::string& child) {
  BookContent book;
  book.title = "Malbuch von {Name}";
  book.description = "Für {Name} und {Name}";
  book.story = Story{"Ein Tag", std::move(story)};
  book.child_name = child;
  return book;
}

TEST(Personal, TheNameStandsWhereItsPlaceIs) {
  BookContent book = book_with({"Da kommt {Name}.", "{Name} lacht."}, "Mia");
  personalise(book);
  EXPECT_EQ(book.title, "Malbuch von Mia");
  EXPECT_EQ(book.description, "Für Mia und Mia");
  EXPECT_EQ(book.story->pages, (std::vector<std::string>{"Da kommt Mia.", "Mia lacht."}));
}

TEST(Personal, WithoutANameThereIsRoomToWriteIt) {
  BookContent book = book_with({"Da kommt {Name}."}, "");
  personalise(book);
  EXPECT_EQ(book.story->pages.front(), "Da kommt " + std::string(name_blank) + ".");
}

TEST(Personal, AStoryWithoutAPlaceGreetsTheChild) {
  BookContent book = book_with({"Es war einmal ein Hund.", "Er bellt."}, "Mia");
  personalise(book);
  EXPECT_EQ(book.story->pages.front(), "Komm mit, Mia! Es war einmal ein Hund.");
  EXPECT_EQ(book.story->pages.back(), "Er bellt.");
}

TEST(Personal, AFullPageIsNotMadeLonger) {
  const std::string full(600, 'a');
  BookContent book = book_with({full}, "Mia");
  personalise(book);
  EXPECT_EQ(book.story->pages.front(), full);
}

TEST(Personal, ANameIsTakenAsItIs) {
  EXPECT_EQ(with_name("{Name}", "{Name}"), "{Name}");
}

}  // namespace
}  // namespace books

#include "books/story/given_story.h"

#include <gtest/gtest.h>

#include "books/book_layout.h"
#include "support/plain_measure.h"
#include "support/sample_books.h"

namespace books::story {
namespace {

using Pages = std::vector<std::string>;

TEST(GivenStory, DealsAParagraphToEachPicture) {
  const Story story = deal_story("Der Fuchs", "Es war einmal.\n\nDann kam er.\r\n \nEnde.", 3);
  EXPECT_EQ(story.title, "Der Fuchs");
  EXPECT_EQ(story.pages, (Pages{"Es war einmal.", "Dann kam er.", "Ende."}));
}

TEST(GivenStory, DealsMoreParagraphsEvenlyAndLosesNone) {
  EXPECT_EQ(deal_story("", "a\n\nb\n\nc\n\nd\n\ne", 2).pages, (Pages{"a\nb\nc", "d\ne"}));
  EXPECT_EQ(deal_story("", "a\nb\n\nc", 1).pages, (Pages{"a\nb\nc"}));
}

TEST(GivenStory, LeavesTheLastPicturesWithoutWords) {
  EXPECT_EQ(deal_story("", "a\n\nb", 4).pages, (Pages{"a", "b", "", ""}));
}

TEST(GivenStory, NamesThePageThatIsTooLong) {
  const auto page = [](const Pages& pages) { return page_too_long({"", pages}); };
  EXPECT_EQ(page({std::string(600, 'x'), "b"}), std::nullopt);
  EXPECT_EQ(page({"a", std::string(601, 'x')}), 2U);
  EXPECT_EQ(page({"1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12"}), std::nullopt);
  EXPECT_EQ(page({"1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n13"}), 1U);
  EXPECT_EQ(page({"1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n" + std::string(51, 'x')}), 1U);
}

// What is accepted is printed to its last word, in the smallest format and on a wide page.
TEST(GivenStory, WhatIsAcceptedIsPrintedWhole) {
  const support::PlainMeasure measure;
  std::string prose, poem;
  while (prose.size() < 590) prose += "Wald ";
  prose += "Schluss";
  for (int i = 0; i < 11; ++i) poem += "So reimt der Bär auf fünfzig Zeichen in der Zeile\n";
  poem += "Schluss";
  for (const std::string& text : {prose, poem}) {
    for (const bool wide : {false, true}) {
      BookContent book = support::meadow_book(1);
      if (wide) book.pages[0].picture = support::flower_meadow(support::Shape::landscape, 3, 1);
      book.story = deal_story(std::string(120, 'T'), text, 1);
      ASSERT_EQ(page_too_long(*book.story), std::nullopt);
      const Sheet sheet =
          lay_out(book, {.paper = BookPaper::a5, .hole_margin = HoleMargin::left}, measure).at(1);
      const bool whole = std::any_of(sheet.marks.begin(), sheet.marks.end(), [](const Mark& mark) {
        const auto* line = std::get_if<TextMark>(&mark);
        return line != nullptr && line->text.ends_with("Schluss");
      });
      EXPECT_TRUE(whole) << (wide ? "wide" : "upright");
    }
  }
}

}  // namespace
}  // namespace books::story

#include <algorithm>

#include <gtest/gtest.h>

#include "books/book_layout.h"
#include "books/story/story.h"
#include "books/text_layout.h"
#include "drawing/language/parser.h"
#include "support/plain_measure.h"
#include "support/sample_books.h"

namespace books {
namespace {

// A book of meadows with a told story.
BookContent told_book(int pages, std::uint64_t seed) {
  BookContent book = support::meadow_book(pages);
  std::vector<story::StoryPage> cast(
      static_cast<std::size_t>(pages),
      story::story_page(
          drawing::language::read_wish("Ein Fuchs mit einer Eule und drei Schmetterlinge auf einer Wiese")));
  book.story = story::write_story(cast, seed);
  return book;
}

std::vector<Sheet> story_sheets(const BookContent& book, const PrintOptions& options,
                                const TextMeasure& measure) {
  std::vector<Sheet> sheets = lay_out(book, options, measure), stories;
  for (std::size_t i = 1; i + 1 < sheets.size(); i += 2) stories.push_back(sheets[i]);
  return stories;
}

std::vector<TextMark> texts_of(const Sheet& sheet) {
  std::vector<TextMark> texts;
  for (const Mark& mark : sheet.marks) {
    if (const auto* text = std::get_if<TextMark>(&mark)) texts.push_back(*text);
  }
  return texts;
}

TEST(StoryLayout, PrintsEveryWordInsideTheMargins) {
  const support::PlainMeasure measure;
  for (const BookPaper paper : {BookPaper::a4, BookPaper::a5, BookPaper::letter}) {
    const BookContent book = told_book(5, 3);
    const auto sheets = story_sheets(book, {.paper = paper}, measure);
    ASSERT_EQ(sheets.size(), 5u);
    for (std::size_t i = 0; i < sheets.size(); ++i) {
      std::string printed;
      for (const TextMark& text : texts_of(sheets[i])) {
        const double right = text.start.x + text_width_em(text.text, text.face, measure) * text.size_mm;
        EXPECT_GE(text.start.x, sheets[i].print_area.left);
        EXPECT_LE(right, sheets[i].print_area.right);
        EXPECT_LE(text.start.y, sheets[i].print_area.bottom);
        if (text.face == Face::regular) printed += (printed.empty() ? "" : " ") + text.text;
      }
      EXPECT_EQ(printed, book.story->pages[i]);
    }
  }
}

TEST(StoryLayout, TypeIsLargeEnoughForChildren) {
  const support::PlainMeasure measure;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    for (const Sheet& sheet : story_sheets(told_book(6, seed), {}, measure)) {
      for (const TextMark& text : texts_of(sheet)) EXPECT_GE(text.size_mm, 16 * mm_per_point) << text.text;
    }
  }
}

TEST(StoryLayout, LeavesNoWordAlone) {
  const support::PlainMeasure measure;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    for (const Sheet& sheet : story_sheets(told_book(4, seed), {}, measure)) {
      EXPECT_NE(texts_of(sheet).back().text.find(' '), std::string::npos) << texts_of(sheet).back().text;
    }
  }
}

// A page of a tall tree and of a bear that does something under it: the bear stands beside the text.
TEST(StoryLayout, ShowsWhoActs) {
  const support::PlainMeasure measure;
  BookContent book = told_book(3, 1);
  drawing::Picture picture;
  picture.clip = {0, 0, 210, 297};
  picture.elements = {{"baum", "Baum", true, {10, 10, 200, 200}}, {"baer", "Bär", true, {60, 210, 120, 290}}};
  for (std::uint16_t element = 0; element < 2; ++element) {
    const geometry::Rect box = picture.elements[element].bounds;
    drawing::Shape shape;
    shape.path.add_ellipse(box.center(), box.width() / 2, box.height() / 2);
    shape.line_mm = element == 0 ? 1.0 : 0.8;
    shape.element = element;
    picture.shapes.push_back(shape);
  }
  // Width by height of what stands below the text: the tree is round, the bear is not.
  const auto proportion = [&] {
    book.pages.front().picture = picture;
    const std::vector<Sheet> sheets = story_sheets(book, {}, measure);
    const geometry::Rect box = std::get<drawing::Shape>(sheets.front().marks.back()).path.bounds();
    return box.width() / box.height();
  };
  EXPECT_NEAR(proportion(), 1.0, 0.01);
  picture.subject.motifs = {{.motif = "baum", .name = "Baum"}, {.motif = "baer", .name = "Bär"}};
  drawing::Deed fishing;
  fishing.agents = {1};
  fishing.verb = "angeln";
  picture.subject.deeds = {fishing};
  EXPECT_NEAR(proportion(), 60.0 / 80, 0.01);
}

// "Eine Eule auf dem Sofa": whoever is larger, the story is the owl's, and the sofa is where it sits.
TEST(StoryLayout, ShowsABeingBeforeAThing) {
  const support::PlainMeasure measure;
  BookContent book = told_book(3, 1);
  drawing::Picture picture;
  picture.clip = {0, 0, 210, 297};
  picture.elements = {{"1f6cb", "Sofa", true, {10, 150, 200, 250}},
                      {"1f989", "Eule", true, {60, 140, 120, 180}},
                      {"1f333", "Baum", true, {10, 10, 60, 60}}};
  for (std::uint16_t element = 0; element < picture.elements.size(); ++element) {
    drawing::Shape shape;
    shape.path.add_rect(picture.elements[element].bounds);
    shape.line_mm = 1;
    shape.element = element;
    picture.shapes.push_back(shape);
  }
  book.pages.front().picture = picture;
  const std::vector<Sheet> sheets = story_sheets(book, {}, measure);
  const Figure& figure = sheets.front().figures.back();
  ASSERT_EQ(figure.count, 2u);
  const auto box = [&](std::size_t mark) {
    return std::get<drawing::Shape>(sheets.front().marks[figure.first + mark]).path.bounds();
  };
  EXPECT_NEAR(box(0).width() / box(0).height(), 1.9, 0.01);
  EXPECT_NEAR(box(1).width() / box(1).height(), 1.5, 0.01);
}

TEST(StoryLayout, TheTitleStandsOnTheFirstSideOnly) {
  const support::PlainMeasure measure;
  const BookContent book = told_book(3, 1);
  const auto sheets = story_sheets(book, {}, measure);
  for (std::size_t i = 0; i < sheets.size(); ++i) {
    const bool bold = texts_of(sheets[i]).front().face == Face::bold;
    EXPECT_EQ(bold, i == 0);
  }
}

TEST(StoryLayout, ShowsTheWholePictureWhereThereIsNoMotif) {
  const support::PlainMeasure measure;
  BookContent book = told_book(2, 1);
  book.pages[1].picture = support::black_square(300, 400);
  const auto pictures = [](const Sheet& sheet) {
    return std::count_if(sheet.marks.begin(), sheet.marks.end(),
                         [](const Mark& mark) { return std::holds_alternative<PictureMark>(mark); });
  };
  EXPECT_EQ(pictures(story_sheets(book, {}, measure)[1]), 1);
}

TEST(StoryLayout, AShortStoryHasNoSideForTheOtherPictures) {
  const support::PlainMeasure measure;
  BookContent book = support::meadow_book(2);
  book.story = Story{"", {"Nur einer."}};
  const auto sheets = lay_out(book, {}, measure);
  ASSERT_EQ(sheets.size(), 5u);  // cover, story, two pictures, credits
  EXPECT_EQ(texts_of(sheets[1]).size(), 1u);
}

}  // namespace
}  // namespace books

#include "books/book_layout.h"

#include <gtest/gtest.h>

#include "books/ornament.h"
#include "books/sheet_format.h"
#include "books/text_layout.h"
#include "support/plain_measure.h"
#include "support/sample_books.h"

namespace books {
namespace {

const support::PlainMeasure measure;

// Where a mark leaves ink.
class InkBox {
 public:
  geometry::Rect operator()(const drawing::Shape& shape) const {
    return shape.path.bounds().inflated(shape.line_mm / 2);
  }
  geometry::Rect operator()(const TextMark& text) const {
    const double width = text_width_em(text.text, text.face, measure) * text.size_mm;
    return {text.start.x, text.start.y - 0.92 * text.size_mm, text.start.x + width,
            text.start.y + text.size_mm * 0.22};
  }
  geometry::Rect operator()(const PictureMark& picture) const { return picture.area; }
  geometry::Rect operator()(const ColouredShape& mark) const { return (*this)(mark.shape); }
};

std::vector<BookContent> odd_books() {
  std::vector<BookContent> books;
  books.push_back(support::meadow_book(2));
  books.push_back(support::meadow_book(1));
  books.back().title = std::string(120, 'W');
  books.back().description = "";
  books.push_back(support::meadow_book(3));
  books.back().title =
      "Das unglaublich große und wunderschöne Abenteuer-Malbuch von Mia, Paul und den Dinosauriern";
  for (int i = 0; i < 60; ++i)
    books.back().description += "Wort" + std::string(static_cast<std::size_t>(i % 17), 'e') + " ";
  books.back().pages[0].picture = support::flower_meadow(support::Shape::landscape, 4, 2);
  books.push_back(support::meadow_book(1));
  books.back().title = "🦖";
  books.back().pages[0].picture = support::black_square(1000, 10);
  books.push_back(support::meadow_book(1));
  books.back().title = books[2].title;
  books.back().description = books[2].description;
  books.back().pages[0].picture = support::flower_meadow(support::Shape::landscape, 4, 2);
  books.push_back(support::meadow_book(120));
  for (std::size_t i = 0; i < 120; i += 2)
    books.back().pages[i].made_by = "Bildmodell " + std::to_string(i % 10);
  return books;
}

std::vector<PrintOptions> all_options() {
  std::vector<PrintOptions> all;
  for (const BookPaper paper : {BookPaper::a4, BookPaper::a5, BookPaper::letter, BookPaper::square}) {
    for (const HoleMargin margin : {HoleMargin::none, HoleMargin::left, HoleMargin::inner}) {
      all.push_back({paper, false, margin});
      all.push_back({paper, true, margin});
    }
  }
  all.push_back({.imposition = Imposition::booklet, .sound_chart = true});
  return all;
}

TEST(BookLayout, PrintsNothingOutsideOfThePrintArea) {
  for (const BookContent& book : odd_books()) {
    for (const PrintOptions& options : all_options()) {
      for (const Sheet& sheet : lay_out(book, options, measure)) {
        const geometry::Rect allowed = sheet.print_area.inflated(1e-6);
        for (const Mark& mark : sheet.marks) {
          const geometry::Rect ink = std::visit(InkBox(), mark);
          EXPECT_GE(ink.left, allowed.left) << sheet.bookmark;
          EXPECT_GE(ink.top, allowed.top) << sheet.bookmark;
          EXPECT_LE(ink.right, allowed.right) << sheet.bookmark;
          EXPECT_LE(ink.bottom, allowed.bottom) << sheet.bookmark;
        }
      }
    }
  }
}

TEST(BookLayout, PutsNoTextOnTextOrPicture) {
  for (const BookContent& book : odd_books()) {
    for (const PrintOptions& options : all_options()) {
      for (const Sheet& sheet : lay_out(book, options, measure)) {
        std::vector<geometry::Rect> taken;
        for (const Mark& mark : sheet.marks) {
          if (std::holds_alternative<drawing::Shape>(mark)) continue;
          const geometry::Rect ink = std::visit(InkBox(), mark).inflated(-1e-6);
          for (const geometry::Rect& other : taken) {
            EXPECT_TRUE(ink.intersection(other).empty()) << sheet.bookmark << " of " << book.title;
          }
          taken.push_back(ink);
        }
      }
    }
  }
}

TEST(BookLayout, KeepsTheMargins) {
  for (const PrintOptions& options : all_options()) {
    const auto sheets = lay_out(support::meadow_book(2), options, measure);
    for (std::size_t i = 0; i < sheets.size(); ++i) {
      const Sheet& sheet = sheets[i];
      const bool back = i % 2 == 1;
      const bool at_left =
          options.hole_margin == HoleMargin::left || (options.hole_margin == HoleMargin::inner && !back);
      const bool at_right = options.hole_margin == HoleMargin::inner && back;
      EXPECT_DOUBLE_EQ(sheet.print_area.left, at_left ? 20 : 12);
      EXPECT_DOUBLE_EQ(sheet.width_mm - sheet.print_area.right, at_right ? 20 : 12);
      EXPECT_DOUBLE_EQ(sheet.print_area.top, 12);
      EXPECT_DOUBLE_EQ(sheet.height_mm - sheet.print_area.bottom, 12);
    }
  }
}

TEST(BookLayout, KnowsThePapers) {
  const BookContent book = support::meadow_book(1);
  EXPECT_DOUBLE_EQ(lay_out(book, {BookPaper::a4, false, {}}, measure)[0].width_mm, 210);
  EXPECT_DOUBLE_EQ(lay_out(book, {BookPaper::a5, false, {}}, measure)[0].height_mm, 210);
  EXPECT_DOUBLE_EQ(lay_out(book, {BookPaper::letter, false, {}}, measure)[0].height_mm, 279.4);
}

TEST(BookLayout, TurnsTheSheetOfAWidePicture) {
  BookContent book = support::meadow_book(2);
  book.pages[0].picture = support::flower_meadow(support::Shape::landscape, 4, 2);
  const auto sheets = lay_out(book, {}, measure);
  EXPECT_LT(sheets[0].width_mm, sheets[0].height_mm);
  EXPECT_DOUBLE_EQ(sheets[1].width_mm, 297);
  EXPECT_DOUBLE_EQ(sheets[1].height_mm, 210);
}

const PictureMark* picture_of(const Sheet& sheet) {
  for (const Mark& mark : sheet.marks) {
    if (const auto* picture = std::get_if<PictureMark>(&mark)) return picture;
  }
  return nullptr;
}

TEST(BookLayout, ScalesPicturesEvenlyToFillTheSheet) {
  for (const BookContent& book : odd_books()) {
    for (const Sheet& sheet : lay_out(book, {}, measure)) {
      const PictureMark* picture = picture_of(sheet);
      if (picture == nullptr) continue;
      EXPECT_DOUBLE_EQ(picture->to_sheet.a, picture->to_sheet.d);
      EXPECT_GT(picture->to_sheet.a, 0);
      if (sheet.bookmark == "Titelblatt") continue;
      const bool full_width = picture->area.width() > sheet.print_area.width() - 1e-6;
      const bool full_height = picture->area.height() > sheet.print_area.height() - 11.5;
      EXPECT_TRUE(full_width || full_height);
    }
  }
}

TEST(BookLayout, ShowsAPictureOfAtLeastAThirdOfTheCoversHeightInPortrait) {
  BookContent book = odd_books()[2];
  book.pages[0].picture = support::flower_meadow(support::Shape::portrait, 4, 2);
  const Sheet cover = lay_out(book, {}, measure)[0];
  EXPECT_GT(picture_of(cover)->area.height(), cover.height_mm / 3);
}

TEST(BookLayout, MarksEveryPrintedSide) {
  BookContent book = support::meadow_book(2);
  book.pages[1].caption = "Dino 🦖 im\nAll";
  std::vector<std::string> bookmarks;
  for (const Sheet& sheet : lay_out(book, {BookPaper::a4, true, {}}, measure))
    bookmarks.push_back(sheet.bookmark);
  EXPECT_EQ(bookmarks, (std::vector<std::string>{"Titelblatt", "", "Seite 1: Eine Wiese mit Blümchen", "",
                                                 "Seite 2: Dino im All", "", "Quellen und Lizenzen"}));
}

TEST(BookLayout, CountsAFrameOnTheEdgeAsPartOfThePicture) {
  const BookContent book = support::meadow_book(1);
  const auto& picture = std::get<drawing::Picture>(book.pages[0].picture);
  const drawing::Shape& frame = picture.shapes.back();
  ASSERT_EQ(frame.role, drawing::Role::frame);
  for (const Sheet& sheet : lay_out(book, {}, measure)) {
    const PictureMark* mark = picture_of(sheet);
    if (mark == nullptr) continue;
    const geometry::Rect ink =
        frame.path.transformed(mark->to_sheet).bounds().inflated(frame.line_mm * mark->to_sheet.a / 2);
    EXPECT_NEAR(ink.left, mark->area.left, 1e-6);
    EXPECT_NEAR(ink.bottom, mark->area.bottom, 1e-6);
  }
}

TEST(BookLayout, LeavesBlankSidesEmpty) {
  const auto sheets = lay_out(support::meadow_book(1), {BookPaper::a4, true, {}}, measure);
  EXPECT_TRUE(sheets[1].marks.empty());
  EXPECT_TRUE(sheets[3].marks.empty());
}

TEST(PrintedTitle, IsNeverEmpty) {
  BookContent book;
  EXPECT_EQ(printed_title(book, measure), "Mein Malbuch");
  book.title = "🦖 \n";
  EXPECT_EQ(printed_title(book, measure), "Mein Malbuch");
  book.title = " Wald\nund Wiese ";
  EXPECT_EQ(printed_title(book, measure), "Wald und Wiese");
}

TEST(Ornament, StaysInItsBox) {
  for (const double width : {80.0, 120.0, 186.0, 273.0}) {
    for (const double height : {100.0, 186.0, 250.0}) {
      const geometry::Rect box{10, 20, 10 + width, 20 + height};
      for (const Border& border : {scalloped_border(box, 9.5), picture_frame(box)}) {
        for (const drawing::Shape& shape : border.shapes) {
          const geometry::Rect ink = InkBox()(shape);
          EXPECT_TRUE(box.inflated(1e-6).contains({ink.left, ink.top}));
          EXPECT_TRUE(box.inflated(1e-6).contains({ink.right, ink.bottom}));
        }
        EXPECT_GT(border.inside.width(), 0.6 * width);
      }
    }
  }
}

}  // namespace
}  // namespace books

#include "books/imposition.h"

#include <gtest/gtest.h>

#include "base/error.h"
#include "books/book_layout.h"
#include "books/cover_colours.h"
#include "books/cover_wrap.h"
#include "books/lessons/colour_task.h"
#include "books/lessons/element_kinds.h"
#include "books/sheet_parts.h"
#include "geometry/mask.h"
#include "support/lesson_books.h"
#include "support/plain_measure.h"
#include "support/sample_books.h"

namespace books {
namespace {

const support::PlainMeasure measure;

std::vector<Sheet> sides_of(std::size_t count) {
  Sheet side;
  side.width_mm = 148.5;
  side.height_mm = 210;
  return {count, side};
}

// The field and the reason of the refusal; empty if there is none.
std::string refusal(const PrintOptions& options) {
  try {
    require_possible(options);
  } catch (const base::AppError& error) {
    return error.field() + " " + error.reason();
  }
  return "";
}

constexpr std::size_t blank = 1000;

// The side on a half of the paper.
std::size_t side_at(const PaperSide& paper, bool right) {
  for (const PlacedSide& placed : paper.sides) {
    if ((placed.to_paper({1, 1}).x > paper.width_mm / 2) == right) return placed.side;
  }
  return blank;
}

TEST(Imposition, AFoldedBookletIsReadInOrder) {
  for (std::size_t count = 1; count <= 24; ++count) {
    const auto papers = impose(sides_of(count), {.imposition = Imposition::booklet});
    ASSERT_EQ(papers.size(), (count + 3) / 4 * 2) << count;
    // Turning the pages: the right half of each front, the left half of its back, inwards and out again.
    std::vector<std::size_t> read;
    for (std::size_t i = 0; i < papers.size(); i += 2) {
      read.push_back(side_at(papers[i], true));
      read.push_back(side_at(papers[i + 1], false));
    }
    for (std::size_t i = papers.size(); i > 0; i -= 2) {
      read.push_back(side_at(papers[i - 1], true));
      read.push_back(side_at(papers[i - 2], false));
    }
    for (std::size_t i = 0; i < read.size(); ++i) EXPECT_EQ(read[i], i < count ? i : blank) << count;
    for (const PaperSide& paper : papers) {
      EXPECT_DOUBLE_EQ(paper.width_mm, 297);
      EXPECT_DOUBLE_EQ(paper.height_mm, 210);
    }
  }
}

TEST(Imposition, RefusesABookletThatDoesNotFold) {
  const PrintOptions options{.imposition = Imposition::booklet};
  EXPECT_EQ(impose(sides_of(most_booklet_sides), options).size(), most_booklet_sides / 2);
  try {
    impose(sides_of(most_booklet_sides + 1), options);
    FAIL() << "was not refused";
  } catch (const base::AppError& error) {
    EXPECT_EQ(error.reason(), "booklet_too_thick");
    EXPECT_EQ(error.field(), "imposition");
    EXPECT_EQ(error.arguments(), (std::vector<std::string>{"81", "80"}));
  }
}

TEST(Imposition, TwoSidesShareASheetInReadingOrder) {
  const auto papers = impose(sides_of(5), {.imposition = Imposition::two_up});
  ASSERT_EQ(papers.size(), 3U);
  for (std::size_t i = 0; i < 5; ++i) EXPECT_EQ(side_at(papers[i / 2], i % 2 == 1), i);
  EXPECT_EQ(side_at(papers[2], true), blank);
}

TEST(Imposition, SaysWhichOptionsContradictEachOther) {
  for (const Imposition two : {Imposition::two_up, Imposition::booklet}) {
    for (const BookPaper paper : {BookPaper::a5, BookPaper::square, BookPaper::square_inch}) {
      EXPECT_EQ(refusal({.paper = paper, .imposition = two}), "imposition imposition_paper");
      EXPECT_EQ(refusal({.paper = paper}), "");
    }
    EXPECT_EQ(refusal({.imposition = two}), "");
    EXPECT_EQ(refusal({.paper = BookPaper::letter, .imposition = two}), "");
    EXPECT_EQ(refusal({.imposition = two, .bleed = true}), "bleed imposition_with_bleed");
    EXPECT_EQ(refusal({.part = BookPart::wrap, .imposition = two}), "part imposition_with_wrap");
  }
  EXPECT_EQ(refusal({.hole_margin = HoleMargin::inner, .imposition = Imposition::booklet}),
            "holeMargin booklet_with_holes");
  EXPECT_EQ(refusal({.hole_margin = HoleMargin::left, .imposition = Imposition::two_up}), "");
}

// Everything that stands on a side stands within its half of the sheet.
TEST(Imposition, TurnsWhatLiesAcrossIntoItsHalf) {
  BookContent book = support::meadow_book(3);
  book.pages[1].picture = support::flower_meadow(support::Shape::landscape, 4, 2);
  const PrintOptions options{.imposition = Imposition::booklet};
  const std::vector<Sheet> sides = lay_out(book, options, measure);
  bool turned = false;
  for (const PaperSide& paper : impose(sides, options)) {
    for (const PlacedSide& placed : paper.sides) {
      const Sheet& side = sides[placed.side];
      const geometry::Point a = placed.to_paper({0, 0}), b = placed.to_paper({side.width_mm, side.height_mm});
      const double left = std::min(a.x, b.x), right = std::max(a.x, b.x);
      EXPECT_NEAR(right - left, 148.5, 1e-9);
      EXPECT_NEAR(std::abs(a.y - b.y), 210, 1e-9);
      EXPECT_TRUE(std::abs(left) < 1e-9 || std::abs(left - 148.5) < 1e-9);
      if (side.width_mm <= side.height_mm) continue;
      turned = true;
      EXPECT_NEAR(placed.to_paper({side.width_mm / 2, 0}).x, left, 1e-9);  // its top to the left
    }
  }
  EXPECT_TRUE(turned);
}

TEST(Imposition, BleedIsCutOffAgain) {
  const struct {
    BookPaper paper;
    double width_mm, trim_mm;
  } cases[] = {{BookPaper::a4, 216, 3},
               {BookPaper::square, 216, 3},
               {BookPaper::letter, 222.25, 3.175},
               {BookPaper::square_inch, 222.25, 3.175}};
  for (const auto& expected : cases) {
    const PrintOptions options{.paper = expected.paper, .bleed = true};
    const std::vector<Sheet> sides = lay_out(support::meadow_book(1), options, measure);
    for (const PaperSide& paper : impose(sides, options)) {
      EXPECT_NEAR(paper.width_mm, expected.width_mm, 1e-9);
      EXPECT_NEAR(paper.trim.left, expected.trim_mm, 1e-9);
      EXPECT_NEAR(paper.width_mm - paper.trim.right, expected.trim_mm, 1e-9);
    }
  }
}

TEST(Imposition, TheInsideHasNoCoverAndSidesOfOneSize) {
  BookContent book = support::meadow_book(3);
  book.pages[1].picture = support::flower_meadow(support::Shape::landscape, 4, 2);
  const PrintOptions whole, inside{.part = BookPart::inside};
  const std::vector<Sheet> sides = lay_out(book, inside, measure);
  EXPECT_EQ(sides.size() + 1, lay_out(book, whole, measure).size());
  EXPECT_EQ(sides.front().bookmark.substr(0, 7), "Seite 1");
  for (const PaperSide& paper : impose(sides, inside)) {
    EXPECT_DOUBLE_EQ(paper.width_mm, 210);
    EXPECT_DOUBLE_EQ(paper.height_mm, 297);
  }
}

TEST(Imposition, ASquareBookHasSquareSidesOnly) {
  BookContent book = support::meadow_book(2);
  book.pages[1].picture = support::flower_meadow(support::Shape::landscape, 4, 2);
  for (const Sheet& side :
       lay_out(book, {.paper = BookPaper::square_inch, .hole_margin = HoleMargin::left}, measure)) {
    EXPECT_DOUBLE_EQ(side.width_mm, 215.9);
    EXPECT_DOUBLE_EQ(side.height_mm, 215.9);
    EXPECT_DOUBLE_EQ(side.print_area.left, 20);
  }
}

TEST(CoverWrap, TheSpineIsAsThickAsTheBook) {
  EXPECT_DOUBLE_EQ(spine_mm(100), 5.72);
  EXPECT_DOUBLE_EQ(spine_mm(99), spine_mm(100));  // a leaf has two sides
  for (const std::size_t pages : {4U, 130U}) {
    const PrintOptions options{.paper = BookPaper::square_inch, .part = BookPart::wrap};
    const BookContent book = support::meadow_book(static_cast<int>(pages));
    const std::vector<Sheet> sides = lay_out(book, options, measure);
    ASSERT_EQ(sides.size(), 3U);
    const double spine = spine_mm(pages + 1);
    EXPECT_DOUBLE_EQ(sides[1].height_mm, spine);
    EXPECT_EQ(sides[1].marks.empty(), spine < thinnest_titled_spine_mm) << pages;
    const auto papers = impose(sides, options);
    ASSERT_EQ(papers.size(), 1U);
    EXPECT_NEAR(papers[0].width_mm, 2 * 215.9 + spine + 2 * 3.175, 1e-9);
    EXPECT_NEAR(papers[0].height_mm, 215.9 + 2 * 3.175, 1e-9);
  }
}

TEST(CoverWrap, LeavesRoomForABarCode) {
  for (const int pages : {1, 2, 3, 20}) {
    const PrintOptions options{.part = BookPart::wrap};
    const Sheet back = lay_out(support::meadow_book(pages), options, measure).front();
    const geometry::Rect room{210 - 22 - 52, 297 - 22 - 28, 210 - 22, 297 - 22};
    for (const Mark& mark : back.marks) {
      if (const auto* picture = std::get_if<PictureMark>(&mark)) {
        EXPECT_TRUE(picture->area.intersection(room).empty()) << pages;
      }
      if (const auto* text = std::get_if<TextMark>(&mark)) {
        EXPECT_FALSE(room.contains(text->start)) << pages;
      }
    }
  }
}

TEST(CoverWrap, TheFrontHasTheChosenPictureAndTheBackTheOthers) {
  BookContent book = support::meadow_book(4);
  book.cover_page = 2;
  for (const bool in_colour : {false, true}) {
    const auto shown = [&](const Sheet& side) {
      std::vector<std::size_t> pages;
      for (const Mark& mark : side.marks) {
        if (const auto* picture = std::get_if<PictureMark>(&mark)) pages.push_back(picture->page);
      }
      return pages;
    };
    const std::vector<Sheet> sides =
        lay_out(book, {.part = BookPart::wrap, .colour_cover = in_colour}, measure);
    EXPECT_EQ(shown(sides.front()), (std::vector<std::size_t>{0, 1, 3}));
    EXPECT_EQ(shown(sides.back()), (std::vector<std::size_t>{2}));
  }
}

TEST(CoverInColour, LeavesTheOthersBlackAndWhite) {
  const BookContent book = support::drawn_book({"Ein Löwe in der Savanne", "Drei Fische im Meer"}, {});
  const auto count_colours = [&](const PrintOptions& options) {
    std::vector<std::size_t> counts;
    for (const Sheet& side : lay_out(book, options, measure)) {
      std::size_t count = 0;
      for (const Mark& mark : side.marks) {
        const auto* picture = std::get_if<PictureMark>(&mark);
        count += std::holds_alternative<ColouredShape>(mark) || (picture != nullptr && picture->colours);
      }
      counts.push_back(count);
    }
    return counts;
  };
  // Solutions of painted pages are painted.
  const auto coloured = count_colours({.solutions = false, .colour_cover = true}),
             plain = count_colours({.solutions = false});
  EXPECT_GT(coloured.front(), 10U);
  for (std::size_t i = 0; i < plain.size(); ++i) {
    EXPECT_EQ(plain[i], 0U);
    if (i > 0) {
      EXPECT_EQ(coloured[i], 0U);
    }
  }
}

TEST(CoverInColour, ABitmapHasItsColoursLaidOver) {
  BookContent book = support::meadow_book(1);
  book.pages[0].picture = support::black_square(300, 400);
  const std::vector<Sheet> sheets = lay_out(book, {.colour_cover = true}, measure);
  for (const Mark& mark : sheets.front().marks) {
    if (const auto* picture = std::get_if<PictureMark>(&mark)) {
      EXPECT_FALSE(picture->colours);
    }
  }
}

// A frame, a line across the middle and a house on it, of four pixels' width.
Bitmap line_art() {
  Bitmap bitmap{400, 600, std::string(50 * 600, '\0')};
  const auto box = [&](int left, int top, int right, int bottom) {
    for (int y = top; y < bottom; ++y) {
      for (int x = left; x < right; ++x)
        bitmap.bits[static_cast<std::size_t>(y * 50 + x / 8)] |= static_cast<char>(0x80 >> (x % 8));
    }
  };
  box(0, 0, 400, 4), box(0, 596, 400, 600), box(0, 0, 4, 600), box(396, 0, 400, 600);
  box(0, 300, 400, 304);
  box(150, 200, 250, 204), box(150, 200, 154, 300), box(246, 200, 250, 300);
  return bitmap;
}

TEST(CoverInColour, OfABitmapOnlyTheWhiteIsColoured) {
  Page page;
  page.picture = line_art();
  BookContent book = support::meadow_book(1);
  book.pages[0] = page;
  const PictureMark mark = picture_mark(book, 0, {10, 10, 110, 160});
  const std::vector<ColouredShape> patches = patches_of_colour(page, mark);
  const geometry::Affine to_pixel = mark.to_sheet.inverse();
  const auto colour_at = [&](geometry::Point pixel) {
    std::vector<Colour> found;
    for (const ColouredShape& patch : patches) {
      geometry::Mask mask({0, 0, 400, 600}, 1);
      mask.fill(patch.shape.path.transformed(to_pixel), false, true, 0.1);
      if (mask.at(pixel)) found.push_back(patch.colour);
    }
    return found;
  };
  using lessons::Crayon;
  const std::vector<Colour> sky = {lessons::colour_of(Crayon::light_blue)},
                            grass = {lessons::colour_of(Crayon::light_green)};
  EXPECT_EQ(colour_at({200, 50}), sky);
  EXPECT_EQ(colour_at({200, 500}), grass);
  const auto house = colour_at({200, 250});
  ASSERT_EQ(house.size(), 1U);
  EXPECT_NE(house, sky);
  for (const geometry::Point ink : {geometry::Point{200.5, 302}, {152, 250.5}, {2, 100.5}}) {
    EXPECT_TRUE(colour_at(ink).empty()) << ink.x << ' ' << ink.y;
  }
  EXPECT_TRUE(patches_of_colour(support::meadow_book(1).pages[0], mark).empty());
}

// A traced page has shapes, and nobody knows what they are.
TEST(CoverInColour, ATracedPageHasSkyAboveAndGrassBelow) {
  drawing::Picture traced = support::flower_meadow(support::Shape::portrait, 0, 1);
  traced.elements.clear();
  traced.shapes.clear();
  const auto add = [&](const geometry::Rect& box) {
    drawing::Shape shape;
    shape.path.add_rect(box);
    shape.line_mm = 1;
    traced.shapes.push_back(shape);
  };
  const double width = traced.width_mm, height = traced.height_mm, middle = height / 2;
  traced.clip = {0, 0, width, height};
  add({0, 0, width, middle});
  add({0, middle, width, height});
  add({width / 2 - 20, middle - 20, width / 2 + 20, middle + 20});
  Page page;
  page.picture = traced;
  const auto colours = natural_colours(page);
  ASSERT_TRUE(colours);
  EXPECT_EQ(colours->shapes.at(0), lessons::colour_of(lessons::Crayon::light_blue));
  EXPECT_EQ(colours->shapes.at(1), lessons::colour_of(lessons::Crayon::light_green));
  EXPECT_NE(colours->shapes.at(2), colours->shapes.at(0));
  EXPECT_NE(colours->shapes.at(2), colours->shapes.at(1));
}

TEST(CoverInColour, TheSkyOfTheNightIsDark) {
  drawing::Picture night = support::flower_meadow(support::Shape::portrait, 3, 1), day = night;
  night.elements.push_back({"", "Mond", false, {}});
  day.elements.push_back({"", "Mond", false, {}});
  day.elements.push_back({"", "Sonne", false, {}});
  EXPECT_TRUE(lessons::has_dark_sky(night));
  EXPECT_FALSE(lessons::has_dark_sky(day));
  const auto paper = [](const drawing::Picture& picture) {
    Page page;
    page.picture = picture;
    return natural_colours(page)->paper;
  };
  EXPECT_EQ(paper(night), lessons::colour_of(lessons::Crayon::blue));
  EXPECT_EQ(paper(day), lessons::colour_of(lessons::Crayon::light_blue));
}

}  // namespace
}  // namespace books

#include "render/pdf_book_writer.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>
#include <sstream>
#include <stdexcept>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/error.h"
#include "books/bitmap_reader.h"
#include "books/page_plan.h"
#include "render/png_writer.h"
#include "support/lesson_books.h"
#include "support/process.h"
#include "support/sample_books.h"

namespace render {
namespace {

using books::BookContent;
using books::BookPaper;
using books::HoleMargin;
using books::PrintOptions;
using testing::ContainsRegex;
using testing::HasSubstr;
using testing::Not;

// A written book as a file, and what the usual tools say about it.
class PdfFile {
 public:
  explicit PdfFile(const std::string& bytes) : name_(folder_.write("book.pdf", bytes)) {}

  std::string ask(std::vector<std::string> command) const {
    command.push_back(name_);
    const support::ProcessResult result = support::run_process(command);
    EXPECT_EQ(result.exit_code, 0) << command.front() << ": " << result.output;
    return result.output;
  }
  std::string text(int page) const {
    const std::string number = std::to_string(page);
    const support::ProcessResult result =
        support::run_process({"pdftotext", "-f", number, "-l", number, "-layout", name_, "-"});
    EXPECT_EQ(result.exit_code, 0) << result.output;
    return result.output;
  }
  // One page in grey, 72 dots an inch: a PGM's width, height and pixels.
  struct Grey {
    int width = 0, height = 0;
    std::string pixels;
    int at(int x, int y) const {
      return static_cast<unsigned char>(pixels[static_cast<std::size_t>(y * width + x)]);
    }
  };
  Grey render(int page) const {
    const std::string number = std::to_string(page);
    const support::ProcessResult result =
        support::run_process({"pdftoppm", "-gray", "-r", "72", "-f", number, "-l", number, name_});
    EXPECT_EQ(result.exit_code, 0);
    Grey grey;
    int header = 0;
    EXPECT_EQ(std::sscanf(result.output.c_str(), "P5 %d %d 255%n", &grey.width, &grey.height, &header), 2);
    grey.pixels = result.output.substr(static_cast<std::size_t>(header) + 1);
    EXPECT_EQ(grey.pixels.size(), static_cast<std::size_t>(grey.width * grey.height));
    return grey;
  }

 private:
  support::TemporaryFolder folder_;
  std::string name_;
};

std::string write(const BookContent& book, const PrintOptions& options = {}) {
  return PdfBookWriter().write(book, options);
}

TEST(PdfBookWriter, WritesAFileWithoutFaults) {
  for (const bool blank_backs : {false, true}) {
    BookContent book = support::meadow_book(2);
    book.pages.push_back({support::black_square(100, 60), "Bildmodell", ""});
    const PdfFile file(write(book, {BookPaper::a4, blank_backs, HoleMargin::inner}));
    EXPECT_THAT(file.ask({"qpdf", "--check"}), HasSubstr("No syntax or stream encoding errors found"));
    const std::string info = file.ask({"pdfinfo", "-box"});
    EXPECT_THAT(info, ContainsRegex("Pages: +" + std::to_string(blank_backs ? 9 : 5) + "\n"));
    EXPECT_THAT(info, HasSubstr("(A4)"));
    EXPECT_THAT(info, ContainsRegex("MediaBox: +0.00 +0.00 +595.28 +841.89"));
    EXPECT_THAT(info, ContainsRegex("TrimBox: +0.00 +0.00 +595.28 +841.89"));
    EXPECT_THAT(info, Not(HasSubstr("Error")));
  }
}

TEST(PdfBookWriter, HasThePagesThatTheOptionsPromise) {
  const BookContent book = support::meadow_book(3);
  for (const BookPaper paper : {BookPaper::a4, BookPaper::a5, BookPaper::letter}) {
    for (const HoleMargin margin : {HoleMargin::none, HoleMargin::left, HoleMargin::inner}) {
      for (const bool blank_backs : {false, true}) {
        const PdfFile file(write(book, {paper, blank_backs, margin}));
        EXPECT_THAT(file.ask({"qpdf", "--show-npages"}), blank_backs ? "9\n" : "5\n");
      }
    }
  }
}

// The lines of `pdfinfo -box` that give the sizes of a page's boxes, in whole points.
std::string box(const PdfFile& file, const std::string& name) {
  std::istringstream lines(file.ask({"pdfinfo", "-box"}));
  for (std::string line; std::getline(lines, line);) {
    double left = 0, bottom = 0, right = 0, top = 0;
    if (!line.starts_with(name)) continue;
    EXPECT_EQ(std::sscanf(line.c_str() + name.size() + 1, "%lf %lf %lf %lf", &left, &bottom, &right, &top),
              4);
    return std::to_string(std::lround(right - left)) + " x " + std::to_string(std::lround(top - bottom));
  }
  return "";
}

TEST(PdfBookWriter, PrintsBookletsTwoOnASheetAndForPrintShops) {
  BookContent book = support::meadow_book(3);
  book.pages[1].picture = support::flower_meadow(support::Shape::landscape, 4, 2);
  const struct {
    PrintOptions options;
    const char *pages, *media, *trim;
  } cases[] = {{{.imposition = books::Imposition::booklet}, "4\n", "842 x 595", "842 x 595"},
               {{.paper = BookPaper::letter, .imposition = books::Imposition::two_up},
                "3\n",
                "792 x 612",
                "792 x 612"},
               {{.paper = BookPaper::square}, "5\n", "595 x 595", "595 x 595"},
               {{.paper = BookPaper::square_inch, .bleed = true}, "5\n", "630 x 630", "612 x 612"},
               {{.part = books::BookPart::inside, .bleed = true, .colour_cover = true},
                "4\n",
                "612 x 859",
                "595 x 842"},
               {{.paper = BookPaper::square_inch, .part = books::BookPart::wrap, .colour_cover = true},
                "1\n",
                "1243 x 630",
                "1225 x 612"}};
  for (const auto& expected : cases) {
    const PdfFile file(write(book, expected.options));
    EXPECT_THAT(file.ask({"qpdf", "--check"}), HasSubstr("No syntax or stream encoding errors found"));
    EXPECT_EQ(file.ask({"qpdf", "--show-npages"}), expected.pages);
    EXPECT_EQ(box(file, "MediaBox:"), expected.media);
    EXPECT_EQ(box(file, "TrimBox:"), expected.trim);
    EXPECT_EQ(box(file, "BleedBox:"), expected.media);
  }
  const PdfFile booklet(write(book, {.imposition = books::Imposition::booklet}));
  EXPECT_THAT(booklet.ask({"qpdf", "--json", "--json-key=qpdf"}), HasSubstr("/DuplexFlipShortEdge"));
  EXPECT_THROW(write(book, {.paper = BookPaper::a5, .imposition = books::Imposition::booklet}),
               base::AppError);
}

// However its sides lie on paper, who has the book read aloud hears it in its order.
TEST(PdfBookWriter, IsReadAloudInOrder) {
  BookContent book = support::meadow_book(2);
  book.story = books::Story{"Die Reise", {"Ein Löwe ging los.", "Da traf er drei Fische."}};
  for (const books::Imposition imposition : {books::Imposition::single, books::Imposition::booklet}) {
    const std::string spoken =
        PdfFile(write(book, {.imposition = imposition})).ask({"pdfinfo", "-enc", "UTF-8", "-struct-text"});
    EXPECT_THAT(spoken, testing::StartsWith("Document\n  Sect\n"));
    EXPECT_THAT(spoken, Not(HasSubstr("Error")));
    std::size_t from = 0;
    for (const char* words :
         {"    H1 (block)\n      \"Blümchen auf der Wiese\"", "    Figure:\n",
          "    H2 (block)\n      \"Die Reise\"", "    P (block)\n      \"Ein Löwe ging los.\"",
          "    P (block)\n      \"Da traf er drei Fische.\"", "    H2 (block)\n      \"Über dieses Malbuch\"",
          "    H3 (block)\n"}) {
      const std::size_t found = spoken.find(words, from);
      ASSERT_NE(found, std::string::npos) << words << " after " << from << "\n" << spoken;
      from = found;
    }
  }
}

TEST(PdfBookWriter, DescribesEveryPicture) {
  BookContent book =
      support::drawn_book({"Ein Löwe in der Savanne"}, {books::LessonKind::math, books::LessonLevel::easy});
  book.pages.push_back({support::black_square(300, 400), "Bildmodell", "Ein Würfel"});
  book.pages.push_back({support::black_square(300, 400), "Bildmodell", ""});
  const PdfFile file(write(book));
  const std::string objects = file.ask({"qpdf", "--json", "--json-key=qpdf"});
  EXPECT_THAT(objects, HasSubstr("\"/Alt\": \"u:Ein Löwe in der Savanne"));
  EXPECT_THAT(objects, HasSubstr("\"/Alt\": \"u:Ein Würfel"));
  EXPECT_THAT(objects, HasSubstr("\"/Alt\": \"u:Ausmalbild 3"));
  EXPECT_THAT(objects, HasSubstr("\"/Alt\": \"u:Zeichnung zur Aufgabe „Rechne und male“"));
  const auto count = [&](const std::string& words) {
    std::size_t found = 0;
    for (std::size_t at = objects.find(words); at != std::string::npos; at = objects.find(words, at + 1))
      ++found;
    return found;
  };
  EXPECT_EQ(count("\"/S\": \"/Figure\""), count("\"/Alt\": "));
  EXPECT_EQ(count("\"/S\": \"/Figure\""), count("\"/BBox\": "));
}

TEST(PdfBookWriter, SaysTheSameOfItselfAsXmp) {
  BookContent book = support::meadow_book(1);
  book.title = "Größe & <Glück>";
  const PdfFile file(write(book));
  const std::string packet = file.ask({"pdfinfo", "-meta"});
  EXPECT_THAT(packet, HasSubstr("<rdf:li xml:lang=\"x-default\">Größe &amp; &lt;Glück&gt;</rdf:li>"));
  EXPECT_THAT(packet, HasSubstr("<dc:creator><rdf:Seq><rdf:li>Buntstift</rdf:li>"));
  EXPECT_THAT(packet, HasSubstr("<dc:language><rdf:Bag><rdf:li>de-DE</rdf:li>"));
  EXPECT_THAT(packet, HasSubstr("<xmp:CreateDate>2026-03-14T09:00:00.000Z</xmp:CreateDate>"));
  EXPECT_THAT(packet, ContainsRegex("<pdf:Producer>Haru [^<]+</pdf:Producer>"));
  const std::string objects = file.ask({"qpdf", "--json", "--json-key=qpdf"});
  EXPECT_THAT(objects, HasSubstr("\"/Marked\": true"));
  EXPECT_THAT(objects, HasSubstr("\"/DisplayDocTitle\": true"));
  EXPECT_THAT(objects, HasSubstr("\"/OutputConditionIdentifier\": \"u:sRGB IEC61966-2.1\""));
  EXPECT_THAT(objects, HasSubstr("\"/ID\": ["));
}

TEST(PdfBookWriter, ColoursTheCoverOnly) {
  const BookContent book = support::drawn_book({"Ein Löwe in der Savanne"}, {});
  const PdfFile coloured(write(book, {.colour_cover = true})), plain(write(book));
  const auto colours_on = [](const PdfFile& file, const std::string& page) {
    const std::string pixels = file.ask({"pdftoppm", "-r", "20", "-f", page, "-l", page});
    std::size_t coloured_pixels = 0;
    for (std::size_t i = pixels.find("255\n") + 4; i + 2 < pixels.size(); i += 3) {
      coloured_pixels += pixels[i] != pixels[i + 1] || pixels[i] != pixels[i + 2];
    }
    return coloured_pixels;
  };
  EXPECT_GT(colours_on(coloured, "1"), 10'000U);
  EXPECT_EQ(colours_on(coloured, "2"), 0U);
  EXPECT_EQ(colours_on(plain, "1"), 0U);
  const std::vector<books::PlannedSide> plan = books::plan_pages(book, {});
  EXPECT_THAT(PdfBookWriter().write_side(book, {.colour_cover = true}, plan, 0),
              HasSubstr("fill=\"#bae2f6\""));
}

TEST(PdfBookWriter, WritesTheSoundChart) {
  const std::string bytes = PdfBookWriter().write_sound_chart();
  EXPECT_EQ(bytes, PdfBookWriter().write_sound_chart());
  const PdfFile file(bytes);
  EXPECT_THAT(file.ask({"qpdf", "--check"}), HasSubstr("No syntax or stream encoding errors found"));
  EXPECT_EQ(file.ask({"qpdf", "--show-npages"}), "1\n");
  EXPECT_THAT(file.text(1), HasSubstr("Anlauttabelle"));
  EXPECT_THAT(file.text(1), HasSubstr("Sch sch"));
  EXPECT_THAT(file.ask({"qpdf", "--json", "--json-key=qpdf"}), HasSubstr("\"/Alt\": \"u:Affe\""));
}

TEST(PdfBookWriter, PrintsOnePageByItself) {
  books::Page page = support::meadow_book(1).pages[0];
  page.caption = "Drei Äpfel auf der Wiese";
  const auto sheet = [&](BookPaper paper) { return PdfFile(PdfBookWriter().write_page(page, paper, {})); };
  const PdfFile file = sheet(BookPaper::a4);
  EXPECT_THAT(file.ask({"qpdf", "--check"}), HasSubstr("No syntax or stream encoding errors found"));
  const std::string info = file.ask({"pdfinfo"});
  EXPECT_THAT(info, ContainsRegex("Title: +Drei Äpfel auf der Wiese\n"));
  EXPECT_THAT(info, ContainsRegex("Pages: +1\n"));
  EXPECT_THAT(info, HasSubstr("(A4)"));
  // Nothing but the picture: no number, no words.
  EXPECT_EQ(file.text(1).find_first_not_of(" \n\f"), std::string::npos);
  EXPECT_EQ(sheet(BookPaper::a5).render(1).width, 420);
  page.caption.clear();
  EXPECT_THAT(sheet(BookPaper::a4).ask({"pdfinfo"}), ContainsRegex("Title: +Ausmalbild\n"));
  page.picture = support::flower_meadow(support::Shape::landscape, 4, 2);
  EXPECT_EQ(sheet(BookPaper::a4).render(1).width, 842);
}

TEST(PdfBookWriter, TurnsThePageOfAWidePicture) {
  BookContent book = support::meadow_book(1);
  book.pages[0].picture = support::flower_meadow(support::Shape::landscape, 4, 2);
  const PdfFile::Grey page = PdfFile(write(book)).render(2);
  EXPECT_EQ(page.width, 842);
  EXPECT_EQ(page.height, 596);
}

TEST(PdfBookWriter, EmbedsSubsetsOfAndika) {
  const std::string fonts = PdfFile(write(support::meadow_book(1))).ask({"pdffonts"});
  EXPECT_THAT(fonts, ContainsRegex("[A-Z]{6}\\+Andika +CID TrueType +Identity-H +yes yes yes"));
  EXPECT_THAT(fonts, ContainsRegex("[A-Z]{6}\\+Andika-Bold[^ ]* +CID TrueType +Identity-H +yes yes yes"));
  EXPECT_THAT(fonts, Not(HasSubstr("no ")));
  EXPECT_THAT(fonts, Not(HasSubstr("Syntax")));  // what poppler says of a bad character map
}

TEST(PdfBookWriter, LetsTextBeExtractedWithUmlauts) {
  BookContent book = support::meadow_book(2);
  book.title = "Größe & Glück";
  book.description = "„Süße Äpfel“ – für 3 €";
  const PdfFile file(write(book));
  EXPECT_THAT(file.text(1), HasSubstr("Größe & Glück"));
  EXPECT_THAT(file.text(1), HasSubstr("„Süße Äpfel“ – für 3 €"));
  EXPECT_THAT(file.text(1), HasSubstr("Dieses Malbuch gehört:"));
  EXPECT_THAT(file.text(3), HasSubstr("2"));
  EXPECT_THAT(file.text(4), HasSubstr("Über dieses Malbuch"));
  EXPECT_THAT(file.text(4), HasSubstr("SIL Open Font License"));
}

TEST(PdfBookWriter, SaysWhatItIs) {
  BookContent book = support::meadow_book(1);
  book.title = "Größe 🦖";
  const PdfFile file(write(book, {BookPaper::a4, true, HoleMargin::none}));
  const std::string info = file.ask({"pdfinfo", "-enc", "UTF-8"});
  EXPECT_THAT(info, ContainsRegex("Title: +Größe\n"));
  EXPECT_THAT(info, ContainsRegex("Author: +Buntstift\n"));
  EXPECT_THAT(info, ContainsRegex("CreationDate: +Sat Mar 14 09:00:00 2026"));
  EXPECT_THAT(info, ContainsRegex("ModDate: +Sat Mar 14 09:00:00 2026"));
  const std::string objects = file.ask({"qpdf", "--json", "--json-key=qpdf", "--json-key=outlines"});
  EXPECT_THAT(objects, HasSubstr("\"/Lang\": \"u:de-DE\""));
  EXPECT_THAT(objects, HasSubstr("\"/Duplex\": \"/DuplexFlipLongEdge\""));
  EXPECT_THAT(objects, HasSubstr("Titelblatt"));
  EXPECT_THAT(objects, HasSubstr("Seite 1: Eine Wiese mit Blümchen"));
  EXPECT_THAT(objects, HasSubstr("Quellen und Lizenzen"));
}

TEST(PdfBookWriter, KeepsBlackBlackAndWhiteWhiteInBitmaps) {
  BookContent book = support::meadow_book(1);
  book.pages[0].picture = support::black_square(301, 401);
  const PdfFile file(write(book));
  EXPECT_THAT(file.ask({"pdfimages", "-list"}), HasSubstr("ccitt"));
  const PdfFile::Grey page = file.render(2);
  EXPECT_EQ(page.at(page.width / 2, page.height / 2), 0);
  EXPECT_EQ(page.at(page.width / 8, page.height / 2), 255);
  EXPECT_EQ(page.at(page.width / 2, page.height / 9), 255);
}

TEST(PdfBookWriter, PaintsLaterShapesOverEarlierOnes) {
  BookContent book = support::meadow_book(1);
  drawing::Picture picture;
  const auto square = [](double half, drawing::Fill fill) {
    drawing::Shape shape;
    shape.path.add_rect({105 - half, 148.5 - half, 105 + half, 148.5 + half});
    shape.fill = fill;
    return shape;
  };
  picture.shapes = {square(80, drawing::Fill::black), square(40, drawing::Fill::white),
                    square(10, drawing::Fill::black)};
  book.pages[0].picture = picture;
  const PdfFile::Grey page = PdfFile(write(book)).render(2);
  const int x = page.width / 2, y = (page.height - 30) / 2;
  EXPECT_EQ(page.at(x, y), 0);
  EXPECT_EQ(page.at(x + 60, y), 255);
  EXPECT_EQ(page.at(x + 150, y), 0);
  EXPECT_EQ(page.at(3, 3), 255);
}

TEST(PdfBookWriter, PrintsThePageNumberOnItsBadge) {
  const PdfFile::Grey page = PdfFile(write(support::meadow_book(1))).render(2);
  // The badge's middle lies 12 + 4.2 mm above the lower edge; 5 points around it is all inside of its line.
  const int x = page.width / 2, y = page.height - 46;
  int darkest = 255;
  for (int dy = -5; dy <= 5; ++dy) {
    for (int dx = -5; dx <= 5; ++dx) darkest = std::min(darkest, page.at(x + dx, y + dy));
  }
  EXPECT_LT(darkest, 60);
  EXPECT_EQ(page.at(x - 7, y), 255);
}

TEST(PdfBookWriter, GivesTheSameBytesForTheSameBook) {
  const BookContent book = support::meadow_book(2);
  EXPECT_EQ(write(book), write(book));
  BookContent other = book;
  other.created_at += std::chrono::seconds{1};
  EXPECT_NE(write(book), write(other));
}

TEST(PdfBookWriter, MayBeSharedByThreads) {
  BookContent book = support::meadow_book(3);
  book.pages.push_back({support::black_square(300, 200), "Bildmodell", ""});
  const PdfBookWriter writer;
  const std::string expected = writer.write(book, {});
  std::vector<std::string> results(8);
  {
    std::vector<std::jthread> threads;
    for (std::string& result : results) {
      threads.emplace_back([&] {
        for (int round = 0; round < 3; ++round) result = writer.write(book, {});
      });
    }
  }
  for (const std::string& result : results) EXPECT_EQ(result, expected);
}

TEST(PdfBookWriter, PrintsExercisesWithTheirSolutions) {
  for (const books::LessonKind kind :
       {books::LessonKind::math, books::LessonKind::letters, books::LessonKind::numbers}) {
    BookContent book = support::drawn_book({"Ein Löwe in der Savanne", "Drei Fische im Meer"},
                                           {kind, books::LessonLevel::easy});
    book.pages.push_back({support::black_square(300, 400), "Bildmodell", "Ein Würfel"});
    const std::string bytes = write(book);
    EXPECT_EQ(bytes, write(book));
    const PdfFile file(bytes);
    EXPECT_THAT(file.ask({"qpdf", "--check"}), HasSubstr("No syntax or stream encoding errors found"));
    EXPECT_EQ(file.ask({"qpdf", "--show-npages"}), "9\n");
    EXPECT_THAT(file.ask({"pdffonts"}), ContainsRegex("BUNTSA\\+Andika.* yes yes yes"));
    EXPECT_THAT(file.text(3), HasSubstr("Name:"));
    EXPECT_THAT(file.text(3), HasSubstr("Aufgabe zu Seite 1"));
    EXPECT_THAT(file.text(8), HasSubstr("Lösungen"));
    EXPECT_THAT(PdfFile(write(book, {.solutions = false, .name_line = false})).text(3),
                Not(HasSubstr("Name:")));
    if (kind == books::LessonKind::letters) {
      EXPECT_THAT(file.text(3), HasSubstr("beginnt mit L?"));
      EXPECT_THAT(file.text(8), HasSubstr("Löwe"));
    }
  }
}

TEST(PdfBookWriter, HasEverySideOfABookWithStoryAndLessons) {
  BookContent book =
      support::drawn_book({"Ein Löwe", "Eine Katze"}, {books::LessonKind::math, books::LessonLevel::medium});
  book.story = books::Story{"Die Reise", {"Ein Löwe ging los.", "Da traf er eine Katze."}};
  constexpr int sides_a_picture = 3;  // story, picture, exercise
  for (const bool blank_backs : {false, true}) {
    for (const bool solutions : {false, true}) {
      const int sides = 1 + 2 * sides_a_picture + (solutions ? 1 : 0) + 1;
      const int backs = blank_backs ? 1 + 2 * sides_a_picture : 0;
      const PdfFile file(write(book, {.blank_backs = blank_backs, .solutions = solutions}));
      EXPECT_EQ(file.ask({"qpdf", "--show-npages"}), std::to_string(sides + backs) + "\n");
    }
  }
}

TEST(SvgSheet, ShowsEverySideAsItIsPrinted) {
  BookContent book = support::drawn_book({"Ein Löwe in der Savanne"}, {});
  book.pages.push_back({support::black_square(300, 400), "Bildmodell", "Ein Würfel & <mehr>"});
  const std::vector<books::PlannedSide> plan = books::plan_pages(book, {});
  const support::TemporaryFolder folder;
  for (std::size_t side = 0; side < plan.size(); ++side) {
    const std::string svg = PdfBookWriter().write_side(book, {}, plan, side);
    EXPECT_THAT(svg, testing::StartsWith("<svg xmlns"));
    EXPECT_EQ(svg, PdfBookWriter().write_side(book, {}, plan, side));
    const std::string file = folder.write("side.svg", svg);
    const support::ProcessResult result = support::run_process(
        {"python3", "-c", "import sys, xml.dom.minidom as d; d.parse(sys.argv[1])", file});
    EXPECT_EQ(result.exit_code, 0) << result.output;
  }
  EXPECT_NE(PdfBookWriter().write_side(book, {}, plan, 2).find("Rechne und male"), std::string::npos);
  EXPECT_NE(PdfBookWriter().write_side(book, {}, plan, 3).find("data:image/png;base64,"), std::string::npos);
  EXPECT_THROW(PdfBookWriter().write_side(book, {}, plan, plan.size()), std::out_of_range);
}

// A preview reads no other pictures than those.
TEST(SvgSheet, ASideIsTheSameWithoutThePicturesThatItDoesNotShow) {
  for (const auto kind : {books::LessonKind::math, books::LessonKind::letters, books::LessonKind::numbers}) {
    BookContent whole =
        support::drawn_book({"Ein Löwe", "Drei Fische", "Ein Apfel"}, {kind, books::LessonLevel::easy});
    whole.story = books::Story{"Die Reise", {"Ein Löwe.", "Ein Fisch.", "Ein Apfel."}};
    const std::vector<books::PlannedSide> plan = books::plan_pages(whole, {});
    for (std::size_t side = 0; side < plan.size(); ++side) {
      BookContent part = whole;
      const books::PageRange shown = books::pages_shown(plan[side], whole);
      for (std::size_t page = 0; page < part.pages.size(); ++page) {
        if (page < shown.first || page >= shown.first + shown.count)
          part.pages[page].picture = books::UnreadPicture{};
      }
      EXPECT_EQ(PdfBookWriter().write_side(part, {}, books::plan_pages(part, {}), side),
                PdfBookWriter().write_side(whole, {}, plan, side))
          << side;
    }
  }
}

TEST(BitmapReader, ReadsWhatThePngWriterWrites) {
  for (const int width : {1, 7, 8, 9, 301}) {
    const books::Bitmap bitmap = support::black_square(width, 41);
    const books::Bitmap read = books::read_bitmap(write_png(bitmap));
    EXPECT_EQ(read.width_px, width);
    EXPECT_EQ(read.height_px, 41);
    EXPECT_EQ(read.bits, bitmap.bits);
  }
  const books::Bitmap grey =
      books::read_bitmap(write_png(support::flower_meadow(support::Shape::portrait, 3, 1), 300));
  EXPECT_EQ(grey.width_px, 300);
}

// 16 by 8 pixels, the right half black.
const unsigned char half_black_jpeg[] = {
    0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0x4a, 0x46, 0x49, 0x46, 0x00, 0x01, 0x01, 0x00, 0x00, 0x01, 0x00,
    0x01, 0x00, 0x00, 0xff, 0xdb, 0x00, 0x43, 0x00, 0x0d, 0x09, 0x0a, 0x0b, 0x0a, 0x08, 0x0d, 0x0b, 0x0a,
    0x0b, 0x0e, 0x0e, 0x0d, 0x0f, 0x13, 0x20, 0x15, 0x13, 0x12, 0x12, 0x13, 0x27, 0x1c, 0x1e, 0x17, 0x20,
    0x2e, 0x29, 0x31, 0x30, 0x2e, 0x29, 0x2d, 0x2c, 0x33, 0x3a, 0x4a, 0x3e, 0x33, 0x36, 0x46, 0x37, 0x2c,
    0x2d, 0x40, 0x57, 0x41, 0x46, 0x4c, 0x4e, 0x52, 0x53, 0x52, 0x32, 0x3e, 0x5a, 0x61, 0x5a, 0x50, 0x60,
    0x4a, 0x51, 0x52, 0x4f, 0xff, 0xc0, 0x00, 0x0b, 0x08, 0x00, 0x08, 0x00, 0x10, 0x01, 0x01, 0x11, 0x00,
    0xff, 0xc4, 0x00, 0x15, 0x00, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x07, 0x08, 0xff, 0xc4, 0x00, 0x14, 0x10, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xda, 0x00, 0x08, 0x01, 0x01,
    0x00, 0x00, 0x3f, 0x00, 0x4e, 0x4c, 0x4f, 0xff, 0xd9};

TEST(BitmapReader, ReadsJpegToo) {
  const std::string jpeg(reinterpret_cast<const char*>(half_black_jpeg), sizeof half_black_jpeg);
  const books::Bitmap read = books::read_bitmap(jpeg);
  EXPECT_EQ(read.width_px, 16);
  EXPECT_EQ(read.height_px, 8);
  std::string rows;
  for (int row = 0; row < 8; ++row) rows += std::string("\x00\xff", 2);
  EXPECT_EQ(read.bits, rows);
  EXPECT_THROW(books::read_bitmap(jpeg.substr(0, 100)), std::runtime_error);
}

TEST(BitmapReader, RefusesDamagedFiles) {
  const std::string png = write_png(support::black_square(64, 64));
  EXPECT_THROW(books::read_bitmap(""), std::runtime_error);
  EXPECT_THROW(books::read_bitmap("GIF89a"), std::runtime_error);
  for (std::size_t size = 0; size + 16 < png.size(); ++size) {
    EXPECT_THROW(books::read_bitmap(png.substr(0, size)), std::runtime_error) << size;
  }
  // A header that promises more pixels than anybody has memory for.
  std::string huge = png;
  huge[16] = huge[20] = '\x7f';
  EXPECT_THROW(books::read_bitmap(huge), std::runtime_error);
}

TEST(PdfBookWriter, RefusesWhatItCannotPrint) {
  EXPECT_THROW(write({}), base::AppError);
  BookContent book = support::meadow_book(1);
  std::get<drawing::Picture>(book.pages[0].picture)
      .shapes[0]
      .path.line_to({std::numeric_limits<double>::quiet_NaN(), 0});
  EXPECT_THROW(write(book), std::invalid_argument);
}

TEST(PdfBookWriter, SurvivesOddWords) {
  for (const std::string& words :
       {std::string("🦖🦖🦖"), std::string(120, 'W'), std::string("\xff\xfe(\\)<</>>"),
        std::string("a\0b", 3), std::string("مرحبا Привет 漢字"), std::string(5000, 'x')}) {
    BookContent book = support::meadow_book(1);
    book.title = book.description = book.pages[0].caption = words;
    book.pages[0].made_by = words;
    book.pages[0].motif_names = {words};
    book.lesson = books::LessonWish{books::LessonKind::letters, books::LessonLevel::medium};
    const PdfFile file(write(book));
    EXPECT_THAT(file.ask({"qpdf", "--check"}), HasSubstr("No syntax or stream encoding errors found"));
    EXPECT_THAT(file.ask({"pdffonts"}), Not(HasSubstr("Error")));
  }
}

}  // namespace
}  // namespace render

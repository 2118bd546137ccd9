#include "render/pdf_document.h"

#include <fstream>
#include <iterator>
#include <sstream>
#include <stdexcept>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/random.h"
#include "support/process.h"
#include "support/sample_books.h"

namespace render {
namespace {

using books::Face;
using testing::HasSubstr;

const PdfInfo info{"Titel", "", {}};

// What a program says about the finished document, without its spaces and line ends.
std::string asked(PdfDocument& document, std::vector<std::string> command) {
  const support::TemporaryFolder folder;
  command.push_back(folder.write("document.pdf", document.finish()));
  const support::ProcessResult result = support::run_process(command);
  EXPECT_EQ(result.exit_code, 0) << command.front() << ": " << result.output;
  std::string said = result.output;
  std::erase_if(said, [](char c) { return c == ' ' || c == '\n'; });
  return said;
}

std::string spoken(PdfDocument& document) {
  return asked(document, {"pdfinfo", "-enc", "UTF-8", "-struct-text"});
}

// The message of the std::runtime_error that `action` throws.
template <class Action>
std::string fault_of(Action action) {
  try {
    action();
  } catch (const std::runtime_error& error) {
    return error.what();
  }
  return "nothing was thrown";
}

TEST(PdfDocument, RefusesToDrawWithoutAPage) {
  const books::Bitmap bitmap = support::black_square(8, 8);
  PdfDocument document(info);
  EXPECT_THROW(document.add_content("q Q\n"), std::logic_error);
  EXPECT_THROW(document.add_text("a", Face::regular, 10, 0, 0), std::logic_error);
  EXPECT_THROW(document.add_bitmap(bitmap, 0, 0, 10, 10), std::logic_error);
  EXPECT_THROW(document.begin_section(0), std::logic_error);
  EXPECT_THROW(document.finish(), std::logic_error);
}

TEST(PdfDocument, RefusesElementsOutsideOfASection) {
  PdfDocument document(info);
  document.begin_page({100, 100});
  EXPECT_THROW(document.add_element({}), std::logic_error);
  document.begin_section(0);
  document.add_element({});
  document.begin_page({100, 100});
  EXPECT_THROW(document.add_element({}), std::logic_error);
}

// Sections may come in any order, as the sides of a booklet do; their headings are levelled in the order of
// reading.
TEST(PdfDocument, LeavesNoLevelOfHeadingsOut) {
  PdfDocument document(info);
  document.begin_page({100, 100});
  double y = 90;
  const auto heading = [&](const char* words, int level) {
    document.begin_content(document.add_element({.tag = PdfTag::heading, .level = level}));
    document.add_text(words, Face::bold, 8, 10, y);
    document.end_content();
    y -= 10;
  };
  document.begin_section(2);
  heading("Teil", 3);
  heading("Seite zwei", 2);
  document.begin_section(1);
  heading("Seite eins", 2);
  EXPECT_EQ(spoken(document),
            "DocumentSectH1(block)\"Seiteeins\"SectH2(block)\"Teil\"H2(block)\"Seitezwei\"");
}

TEST(PdfDocument, AFigureSaysWhatItCovers) {
  PdfDocument document(info);
  document.begin_page({100, 100});
  document.begin_section(0);
  document.begin_content(
      document.add_element({.tag = PdfTag::figure, .description = "Ein Strich", .box = {10, 20, 60.5, 80}}));
  document.add_content("10 20 m 60 80 l S\n");
  document.end_content();
  EXPECT_THAT(asked(document, {"qpdf", "--json", "--json-key=qpdf"}),
              HasSubstr("\"/A\":{\"/BBox\":[10,20,60.5,80],\"/O\":\"/Layout\",\"/Placement\":\"/Block\"}"));
}

TEST(PdfDocument, AHyphenThatOnlyPartsAWordIsNotRead) {
  PdfDocument document(info);
  document.begin_page({100, 100});
  document.begin_section(0);
  document.begin_content(document.add_element({}));
  document.add_text("Schmet-", Face::regular, 10, 10, 50, books::LineEnd::parted);
  document.add_text("terling", Face::regular, 10, 10, 30);
  document.end_content();
  EXPECT_THAT(spoken(document), HasSubstr("\"Schmetterling\""));
}

TEST(PdfDocument, TellsOfTheFirstFaultAndStaysRefusing) {
  PdfDocument document(info);
  EXPECT_THAT(fault_of([&] { document.begin_page({1e9, 100}); }), HasSubstr("libharu error 0x"));
  const std::string first = fault_of([&] { document.begin_page({100, 100}); });
  EXPECT_THAT(first, HasSubstr("libharu error 0x"));
  EXPECT_EQ(fault_of([&] { document.add_text("a", Face::regular, -1, 0, 0); }), first);
  EXPECT_EQ(fault_of([&] { document.finish(); }), first);
}

TEST(PdfDocument, TellsOfAFontSizeThatPdfCannotHold) {
  PdfDocument document(info);
  document.begin_page({100, 100});
  EXPECT_THAT(fault_of([&] { document.add_text("a", Face::regular, 1e9, 0, 0); }),
              HasSubstr("libharu error"));
}

TEST(PdfDocument, MayBeGivenUpAtAnyTime) {
  // The address sanitizer's run watches that nothing is left behind.
  const books::Bitmap bitmap = support::black_square(80, 80);
  PdfDocument document(info);
  document.begin_page({100, 100, "Lesezeichen"});
  document.add_bitmap(bitmap, 0, 0, 100, 100);
  document.add_text("a", Face::bold, 10, 0, 0);
  EXPECT_THROW(document.begin_page({-1, 100}), std::runtime_error);
}

TEST(PdfDocument, EmbedsABitmapOnceHoweverOftenItIsDrawn) {
  const books::Bitmap bitmap = support::black_square(800, 800);
  PdfDocument document(info);
  for (int i = 0; i < 3; ++i) {
    document.begin_page({100, 100});
    document.add_bitmap(bitmap, 0, 0, 100, 100);
  }
  const support::TemporaryFolder folder;
  const auto listed = support::run_process({"pdfimages", "-list", folder.write("a.pdf", document.finish())});
  ASSERT_EQ(listed.exit_code, 0);
  // Two lines of heading, then one line a use: the object's number is the same in each.
  std::vector<std::string> numbers;
  std::istringstream lines(listed.output);
  for (std::string line; std::getline(lines, line);) {
    std::istringstream fields(line);
    std::string field;
    for (int column = 0; column < 11; ++column) fields >> field;
    numbers.push_back(field);
  }
  ASSERT_EQ(numbers.size(), 5u);
  EXPECT_EQ(numbers[2], numbers[3]);
  EXPECT_EQ(numbers[2], numbers[4]);
}

// A bitmap of runs of random lengths.
books::Bitmap random_runs(int width_px, int height_px, std::uint64_t seed) {
  base::Random random(seed);
  books::Bitmap bitmap = support::black_square(width_px, height_px);
  const std::size_t row_bytes = (static_cast<std::size_t>(width_px) + 7) / 8;
  for (int y = 0; y < height_px; ++y) {
    bool black = random.chance(0.5);
    std::uint32_t left = 0;
    for (int x = 0; x < width_px; ++x, --left) {
      if (left == 0) {
        black = !black;
        left = 1 + random.below(random.chance(0.2) ? 3000 : 9);
      }
      char& byte = bitmap.bits[static_cast<std::size_t>(y) * row_bytes + static_cast<std::size_t>(x) / 8];
      const int bit = 0x80 >> (x % 8);
      byte = static_cast<char>(black ? byte | bit : byte & ~bit);
    }
  }
  return bitmap;
}

TEST(PdfDocument, KeepsEveryPixelOfABitmap) {
  for (const int width : {1, 7, 8, 9, 31, 64, 301, 2480, 2563, 5000}) {
    const books::Bitmap bitmap = random_runs(width, 40, static_cast<std::uint64_t>(width));
    PdfDocument document(info);
    document.begin_page({100, 100});
    document.add_bitmap(bitmap, 0, 0, 100, 100);
    const support::TemporaryFolder folder;
    const std::string prefix = (folder.path() / "image").string();
    const auto run = support::run_process({"pdfimages", folder.write("a.pdf", document.finish()), prefix});
    ASSERT_EQ(run.exit_code, 0) << run.output;
    std::ifstream file(prefix + "-000.pbm", std::ios::binary);
    const std::string pbm{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    const std::string header = "P4\n" + std::to_string(width) + " 40\n";
    ASSERT_EQ(pbm.substr(0, header.size()), header);
    // The bits that pad a row have no meaning: they are made equal before comparing.
    std::string expected = bitmap.bits, actual = pbm.substr(header.size());
    ASSERT_EQ(actual.size(), expected.size());
    const std::size_t row_bytes = (static_cast<std::size_t>(width) + 7) / 8;
    const int padding = 0xff >> (width % 8 == 0 ? 8 : width % 8);
    for (std::size_t last = row_bytes - 1; last < actual.size(); last += row_bytes) {
      expected[last] = static_cast<char>(expected[last] | padding);
      actual[last] = static_cast<char>(actual[last] | padding);
    }
    EXPECT_TRUE(actual == expected) << width;
  }
}

TEST(PdfDocument, GivesABlankPageSomeContent) {
  PdfDocument document(info);
  document.begin_page({100, 100});
  const support::TemporaryFolder folder;
  const auto plain = support::run_process({"qpdf", "--qdf", folder.write("a.pdf", document.finish()), "-"});
  ASSERT_EQ(plain.exit_code, 0);
  EXPECT_THAT(plain.output, HasSubstr("stream\nq\nQ\n"));
}

TEST(PdfDocument, KeepsContentInTheOrderItWasGiven) {
  PdfDocument document(info);
  document.begin_page({100, 50});
  document.add_content("q 0 g 0 0 100 50 re f Q\n");
  document.add_content("q 1 g 20 10 60 30 re f Q\n");
  const support::TemporaryFolder folder;
  const auto pixels =
      support::run_process({"pdftoppm", "-gray", "-r", "72", folder.write("a.pdf", document.finish())});
  ASSERT_EQ(pixels.exit_code, 0);
  const std::string raster = pixels.output.substr(pixels.output.size() - 5000);
  EXPECT_EQ(static_cast<unsigned char>(raster[25 * 100 + 50]), 255);
  EXPECT_EQ(static_cast<unsigned char>(raster[25 * 100 + 5]), 0);
}

}  // namespace
}  // namespace render

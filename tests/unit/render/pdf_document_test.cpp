#include "render/pdf_document.h"

#include <sstream>
#include <stdexcept>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/process.h"
#include "support/sample_books.h"

namespace render {
namespace {

using books::Face;
using testing::HasSubstr;

const PdfInfo info{"Titel", "", {}};

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
  EXPECT_THROW(document.finish(), std::logic_error);
}

TEST(PdfDocument, TellsOfTheFirstFaultAndStaysRefusing) {
  PdfDocument document(info);
  EXPECT_THAT(fault_of([&] { document.begin_page(1e9, 100, ""); }), HasSubstr("libharu error 0x"));
  const std::string first = fault_of([&] { document.begin_page(100, 100, ""); });
  EXPECT_THAT(first, HasSubstr("libharu error 0x"));
  EXPECT_EQ(fault_of([&] { document.add_text("a", Face::regular, -1, 0, 0); }), first);
  EXPECT_EQ(fault_of([&] { document.finish(); }), first);
}

TEST(PdfDocument, TellsOfAFontSizeThatPdfCannotHold) {
  PdfDocument document(info);
  document.begin_page(100, 100, "");
  EXPECT_THAT(fault_of([&] { document.add_text("a", Face::regular, 1e9, 0, 0); }),
              HasSubstr("libharu error"));
}

TEST(PdfDocument, MayBeGivenUpAtAnyTime) {
  // The address sanitizer's run watches that nothing is left behind.
  const books::Bitmap bitmap = support::black_square(80, 80);
  PdfDocument document(info);
  document.begin_page(100, 100, "Lesezeichen");
  document.add_bitmap(bitmap, 0, 0, 100, 100);
  document.add_text("a", Face::bold, 10, 0, 0);
  EXPECT_THROW(document.begin_page(-1, 100, ""), std::runtime_error);
}

TEST(PdfDocument, EmbedsABitmapOnceHoweverOftenItIsDrawn) {
  const books::Bitmap bitmap = support::black_square(800, 800);
  PdfDocument document(info);
  for (int i = 0; i < 3; ++i) {
    document.begin_page(100, 100, "");
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

TEST(PdfDocument, KeepsContentInTheOrderItWasGiven) {
  PdfDocument document(info);
  document.begin_page(100, 50, "");
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

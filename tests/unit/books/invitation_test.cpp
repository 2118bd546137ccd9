#include "books/invitation.h"

#include <algorithm>
#include <string>
#include <variant>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/plain_measure.h"

namespace books {
namespace {

using testing::Contains;
using testing::Not;

const support::PlainMeasure even_measure;

// A code of three by three squares with its corners dark.
QrSquares corners() {
  QrSquares code{3, std::vector<bool>(9, false)};
  for (const std::size_t corner : {0U, 2U, 6U, 8U}) code.dark[corner] = true;
  return code;
}

Sheet laid_out(const std::string& title, const std::string& class_name) {
  Invitation invitation;
  invitation.product_name = "Buntstift";
  invitation.title = title;
  invitation.class_name = class_name;
  invitation.link = "https://malbuch.example/teilen/abc";
  invitation.last_day = "20. Dezember 2026";
  return lay_out_invitation(invitation, corners(), even_measure);
}

std::vector<std::string> lines_of(const Sheet& sheet) {
  std::vector<std::string> lines;
  for (const Mark& mark : sheet.marks) {
    if (const auto* text = std::get_if<TextMark>(&mark)) lines.push_back(text->text);
  }
  return lines;
}

TEST(Invitation, SaysWhereToAndHowLong) {
  const std::vector<std::string> lines = lines_of(laid_out("Im Zoo", "3b"));
  EXPECT_THAT(lines, Contains("Im Zoo"));
  EXPECT_THAT(lines, Contains("Zum Ausmalen auf dem Bildschirm · 3b"));
  EXPECT_THAT(lines, Contains("https://malbuch.example/teilen/abc"));
  EXPECT_THAT(lines, Contains("Bis zum 20. Dezember 2026 · Buntstift"));
  EXPECT_THAT(lines_of(laid_out("Im Zoo", "")), Contains("Zum Ausmalen auf dem Bildschirm"));
}

TEST(Invitation, HasTheCodeAsLargeAsTheBackRowReadsIt) {
  const Sheet sheet = laid_out("Im Zoo", "");
  double widest = 0;
  for (const Mark& mark : sheet.marks) {
    const auto* shape = std::get_if<drawing::Shape>(&mark);
    if (shape == nullptr || shape->fill != drawing::Fill::black) continue;
    const geometry::Rect bounds = shape->path.bounds();
    if (bounds.width() < 90) continue;
    widest = bounds.width();
    EXPECT_NEAR(bounds.width(), bounds.height(), 0.01);
    EXPECT_NEAR(bounds.center().x, sheet.width_mm / 2, 0.01);
  }
  EXPECT_NEAR(widest, 112, 0.01);
}

TEST(Invitation, KeepsALongTitleOnThePage) {
  const std::string title(190, 'm');
  const Sheet sheet = laid_out(title, std::string(60, 'k'));
  for (const Mark& mark : sheet.marks) {
    const auto* text = std::get_if<TextMark>(&mark);
    if (text == nullptr) continue;
    EXPECT_GE(text->start.x, sheet.print_area.left);
    // Each letter of the plain typeface is half an em wide.
    EXPECT_LE(text->start.x + 0.5 * text->size_mm * static_cast<double>(text->text.size()),
              sheet.print_area.right)
        << text->text;
  }
}

}  // namespace
}  // namespace books

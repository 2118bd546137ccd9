#include "books/text_layout.h"

#include <stdexcept>

#include <gtest/gtest.h>

#include "base/random.h"
#include "support/plain_measure.h"

namespace books {
namespace {

const support::PlainMeasure measure;

TextStyle style(double size, double smallest) {
  return {Face::regular, size, smallest, 1.2, false};
}

std::vector<std::string> texts(const TextBlock& block) {
  std::vector<std::string> out;
  for (const TextLine& line : block.lines) out.push_back(line.text);
  return out;
}

TEST(TextLayout, PartsALongWordAsGermanDoes) {
  // 12 characters fit on a line at the smallest size that is allowed.
  EXPECT_EQ(texts(fit_text("Eichhörnchenschwanzspitze", style(4, 4), 24, 200, measure)),
            (std::vector<std::string>{"Eichhörn-", "chenschwanz-", "spitze"}));
  // What German cannot part is parted all the same.
  EXPECT_EQ(texts(fit_text("Aaaaaaaaaaaaaaah", style(4, 4), 24, 200, measure)).front(), "Aaaaaaaaaaa-");
}

TEST(FitText, BreaksAtSpacesOnlyWhereALineIsFull) {
  // Ten characters fit on a line of 50 mm at 10 mm.
  const TextBlock block = fit_text("eins zwei drei vier", style(10, 5), 50, 100, measure);
  EXPECT_EQ(texts(block), (std::vector<std::string>{"eins zwei", "drei vier"}));
  EXPECT_DOUBLE_EQ(block.size_mm, 10);
  EXPECT_DOUBLE_EQ(block.lines[0].width_mm, 45);
}

TEST(FitText, ShrinksUntilTheHeightFits) {
  const TextBlock block = fit_text("eins zwei drei vier fünf sechs", style(10, 2), 50, 24, measure);
  EXPECT_LT(block.size_mm, 10);
  EXPECT_LE(block.height_mm(), 24);
  EXPECT_FALSE(block.cut);
}

TEST(FitText, BalancesTitles) {
  TextStyle title = style(10, 5);
  title.balanced = true;
  EXPECT_EQ(texts(fit_text("aa bb cc dd ee", title, 55, 100, measure)),
            (std::vector<std::string>{"aa bb cc", "dd ee"}));
}

TEST(FitText, ShrinksALongWordBeforeBreakingIt) {
  const TextBlock whole = fit_text("Schmetterling", style(10, 2), 50, 100, measure);
  EXPECT_EQ(whole.lines.size(), 1u);
  const TextBlock broken = fit_text(std::string(60, 'w'), style(10, 2), 50, 100, measure);
  ASSERT_GT(broken.lines.size(), 1u);
  EXPECT_EQ(broken.lines.front().text.back(), '-');
  EXPECT_NE(broken.lines.back().text.back(), '-');
}

TEST(FitText, BreaksAfterHyphens) {
  EXPECT_EQ(texts(fit_text("Abenteuer-Malbuch", style(10, 10), 55, 100, measure)),
            (std::vector<std::string>{"Abenteuer-", "Malbuch"}));
}

TEST(FitText, SaysWhereItsLinesEnd) {
  const auto ends = [](const TextBlock& block) {
    std::vector<LineEnd> found;
    for (const TextLine& line : block.lines) found.push_back(line.end);
    return found;
  };
  EXPECT_EQ(ends(fit_text("Abenteuer-Malbuch", style(10, 10), 55, 100, measure)),
            (std::vector<LineEnd>{LineEnd::joint, LineEnd::word}));
  EXPECT_EQ(ends(fit_text("Haus- und Garten", style(10, 10), 32, 100, measure)),
            (std::vector<LineEnd>{LineEnd::word, LineEnd::word, LineEnd::word}));
  EXPECT_EQ(ends(fit_text("Schmetterling", style(10, 10), 40, 100, measure)),
            (std::vector<LineEnd>{LineEnd::parted, LineEnd::word}));
  // The ellipsis ends it, whatever the line was.
  EXPECT_EQ(ends(fit_text("Schmetterling", style(10, 10), 40, 12, measure)), std::vector{LineEnd::word});
}

TEST(FitText, BeginsANewLineAtALineBreak) {
  EXPECT_EQ(texts(fit_text("a\nb c", style(10, 5), 50, 100, measure)),
            (std::vector<std::string>{"a", "b c"}));
}

TEST(FitText, EndsWithAnEllipsisWhatCannotFit) {
  const TextBlock block = fit_text("eins zwei drei vier fünf sechs", style(10, 10), 50, 12, measure);
  EXPECT_TRUE(block.cut);
  EXPECT_EQ(texts(block), std::vector<std::string>{"eins zwei…"});
}

TEST(FitText, GivesNoLinesForNoText) {
  EXPECT_TRUE(fit_text("", style(10, 5), 50, 50, measure).lines.empty());
}

TEST(FitText, RefusesSizesThatAreNotPositive) {
  EXPECT_THROW(fit_text("a", style(10, 5), 0, 50, measure), std::invalid_argument);
  EXPECT_THROW(fit_text("a", style(0, 5), 50, 50, measure), std::invalid_argument);
}

TEST(FitText, StaysInItsBoxWhateverTheWords) {
  base::Random random(7);
  for (int round = 0; round < 300; ++round) {
    std::string text;
    for (std::uint32_t word = random.below(20); word > 0; --word) {
      text += std::string(1 + random.below(random.chance(0.1) ? 90 : 12), 'x');
      text += random.chance(0.1) ? "-" : " ";
    }
    TextStyle any = style(random.uniform(4, 14), random.uniform(1, 4));
    any.balanced = random.chance(0.5);
    const double width = random.uniform(20, 120), height = random.uniform(15, 80);
    const TextBlock block = fit_text(text, any, width, height, measure);
    EXPECT_LE(block.height_mm(), height + 1e-6) << text;
    EXPECT_LE(block.size_mm, any.size_mm);
    EXPECT_GE(block.size_mm, any.min_size_mm - 1e-9);
    for (const TextLine& line : block.lines) {
      EXPECT_LE(line.width_mm, width + 1e-6) << line.text;
      EXPECT_FALSE(line.text.empty());
      EXPECT_NE(line.text.front(), ' ');
    }
  }
}

}  // namespace
}  // namespace books

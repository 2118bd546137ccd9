#include "books/login_card.h"

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "books/text_layout.h"
#include "support/plain_measure.h"

namespace books {
namespace {

using testing::Contains;
using testing::Not;

// A code of 25 by 25 squares, every other one black.
QrSquares chequered() {
  QrSquares code{25, {}};
  for (int i = 0; i < 25 * 25; ++i) code.dark.push_back(i % 2 == 0);
  return code;
}

LoginCards cards_of(const std::vector<LoginCard>& list) {
  LoginCards cards;
  cards.product_name = "Buntstift";
  cards.address = "https://malbuch.example";
  cards.login_address = "https://malbuch.example/auth/login";
  cards.cards = list;
  return cards;
}

std::vector<Sheet> laid_out(const std::vector<LoginCard>& list) {
  return lay_out_login_cards(cards_of(list), std::vector<QrSquares>(list.size(), chequered()),
                             support::PlainMeasure());
}

std::vector<std::string> texts_of(const Sheet& sheet) {
  std::vector<std::string> texts;
  for (const Mark& mark : sheet.marks) {
    if (const auto* text = std::get_if<TextMark>(&mark)) texts.push_back(text->text);
  }
  return texts;
}

const LoginCard emma{"3b", "Emma Schäfer", "emma.schaefer", "tiger-wolke-47"};

TEST(LoginLink, CarriesTheNameBehindTheNumberSignAndNoPassword) {
  const LoginCards cards = cards_of({emma});
  EXPECT_EQ(login_link(cards, emma), "https://malbuch.example/auth/login#name=emma.schaefer");
  const LoginCard odd{"3b", "X", "x+y&z@ä.de", "geheim"};
  EXPECT_EQ(login_link(cards, odd), "https://malbuch.example/auth/login#name=x%2By%26z%40%C3%A4.de");
}

TEST(LoginCardSheet, SaysEverythingThatAChildNeeds) {
  const auto texts = texts_of(laid_out({emma}).at(0));
  for (const char* wanted : {"Buntstift", "Klasse 3b", "Emma Schäfer", "Anmeldename", "emma.schaefer",
                             "Passwort", "tiger-wolke-47", "https://malbuch.example"}) {
    EXPECT_THAT(texts, Contains(wanted));
  }
}

TEST(LoginCardSheet, CallsAnAddressAnAddressAndAGroupByItsName) {
  const auto texts = texts_of(laid_out({{"Igelgruppe", "Ida", "ida@x.de", "p"}}).at(0));
  EXPECT_THAT(texts, Contains("E-Mail"));
  EXPECT_THAT(texts, Not(Contains("Anmeldename")));
  EXPECT_THAT(texts, Contains("Igelgruppe"));
}

TEST(LoginCardSheet, HasTenCardsAndEachClassBeginsANewOne) {
  std::vector<LoginCard> list(11, emma);
  list.push_back({"4a", "Ida", "ida", "p"});
  const auto sheets = laid_out(list);
  ASSERT_EQ(sheets.size(), 3u);
  EXPECT_EQ(sheets[0].bookmark, "3b");
  EXPECT_EQ(sheets[1].bookmark, "");
  EXPECT_EQ(sheets[2].bookmark, "4a");
  const auto count = [](const Sheet& sheet) {
    const auto texts = texts_of(sheet);
    return std::count(texts.begin(), texts.end(), "Passwort");
  };
  EXPECT_EQ(count(sheets[0]), 10);
  EXPECT_EQ(count(sheets[1]), 1);
  EXPECT_EQ(count(sheets[2]), 1);
  EXPECT_TRUE(laid_out({}).empty());
}

TEST(LoginCardSheet, KeepsEverythingInsideOfItsCardHoweverLongTheWords) {
  const std::string w(80, 'W');
  LoginCards cards = cards_of({{w, w + " " + w, w, w}});
  cards.address = "https://" + w + ".example";
  cards.product_name = w;
  const Sheet sheet = lay_out_login_cards(cards, {chequered()}, support::PlainMeasure()).at(0);
  const support::PlainMeasure measure;
  for (const Mark& mark : sheet.marks) {
    if (const auto* text = std::get_if<TextMark>(&mark)) {
      const double right = text->start.x + text_width_em(text->text, text->face, measure) * text->size_mm;
      EXPECT_GE(text->start.x, 11 + 3.5) << text->text;
      EXPECT_LE(right, 11 + 94 - 3.5 + 1e-6) << text->text;
    } else {
      const geometry::Rect bounds = std::get<drawing::Shape>(mark).path.bounds();
      EXPECT_GE(bounds.left, sheet.print_area.left - 1e-6);
      EXPECT_LE(bounds.right, sheet.print_area.right + 1e-6);
      EXPECT_GE(bounds.top, sheet.print_area.top - 1e-6);
      EXPECT_LE(bounds.bottom, sheet.print_area.bottom + 1e-6);
    }
  }
}

TEST(LoginCardSheet, LeavesTheWhiteBorderThatQrReadersWant) {
  const Sheet sheet = laid_out({emma}).at(0);
  geometry::Rect code;
  for (const Mark& mark : sheet.marks) {
    const auto* shape = std::get_if<drawing::Shape>(&mark);
    if (shape != nullptr && shape->path.verbs().size() > 500) code = shape->path.bounds();
  }
  ASSERT_GT(code.width(), 20);
  const geometry::Rect quiet = code.inflated(4 * code.width() / 25 - 0.5);
  for (const Mark& mark : sheet.marks) {
    const auto* text = std::get_if<TextMark>(&mark);
    if (text == nullptr) continue;
    const double right =
        text->start.x + text_width_em(text->text, text->face, support::PlainMeasure()) * text->size_mm;
    const bool beside = right < quiet.left || text->start.y < quiet.top || text->start.y > quiet.bottom;
    EXPECT_TRUE(beside) << text->text;
  }
}

}  // namespace
}  // namespace books

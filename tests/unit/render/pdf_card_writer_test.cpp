#include "render/pdf_card_writer.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "render/qr_code.h"

namespace render {
namespace {

TEST(QrCode, HasTheThreeCornersOfOne) {
  const books::QrSquares code = qr_code("https://malbuch.example/auth/login#name=emma.schaefer");
  ASSERT_GE(code.size, 21);
  ASSERT_EQ(code.dark.size(), static_cast<std::size_t>(code.size * code.size));
  const auto is_dark = [&](int x, int y) {
    return bool{code.dark[static_cast<std::size_t>(y * code.size + x)]};
  };
  const int far = code.size - 7;
  for (const auto& [left, top] : {std::pair{0, 0}, {far, 0}, {0, far}}) {
    for (int y = 0; y < 7; ++y) {
      for (int x = 0; x < 7; ++x) {
        // ISO/IEC 18004: rings of 7, 5 and 3 squares, black, white, black.
        const int ring = std::max(std::abs(x - 3), std::abs(y - 3));
        EXPECT_EQ(is_dark(left + x, top + y), ring != 2) << x << "," << y;
      }
    }
  }
}

TEST(QrCode, IsTheSameForTheSameTextAndAnotherForAnother) {
  EXPECT_EQ(qr_code("a").dark, qr_code("a").dark);
  EXPECT_NE(qr_code("a").dark, qr_code("b").dark);
}

TEST(PdfCardWriter, WritesTheSameBytesForTheSameCards) {
  books::LoginCards cards;
  cards.product_name = "Buntstift";
  cards.address = "https://malbuch.example";
  cards.login_address = cards.address + "/auth/login";
  cards.cards = {{"3b", "Emma Schäfer", "emma.schaefer", "tiger-wolke-47"},
                 {"3b", "Юлия 🦔", "kind", "igel-sofa-12"}};
  const PdfCardWriter writer;
  const std::string pdf = writer.write(cards);
  EXPECT_THAT(pdf, testing::StartsWith("%PDF-1.7"));
  EXPECT_EQ(writer.write(cards), pdf);
}

}  // namespace
}  // namespace render

#include "render/andika.h"

#include <stdexcept>

#include <gtest/gtest.h>

namespace render {
namespace {

using books::Face;

TEST(Andika, HasTheGermanLettersAndNoEmoji) {
  for (const Face face : {Face::regular, Face::bold}) {
    for (const char32_t c : std::u32string_view(U"azAZäöüßÄÖÜẞ09„“‚‘»«–—…€&§%'!?")) {
      EXPECT_TRUE(Andika::instance().has_glyph(face, c)) << static_cast<unsigned>(c);
    }
    EXPECT_FALSE(Andika::instance().has_glyph(face, U'🦖'));
    EXPECT_FALSE(Andika::instance().has_glyph(face, U'漢'));
    EXPECT_FALSE(Andika::instance().has_glyph(face, 0xffff));
  }
}

TEST(Andika, IsProportionalAndBoldIsWider) {
  const Andika& andika = Andika::instance();
  EXPECT_LT(andika.advance_em(Face::regular, 'i'), andika.advance_em(Face::regular, 'm'));
  EXPECT_LT(andika.advance_em(Face::regular, 'm'), andika.advance_em(Face::bold, 'm'));
  EXPECT_DOUBLE_EQ(andika.advance_em(Face::regular, 'a'), andika.advance_em(Face::regular, U'ä'));
  EXPECT_NEAR(andika.cap_height_em(Face::regular), 0.7, 0.1);
}

TEST(TrueTypeMetrics, RefusesWhatIsNoFont) {
  const std::string_view font = Andika::file(Face::regular);
  EXPECT_THROW(TrueTypeMetrics(""), std::invalid_argument);
  EXPECT_THROW(TrueTypeMetrics("no font at all, only some words"), std::invalid_argument);
  for (const std::size_t size : {20, 200, 2000, 20'000}) {
    EXPECT_THROW(TrueTypeMetrics(font.substr(0, size)), std::invalid_argument) << size;
  }
}

}  // namespace
}  // namespace render

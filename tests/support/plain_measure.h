#pragma once

#include "books/text_measure.h"

namespace support {

// A typeface in which every character is half an em wide, with glyphs for Latin, general punctuation up to
// U+20AC and nothing else.
class PlainMeasure final : public books::TextMeasure {
 public:
  bool has_glyph(books::Face, char32_t c) const override { return c >= 0x20 && c <= 0x20ac && c != 0x2011; }
  double advance_em(books::Face, char32_t) const override { return 0.5; }
  double cap_height_em(books::Face) const override { return 0.7; }
};

}  // namespace support

#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace render {

// What line breaking needs of a TrueType file: which characters it has and how wide they are. Reads the
// tables head, hhea, hmtx, OS/2 and the character map of the Basic Multilingual Plane (format 4), as
// described in the OpenType specification. Immutable, safe from any thread; keeps no reference to the file.
class TrueTypeMetrics {
 public:
  // Throws std::invalid_argument for data that is not such a font.
  explicit TrueTypeMetrics(std::string_view file);

  bool has_glyph(char32_t character) const { return glyph_of(character) != 0; }
  // In ems; the width of the missing-glyph box for a character that the font does not have.
  double advance_em(char32_t character) const;
  double cap_height_em() const { return cap_height_em_; }

 private:
  std::uint16_t glyph_of(char32_t character) const;

  double cap_height_em_ = 0;
  std::vector<std::uint16_t> glyphs_;  // by character, 65536 of them, 0 for none
  std::vector<float> advances_em_;     // by glyph; glyphs beyond the end are as wide as the last one
};

}  // namespace render

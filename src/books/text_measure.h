#pragma once

namespace books {

// Where a line of a paragraph ends: after a word, within one that goes on as it is ("T-" of "T-Shirt"), or
// within one that a hyphen parts, which is not the word's own.
enum class LineEnd { word, joint, parted };

enum class Face { regular, bold };

// What line breaking has to know of the book's typeface, so that the layout needs no font file and no PDF.
// Lengths are in ems: multiply by the type size.
class TextMeasure {
 public:
  virtual ~TextMeasure() = default;
  // False for a character that the typeface would show as a box.
  virtual bool has_glyph(Face face, char32_t character) const = 0;
  // How far the pen moves on after the character.
  virtual double advance_em(Face face, char32_t character) const = 0;
  // The height of H and of the figures above the baseline.
  virtual double cap_height_em(Face face) const = 0;
};

}  // namespace books

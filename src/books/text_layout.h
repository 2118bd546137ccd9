#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "books/text_measure.h"

namespace books {

constexpr double mm_per_point = 25.4 / 72;

// How a block of text may look. Sizes in millimetres.
struct TextStyle {
  Face face = Face::regular;
  double size_mm = 12 * mm_per_point;     // tried first
  double min_size_mm = 8 * mm_per_point;  // never smaller than this
  double line_spacing = 1.35;             // distance of two baselines, in type sizes
  bool balanced = false;                  // lines of about one length, as titles want
};

struct TextLine {
  std::string text;
  double width_mm = 0;
  LineEnd end = LineEnd::word;
};

// A block of text broken into lines.
struct TextBlock {
  Face face = Face::regular;
  double size_mm = 0;
  double line_height_mm = 0;
  std::vector<TextLine> lines;
  bool cut = false;  // it did not fit at the smallest size and ends with an ellipsis

  double height_mm() const { return static_cast<double>(lines.size()) * line_height_mm; }
};

double text_width_em(std::string_view text, Face face, const TextMeasure& measure);

// Sets printable text into a box of `width_mm` by `height_mm`. Lines break at spaces and after hyphens. The
// type shrinks until everything fits; a word longer than a line is shrunk to half the wished size at most and
// then broken with a hyphen, by the rules of German where they give a part that fits. What does not fit even
// at the smallest size ends with an ellipsis. Every line is at most `width_mm` wide and the block at most
// `height_mm` high, except that there is always room for one line. Throws std::invalid_argument for sizes
// that are not positive.
TextBlock fit_text(std::string_view text, const TextStyle& style, double width_mm, double height_mm,
                   const TextMeasure& measure);

}  // namespace books

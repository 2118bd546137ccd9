#pragma once

#include <string_view>
#include <vector>

#include "books/lessons/pen_letters.h"
#include "books/sheet.h"
#include "books/text_measure.h"

namespace books::lessons {

// How wide a hollow letter is drawn round the pen's way, in heights of small letters.
inline constexpr double hollow_band = 0.34;

// The outline of a letter's strokes drawn with so wide a pen: no line of it runs inside of the letter. In the
// unit of the pen letter.
geometry::Path hollow_outline(const PenLetter& letter, double width = hollow_band);

// Text as large as fits into the box: hollow letters with dotted outlines, and in each its strokes as arrows
// with numbers, in the order and the direction in which a pen writes them.
std::vector<Mark> guided_text(std::string_view text, const geometry::Rect& box, const TextMeasure& measure);

}  // namespace books::lessons

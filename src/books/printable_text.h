#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "books/text_measure.h"

namespace books {

// The text as the typeface can print it. Letters typed as base and accent become one letter (macOS file names
// and some keyboards send them so); white space and control characters become single spaces, line breaks stay
// single line breaks; emoji and other characters without a glyph are left out, so that no box is ever
// printed.
std::string printable_text(std::string_view text, Face face, const TextMeasure& measure);

// The same on one line.
std::string printable_line(std::string_view text, Face face, const TextMeasure& measure);

// The characters that printable_text would leave out though they can be seen, each once, in their order:
// emoji, other scripts. An accent that fits on no letter of the typeface comes with its letter.
std::vector<std::string> unprintable_characters(std::string_view text, Face face, const TextMeasure& measure);

}  // namespace books

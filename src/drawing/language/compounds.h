#pragma once

#include <string_view>

#include "drawing/language/lexicon.h"
#include "drawing/language/reading.h"

namespace drawing::language {

// Whether the first part of a compound must be a known word.
enum class FirstPart : std::uint8_t { known, any };

// Takes a compound apart: the longest known tail is what is meant ("Weltraumkatze" is a cat), the first part
// may add a scene, a size or a second motif. Linking elements (s, n, en, es, er, e) are allowed for. Words
// that only look like compounds ("Nilpferd") must be in the lexicon, which is asked first. A compound that
// starts or ends with a refused word is that word. Empty where there is no tail.
Reading read_compound(const Lexicon& lexicon, std::string_view key, FirstPart first_part);

}  // namespace drawing::language

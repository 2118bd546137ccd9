#pragma once

#include <string>
#include <string_view>

namespace drawing::language {

// A letter as the lexicon's keys spell it: lower case, "ae" for an umlaut, "ss" for a sharp s, no accents.
// Empty for everything that is neither a Latin letter nor a digit. The view lives as long as the process.
std::string_view fold_letter(char32_t c);

// The key of a word: all spellings of one word ("Äpfel", "aepfel", "ÄPFEL", decomposed umlauts) have the same
// one. The build's fold() in resources/lexicon/morphology.mjs is its twin.
std::string fold(std::u32string_view word);

// Joins a, o, u and a following combining diaeresis (U+0308), as some systems type umlauts, and drops what
// cannot be seen (soft hyphens).
std::u32string compose(std::u32string_view text);

}  // namespace drawing::language

#pragma once

#include <span>

#include "drawing/language/lexicon.h"
#include "drawing/language/reading.h"
#include "drawing/language/tokenizer.h"

namespace drawing::language {

// What stands before a token decides between a noun and a verb of the same letters: "zwei Fliegen", "sie
// fliegen".
enum class Before : std::uint8_t { anything, determiner };

// Reads the token at the front of `tokens` (not empty), or the phrase that starts there: by the lexicon, as a
// number, as a compound, with its spelling corrected, in this order.
Reading read_word(const Lexicon& lexicon, std::span<const Token> tokens, Before before);

}  // namespace drawing::language

#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "drawing/language/lexicon.h"
#include "drawing/language/reading.h"
#include "drawing/language/tokenizer.h"

namespace drawing::language {

// The word that was meant by another spelling, and which token it is.
struct Mend {
  std::size_t at = 0;
  Reading reading = {};
};

// The tokens with the words that were meant in place of those that are spelt otherwise ("Fahrad", "Hunt"), so
// that each brings all that the right word brings.
std::vector<Token> with_mended_words(const Lexicon& lexicon, std::vector<Token> tokens);

}  // namespace drawing::language

#pragma once

#include <cstddef>
#include <vector>

#include "drawing/language/lexicon.h"
#include "drawing/language/tokenizer.h"

namespace drawing::language {

// Whether a clause whose subject is still to come starts with the preposition at `at`: "..., und auf dem
// Affen sitzt ein Vogel".
bool starts_inverted_clause(const Lexicon& lexicon, const std::vector<Token>& tokens, std::size_t at);

// Whether nothing follows the token at `at` before the next comma or stop.
bool ends_clause(const std::vector<Token>& tokens, std::size_t at);

}  // namespace drawing::language

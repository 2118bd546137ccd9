#pragma once

#include <vector>

#include "drawing/language/lexicon.h"
#include "drawing/language/reading.h"
#include "drawing/language/tokenizer.h"

namespace drawing::language {

// The reading of the noun at `at` in the sense that the other words of the text give it, as
// resources/lexicon/senses.toml says: "Korb" beside "Basketball" is its hoop. `reading` itself where they
// give it no other. Throws AppError where that file is not as it should be.
Reading in_sense(const Lexicon& lexicon, const std::vector<Token>& tokens, std::size_t at,
                 const Reading& reading);

}  // namespace drawing::language

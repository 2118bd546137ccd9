#pragma once

#include <vector>

#include "drawing/language/lexicon.h"
#include "drawing/language/mended_words.h"
#include "drawing/language/phrases.h"
#include "drawing/language/tokenizer.h"

namespace drawing::language {

// Reads tokens from left to right into the phrases that they form. What has no effect is left out. `tokens`
// and `lexicon` must outlive the phrases. `mends`, if any, gets what was meant where it is spelt otherwise.
std::vector<Phrase> read_phrases(const Lexicon& lexicon, const std::vector<Token>& tokens,
                                 std::vector<Mend>* mends = nullptr);

}  // namespace drawing::language

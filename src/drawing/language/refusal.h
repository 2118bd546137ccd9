#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "drawing/language/lexicon.h"
#include "drawing/language/tokenizer.h"

namespace drawing::language {

// The words and signs of a text that are not for children (resources/lexicon/refused.toml), as typed, in
// their order, each once: by whole words in all their forms and by the parts of compounds, never by parts of
// words, and never by a corrected spelling. What "ohne" or "kein" stands before is not asked for, hence not
// among them. `tokens` are those of `text`.
std::vector<std::string> refused_words(const Lexicon& lexicon, const std::vector<Token>& tokens,
                                       std::string_view text);

}  // namespace drawing::language

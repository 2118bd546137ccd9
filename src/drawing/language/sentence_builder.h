#pragma once

#include <vector>

#include "drawing/language/lexicon.h"
#include "drawing/language/phrases.h"
#include "drawing/language/sentence.h"

namespace drawing::language {

// What the phrases of a text say together: who is where, looks how, does what. `lexicon` is the one that the
// phrases were read with.
Sentence build_sentence(const Lexicon& lexicon, const std::vector<Phrase>& phrases);

}  // namespace drawing::language

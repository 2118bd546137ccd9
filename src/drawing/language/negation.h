#pragma once

#include <cstddef>
#include <vector>

#include "drawing/language/lexicon.h"
#include "drawing/language/phrases.h"
#include "drawing/language/tokenizer.h"

namespace drawing::language {

// Which verbs the negation at `at` ("nicht", "kein", "ohne") denies: those of its clause for "kann nicht
// fliegen" and "isst keinen Spinat", the next one for "ohne zu weinen". None where it is about a noun ("ohne
// Hut", "mit keinem Hut"), about an adjective ("rennt nicht schnell") or about what "sondern" puts right
// ("frisst keine Wurst, sondern einen Knochen").
Denial denial_at(const Lexicon& lexicon, const std::vector<Token>& tokens, std::size_t at);

// Marks the verbs of `phrases` that an Exclusion among them denies.
void deny_verbs(std::vector<Phrase>& phrases);

}  // namespace drawing::language

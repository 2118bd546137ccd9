#pragma once

#include <vector>

#include "drawing/language/phrases.h"
#include "drawing/language/sentence.h"
#include "drawing/model/wish.h"

namespace drawing::language {

// Compares what was read with what became of it, and tells in the wish (`not_shown`) what was
// lost on the way: verbs that nobody does. No page is to be wrong in silence.
void report_lost_words(const std::vector<Phrase>& phrases, const Sentence& sentence, Wish& wish);

}  // namespace drawing::language

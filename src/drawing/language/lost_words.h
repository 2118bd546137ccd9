#pragma once

#include <vector>

#include "drawing/language/lexicon.h"
#include "drawing/language/phrases.h"
#include "drawing/language/sentence.h"
#include "drawing/language/tokenizer.h"
#include "drawing/model/wish.h"

namespace drawing::language {

// Compares what was read with what became of it, and tells in the wish (`not_shown`) what was
// lost on the way: verbs that nobody does. No page is to be wrong in silence.
void report_lost_words(const std::vector<Phrase>& phrases, const Sentence& sentence, Wish& wish);

// Tells (`things`, which are looked for on the page) what can be seen of somebody or something and is not
// drawn: "ein kaputtes Auto". Not where something is done to one of them, which may show it: "repariert".
void report_unseen_looks(const Lexicon& lexicon, const std::vector<Token>& tokens, Wish& wish);

}  // namespace drawing::language

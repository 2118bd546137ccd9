#pragma once

#include <vector>

#include "drawing/language/lexicon.h"
#include "drawing/language/sentence.h"
#include "drawing/language/tokenizer.h"
#include "drawing/model/wish.h"

namespace drawing::language {

// "ein Korb voller Eier", "eine Schubkarre voll Sand": relates what is in it to the noun right before, with
// `Preposition::with`, in place of what was read of it: the basket is carried, and not the eggs.
// `sentence` is what was read of the tokens, and `wish` what was made of it.
void read_fillings(const Lexicon& lexicon, const std::vector<Token>& tokens, const Sentence& sentence,
                   Wish& wish);

}  // namespace drawing::language

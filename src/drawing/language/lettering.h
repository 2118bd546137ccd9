#pragma once

#include "drawing/language/lexicon.h"
#include "drawing/language/tokenizer.h"

namespace drawing::language {

// What a token means for the words that are to be written.
enum class Lettering : std::uint8_t {
  goes_on,  // it is one of them
  waits,    // "Mein Name ist Emma": the verb is not, but what follows
  ends,
};

// `first`: whether nothing was written yet.
Lettering continue_lettering(const Lexicon& lexicon, const Token& token, bool first);

// The scene that a written word brings with it ("Frohe Weihnachten"); nullptr for none.
const Word* scene_in_lettering(const Lexicon& lexicon, const Token& token);

}  // namespace drawing::language

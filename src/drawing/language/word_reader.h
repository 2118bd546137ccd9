#pragma once

#include <span>

#include "drawing/language/lexicon.h"
#include "drawing/language/reading.h"
#include "drawing/language/tokenizer.h"

namespace drawing::language {

// What decides between a noun and a verb of the same letters: "zwei Fliegen", "sie fliegen".
struct WordContext {
  bool after_determiner = false;
  // The writer gives nouns their capitals, so that a word without one is no misspelt noun and no rare
  // compound.
  bool writes_capitals = false;
  bool after_speaker = false;  // "ich" stands before it
  bool within_clause = false;  // a word without a capital stands before it that joins no names
  bool before_clause = false;  // a verb or an article comes next
};

// Reads the longest phrase of the lexicon that starts at the front of `tokens` (not empty); empty for none.
Reading read_phrase(const Lexicon& lexicon, std::span<const Token> tokens);

// Reads the token at the front of `tokens` (not empty), or the phrase that starts there: by the lexicon, as a
// number, as a compound, with its spelling corrected, in this order.
Reading read_word(const Lexicon& lexicon, std::span<const Token> tokens, WordContext context);

}  // namespace drawing::language

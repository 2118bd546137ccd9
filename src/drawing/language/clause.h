#pragma once

#include <cstddef>
#include <vector>

#include "drawing/language/lexicon.h"
#include "drawing/language/phrases.h"
#include "drawing/language/tokenizer.h"

namespace drawing::language {

// Whether a clause whose subject is still to come starts with the preposition at `at`: "..., und auf dem
// Affen sitzt ein Vogel".
bool starts_inverted_clause(const Lexicon& lexicon, const std::vector<Token>& tokens, std::size_t at);

// The particle of a separable verb, where the token at `at` can be one: "zieht eine Jacke an". It ends its
// clause, or "und" comes; but "auf und unter dem Tisch" are prepositions. nullptr for none.
const Word* particle_at(const Lexicon& lexicon, const std::vector<Token>& tokens, std::size_t at);

// Makes "einschlafen" of "schlafen" and "ein": the lexicon's own word where it has one.
void add_particle(const Lexicon& lexicon, const Word& particle, VerbPhrase& verb);

// Whether nothing follows the token at `at` before the next comma or stop.
bool ends_clause(const std::vector<Token>& tokens, std::size_t at);

}  // namespace drawing::language

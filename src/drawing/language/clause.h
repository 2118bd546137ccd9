#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "drawing/language/lexicon.h"
#include "drawing/language/phrases.h"
#include "drawing/language/tokenizer.h"

namespace drawing::language {

// Whether a clause whose subject is still to come starts with the preposition at `at`: "..., und auf dem
// Affen sitzt ein Vogel".
bool starts_inverted_clause(const Lexicon& lexicon, const std::vector<Token>& tokens, std::size_t at);

// "Alle essen Kuchen", "dann tanzen alle im Kreis": whether the word at `at` is everybody, and no article of
// a noun.
bool stands_for_everybody(const Lexicon& lexicon, const std::vector<Token>& tokens, std::size_t at);

// The particle of a separable verb, where the token at `at` can be one: "zieht eine Jacke an". It ends its
// clause, or "und" comes; but "auf und unter dem Tisch" are prepositions. nullptr for none.
const Word* particle_at(const Lexicon& lexicon, const std::vector<Token>& tokens, std::size_t at);

// Makes "einschlafen" of "schlafen" and the particle "ein" at `at`: the lexicon's own word where it has one,
// with the words of its clause ("räumt die Spülmaschine aus").
void add_particle(const Lexicon& lexicon, const std::vector<Token>& tokens, std::size_t at,
                  const Word& particle, VerbPhrase& verb);

// What the verb `word` at `at` says with the words of its clause: "Rad fahren", "an der Hand halten"; the
// verb's own deed where there are none such, nullptr where it has none.
const DeedEntry* deed_at(const Lexicon& lexicon, const std::vector<Token>& tokens, std::size_t at,
                         const Word& word);

// "an" of "daran", "mit" of "damit"; empty for all that do not stand for a thing.
std::string_view preposition_in(std::string_view key);

// The role of the token at `at` for its clause; nothing for most.
std::optional<ClauseWord> clause_word_at(const Lexicon& lexicon, const std::vector<Token>& tokens,
                                         std::size_t at);

// "Wettrennen", "Plätzchenbacken": what the noun at `at` says that is done; nothing for most. `meant`: the
// key of the noun that it means here, which may be another: the "Turnier" of knights is a "Ritterturnier".
std::optional<DeedNoun> deed_noun_at(const Lexicon& lexicon, const std::vector<Token>& tokens, std::size_t at,
                                     std::string_view meant);

// What a token is where it is no noun; `pass` for what no list has.
WordKind kind_of(const Lexicon& lexicon, const Token& token);
// A comma or a stop.
bool is_boundary(const Token& token);
// A verb that is written small.
bool is_verb(const Lexicon& lexicon, const Token& token);

// Whether "und" at `at`, between the boundaries, joins two clauses: "stehen übereinander und schauen durch
// das Fenster". But what is between two verbs belongs to both: "mischen und verteilen die Karten".
bool joins_clauses(const Lexicon& lexicon, const std::vector<Token>& tokens, std::size_t at);

// Whether the token, a form of a verb, is an adjective before its noun: "die leeren Flaschen", where the
// infinitive "leeren" is a form of "leer" as well.
bool is_attribute_at(const Lexicon& lexicon, const std::vector<Token>& tokens, std::size_t at);
// Whether nothing follows the token at `at` before the next comma or stop.
bool ends_clause(const std::vector<Token>& tokens, std::size_t at);

}  // namespace drawing::language

#pragma once

#include <optional>
#include <span>

#include "drawing/language/lexicon.h"
#include "drawing/language/phrases.h"
#include "drawing/language/tokenizer.h"

namespace drawing::language {

// What stands before a noun.
struct NounContext {
  Determiners determiners = {};
  std::optional<Determiners> first_kind;  // "große und" before "kleine Fische"
  const Word* verb = nullptr;             // where no noun came since: "fährt Roller"
  bool after_singular = false;            // "und" joins it to one: "Opa und Enkel"
  bool after_with = false;                // see comes_with()
};

// Whether "mit" and nothing but a determiner and adjectives stand before the noun at `at`: "mit meiner besten
// Freundin".
bool comes_with(std::span<const Token> tokens, std::size_t at);

// The phrase whose noun is the motif of `reading`, at the front of `tokens`. Whether it is asked for, and
// whether it follows a noun, is for the caller to say.
NounPhrase read_noun_phrase(const Lexicon& lexicon, const NounContext& context, const Reading& reading,
                            std::span<const Token> tokens);

// Whether the word at `at`, which no list has, is an adjective that begins the sentence: "Wagemutige
// Piraten".
bool is_unread_adjective(const Lexicon& lexicon, std::span<const Token> tokens, std::size_t at);

// Whether the garment at `at`, before which `phrases` were read, is worn: "im roten Kleid", "mit Kleid", and
// "ein Mädchen mit einem roten Kleid", but not "spielt mit einem Kleid".
bool is_worn(const Lexicon& lexicon, std::span<const Phrase> phrases, const std::vector<Token>& tokens,
             std::size_t at);

// "Jonas ist traurig"; "Emma rosa" is still what is to be written.
bool says_mood(const Phrase& phrase);

// "auf dem Sportplatz und der Trainer pfeift": "der" is no dative before him.
bool is_surely_nominative(const NounPhrase& phrase);

// "Auf Papas Schultern", "aus Lenas Hand": whether the first token says whose a part is with which others are
// carried or fed, so that its owner is there.
bool carries_somebody(std::span<const Token> tokens);

// "Auf meiner Schulter", "auf meinem Schoß": whether the token is a part of who asks for the page, who is
// there with it. `article`: before it; `phrases`: those before that.
bool is_part_of_speaker(const Token& token, std::string_view article, std::span<const Phrase> phrases);

}  // namespace drawing::language

#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "drawing/language/lexicon.h"
#include "drawing/language/reading.h"
#include "drawing/language/tokenizer.h"

namespace drawing::language {

// Somebody whom the lexicon does not name, and how many of them.
struct PersonNoun {
  const Word* drawn_as = nullptr;  // the noun of the lexicon whose drawing stands for them: "Frau"
  GrammaticalNumber number = GrammaticalNumber::singular;
  std::string name;  // the singular, as far as the word shows it: "Floristin"
};

// Whether the noun at `at`, which the lexicon does not have, means a person: by its ending ("Torhüterin"), or
// by its ending and its part in the clause ("Der Melker füttert die Kuh"), as resources/lexicon/persons.toml
// says. Nothing for things ("Bagger"). Throws AppError where that file is not as it should be.
std::optional<PersonNoun> read_person_noun(const Lexicon& lexicon, const std::vector<Token>& tokens,
                                           std::size_t at);

// Whether the verb at `at` says what people do, and neither vehicles nor animals do as well; `alone`: what a
// mass of something does not ("fließen") is enough.
bool is_deed_of_people(const Lexicon& lexicon, const std::vector<Token>& tokens, std::size_t at, bool alone);

// What somebody has with them because they are named after it.
struct OwnThing {
  FormRecord thing;
  bool rides = false;  // is on it
};

// The thing of the person whom the noun at `at` names, whether the lexicon has that noun or not: a "Geiger"
// has a violin, a "Kamelreiterin" her camel. Nothing where the text names the thing itself.
// `known`: the lexicon has the whole noun ("Radfahrer"), and wonts.toml says what they ride.
std::optional<OwnThing> thing_of_person(const Lexicon& lexicon, const std::vector<Token>& tokens,
                                        std::size_t at, bool known);

}  // namespace drawing::language

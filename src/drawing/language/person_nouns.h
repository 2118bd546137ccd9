#pragma once

#include <optional>
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
};

// Whether the noun at `at`, which the lexicon does not have, means a person: by its ending ("Torhüterin"), or
// by its ending and its part in the clause ("Der Melker füttert die Kuh"), as resources/lexicon/persons.toml
// says. Nothing for things ("Bagger"). Throws AppError where that file is not as it should be.
std::optional<PersonNoun> read_person_noun(const Lexicon& lexicon, const std::vector<Token>& tokens,
                                           std::size_t at);

}  // namespace drawing::language

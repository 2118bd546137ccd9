#pragma once

#include <string_view>

namespace drawing::language {

// What the key of an article, a possessive or a contraction tells about the noun after it. Many are
// ambiguous; each question has the answer that reads most sentences right.

// "dem", "einer", "im": after these the noun phrase is an object of its preposition.
bool is_dative(std::string_view key);
// "ein", "die": after a dative object and "und" these start something new.
bool is_nominative(std::string_view key);
// "des", "eines", "ihres": the noun says whose something is.
bool is_genitive(std::string_view key);
// "im", "zum": preposition and article in one.
bool is_contraction(std::string_view key);
// "die", "meine": of a masculine or neuter noun only the plural has them.
bool is_plural_or_feminine(std::string_view key);
// "sein", "ihr", with their endings.
bool is_third_person(std::string_view key);
// "mein", "unser".
bool is_first_person(std::string_view key);

}  // namespace drawing::language

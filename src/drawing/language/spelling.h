#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "drawing/language/lexicon.h"

namespace drawing::language {

// The form that `key` is a slip of the pen for: one letter too many, too few, wrong, or two swapped. Only for
// keys of at least five letters; the first letter stands, for a wrong one makes other words ("Tasse",
// "Kasse"). Of several forms the likelier slip wins, and a singular before a plural.
std::optional<FormRecord> correct_spelling(const Lexicon& lexicon, std::string_view key,
                                           bool noun_likely = false);

// The singulars of up to `most` drawable nouns that look like `key`, best first.
std::vector<std::string> similar_nouns(const Lexicon& lexicon, std::string_view key, std::size_t most);

}  // namespace drawing::language

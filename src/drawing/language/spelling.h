#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "drawing/language/lexicon.h"

namespace drawing::language {

// The form that `key` is a slip of the pen for: one letter too many, too few, wrong, or two swapped. Only for
// keys of at least five letters, and never the first letter of a short one. nullptr where there is none.
const FormRecord* correct_spelling(const Lexicon& lexicon, std::string_view key);

// The singulars of up to `most` drawable nouns that look like `key`, best first.
std::vector<std::string> similar_nouns(const Lexicon& lexicon, std::string_view key, std::size_t most);

}  // namespace drawing::language

#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "drawing/language/lexicon.h"

namespace drawing::language {

// How a German word sounds to a child who writes by ear, from its key (text_fold.h): what sounds alike is
// spelt alike ("Schmeterlink" and "Schmetterling", "Ainhorn" and "Einhorn"). In the manner of the Cologne
// phonetics (Postel, 1969), but vowels stay.
std::string sound_of(std::string_view key);

// The drawable noun that sounds like `key`, in the plural where `key` has a plural's ending that the noun has
// not. Only for keys of at least five letters; of several the one of the most similar length.
std::optional<FormRecord> correct_by_sound(const Lexicon& lexicon, std::string_view key);

}  // namespace drawing::language

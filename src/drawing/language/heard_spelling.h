#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "drawing/language/lexicon.h"

namespace drawing::language {

enum class HeardWord : std::uint8_t { verb, noun, noun_or_verb, verb_or_noun };

// What a child means who writes as it hears: "komt", "schpilt", "fögel", "sizt". `slips`: how many of these
// slips the word has, 1 or 2. Of several words that of the kind which `wanted` says first; nothing where
// no word of these kinds comes out.
std::optional<FormRecord> correct_as_heard(const Lexicon& lexicon, std::string_view key, HeardWord wanted,
                                           int slips);

}  // namespace drawing::language

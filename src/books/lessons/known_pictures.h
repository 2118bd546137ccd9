#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "drawing/language/lexicon.h"

namespace books::lessons {

// The pictures to choose from in exercises: the drawings of the lexicon that children name at once and all
// alike, by motif. They say `shown_as`.
std::vector<const drawing::language::LexiconEntry*> known_pictures();

// All names that anybody has for a catalogue's drawing: "Eule", "Uhu", "Kauz". Empty for an unknown one.
std::vector<std::string> names_of_motif(std::string_view motif);

}  // namespace books::lessons

#pragma once

#include <optional>

#include "drawing/language/deed_clauses.h"
#include "drawing/language/sentence.h"

namespace drawing::language {

// Whether the case leaves no doubt that the preposition leads somewhere: "auf den Baum".
bool surely_way(const Argument& argument);

// Which way leads the preposition of `argument`: "um den Baum", "auf das Kind ... zu"; nothing for one that
// only says where something is. `verb`: of its clause, nullptr for none; `moves`: whether who does it
// goes somewhere ("pflückt Äpfel vom Baum" does not).
std::optional<MentionedWay> way_of(const Argument& argument, const VerbPhrase* verb, bool moves);

}  // namespace drawing::language

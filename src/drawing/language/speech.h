#pragma once

#include <vector>

#include "drawing/language/tokenizer.h"

namespace drawing::language {

// The tokens without what somebody says in them: "„Es tut mir leid“, sagt Emil" is read as "sagt Emil", and
// so is "Emil sagt: „Es tut mir leid“". Who is spoken to by a noun at the end of the speech is kept: "„Guten
// Morgen, Fuchs!“, ruft der Hase" is "ruft der Hase zum Fuchs". As they are where nobody says what stands
// between the quotation marks: "Ein Kuchen mit „Alles Gute“".
std::vector<Token> without_speech(std::vector<Token> tokens);

}  // namespace drawing::language

#pragma once

#include <vector>

#include "drawing/language/lexicon.h"
#include "drawing/language/tokenizer.h"

namespace drawing::language {

// The tokens with the commas before relative clauses that whoever typed left out: "mal mir einen Dino der
// Pizza isst". Without it what the dinosaur does would be done by whoever asks.
std::vector<Token> with_missing_commas(const Lexicon& lexicon, std::vector<Token> tokens);

}  // namespace drawing::language

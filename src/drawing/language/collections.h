#pragma once

#include <vector>

#include "drawing/language/lexicon.h"
#include "drawing/language/sentence.h"

namespace drawing::language {

// Replaces the collections that a sentence names by motifs: "Tiere im Wald" are those of the wood (the
// lexicon's collection "Waldtiere"), and "Tiere: ein Hund und eine Katze" are the ones that are named anyway.
// Returns of each collection the mentions that it became.
std::vector<std::vector<int>> settle_collections(const Lexicon& lexicon, Sentence& sentence);

}  // namespace drawing::language

#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "drawing/language/determiners.h"
#include "drawing/language/lexicon.h"
#include "drawing/language/phrases.h"
#include "drawing/language/tokenizer.h"

namespace drawing::language {

// Who is meant where the noun is left out before the verb at `at`: "zwei Kinder laufen und zwei feuern sie
// an", "ein Kind schaukelt und eines winkt" are more of those whom the text named first, "ein Junge trommelt
// und ein anderer singt" is one more of the last who has that gender. `determiners` were read since then.
// Nothing where somebody is meant that there is only once, or one of several:
// "zwei Jungen spielen, einer winkt".
std::optional<NounPhrase> elided_noun(const Lexicon& lexicon, const Determiners& determiners,
                                      const std::vector<Phrase>& phrases, const std::vector<Token>& tokens,
                                      std::size_t at);

}  // namespace drawing::language

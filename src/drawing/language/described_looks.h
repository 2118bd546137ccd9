#pragma once

#include <vector>

#include "drawing/language/tokenizer.h"
#include "drawing/model/wish.h"

namespace drawing::language {

// How a text says that somebody looks: "mit Zöpfen und Brille", "ihre langen Haare", "mit Locken". What it
// does not say is as it is.
Looks described_looks(const std::vector<Token>& tokens);

}  // namespace drawing::language

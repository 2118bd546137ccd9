#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "drawing/language/tokenizer.h"

namespace drawing::language {

// Things of a kind that make a shape together, as a text names them.
struct NamedFormation {
  std::string_view shape;  // as layout/formation.h has them: "heart"
  std::string things;      // what it is made of, with all that stands behind it: "Blumen auf der Wiese"
  int count = 0;           // how many it takes where the text gives no number
};

// What a text begins with where that is a shape made of something, by resources/lexicon/formations.toml: "ein
// Herz aus Blumen". Nothing for all others. Whether what follows are things that can be laid out, the
// caller has to find out.
std::optional<NamedFormation> named_formation(const std::vector<Token>& tokens);

}  // namespace drawing::language

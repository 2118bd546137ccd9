#pragma once

#include <optional>
#include <vector>

#include "drawing/language/deed_clauses.h"
#include "drawing/language/sentence.h"

namespace drawing::language {

// Nouns without a preposition that "und" joins.
struct Group {
  std::vector<const Argument*> arguments;
  Cases cases;
  bool before_verb = false;

  // Nothing for one that is not drawn.
  std::optional<int> first() const {
    const auto& mentions = arguments.front()->mentions;
    return mentions.empty() ? std::nullopt : std::optional<int>(mentions.front());
  }
  bool being() const { return arguments.front()->being; }
};

}  // namespace drawing::language

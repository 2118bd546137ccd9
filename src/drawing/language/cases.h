#pragma once

#include "drawing/language/determiners.h"
#include "drawing/language/word.h"

namespace drawing::language {

// The cases that a noun phrase may be in. German forms are ambiguous: "die Katze" is nominative or
// accusative.
struct Cases {
  bool nominative = false;
  bool accusative = false;
  bool dative = false;

  bool surely_nominative() const { return nominative && !accusative; }
  bool surely_dative() const { return dative && !nominative && !accusative; }
  bool none() const { return !nominative && !accusative && !dative; }
  // Those that both may be in.
  Cases with(const Cases& other) const {
    return {nominative && other.nominative, accusative && other.accusative, dative && other.dative};
  }
  bool operator==(const Cases&) const = default;
};

// By article and adjective; a genitive is in none of the three.
Cases cases_of(const Determiners& determiners, Gender gender, bool plural);
// Of "der", "den", "die" alone, as a relative pronoun for a noun.
Cases cases_of_pronoun(std::string_view key, Gender gender, bool plural);

}  // namespace drawing::language

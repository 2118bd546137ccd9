#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "drawing/language/word.h"

namespace books::german {

using drawing::language::Gender;

enum class Case { nominative, genitive, dative, accusative };
enum class Number { singular, plural };

// How a noun changes in the singular. Duden, Die Grammatik (9th edition), 306-340.
enum class Declension {
  strong,      // "des Hundes, dem Hund"
  weak,        // "des Bären, dem Bären"
  mixed,       // "des Funkens, dem Funken"
  adjectival,  // "ein Außerirdischer, der Außerirdische"
};

// What an adjective's ending depends on, besides case, number and gender.
enum class Determiner { none, indefinite, definite };

// A noun with all that is needed to inflect it. "schwarze Katze" keeps its adjectives apart as stems, and
// "Haus mit Garten" what follows its head.
class Noun {
 public:
  // From the lexicon's forms; `plural` is empty for what cannot be counted.
  Noun(std::string_view singular, std::string_view plural, Gender gender);

  Gender gender() const { return gender_; }
  bool countable() const { return !plural_.empty(); }
  Declension declension() const { return declension_; }
  // Stems of the adjectives that belong to the name: "schwarz".
  const std::vector<std::string>& adjectives() const { return adjectives_; }
  // "Haus mit Garten" in the nominative singular, without adjectives: by this nouns are compared.
  std::string name() const { return singular_ + rest_; }

  // The noun itself in one form, without its adjectives. The plural of what cannot be counted is its
  // singular. The determiner matters for adjectival nouns alone.
  std::string form(Case in, Number number, Determiner determiner = Determiner::definite) const;

 private:
  std::string singular_form(Case in) const;

  std::string singular_;
  std::string plural_;
  Gender gender_;
  Declension declension_ = Declension::strong;
  std::vector<std::string> adjectives_;
  std::string rest_;  // with a space before it
};

// "klein" in one form: "kleines", "kleinen". Takes the stem as in a dictionary ("dunkel", "teuer", "müde",
// "rosa").
std::string adjective_form(std::string_view stem, Case in, Number number, Gender gender,
                           Determiner determiner);

}  // namespace books::german

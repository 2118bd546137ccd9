#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "drawing/language/lexicon.h"
#include "drawing/language/tokenizer.h"
#include "drawing/model/wish.h"

namespace drawing::language {

// A text that names an occasion, and what it says besides.
struct NamedOccasion {
  std::string before;  // what stands before the occasion, its article and its adjectives
  std::string after;
  std::string says;     // who does what on it, where the text names nobody
  std::string company;  // what those do who come to it; empty where only its own people fit

  // The text without the occasion.
  std::string rest() const;
  // The text in a sentence with a verb: "Kindergeburtstag mit Torte" is "Drei Kinder feiern Geburtstag mit
  // Torte".
  std::string told() const;
  // The same where the text names people before it: "Die Kinder an Halloween" celebrate. Nothing where others
  // than its own people cannot do it.
  std::optional<std::string> told_of_those_before() const;
  // Who comes right after its "mit": "Oma und Opa" of "Weihnachten mit Oma und Opa im Garten"; empty for
  // nobody.
  std::string company_named(const Lexicon& lexicon) const;
  // "Oma und Opa feiern Weihnachten im Garten". Nothing where others than its own people cannot do it.
  std::optional<std::string> told_of_company(const Lexicon& lexicon) const;
};

// The first occasion in a text of which resources/lexicon/occasions.toml says what is done on it; nothing
// where there is none, and in a text with emoji, of a
// special page, with words to be written, or for the
// occasion ("Kuchen zum Geburtstag").
std::optional<NamedOccasion> named_occasion(const Lexicon& lexicon, const std::vector<Token>& tokens);

// What people do at a place where a text without a verb only says that they are there ("Familie am Strand"),
// in words that stand behind it; empty where nothing is usual there, where they look sad, have something with
// them or are more than people of every day. From resources/lexicon/occasions.toml.
std::string_view usual_pastime(const Wish& wish);

}  // namespace drawing::language

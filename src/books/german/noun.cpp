#include "books/german/noun.h"

#include <algorithm>
#include <array>

#include "base/utf8.h"

namespace books::german {
namespace {

bool ends_with_any(std::string_view word, std::initializer_list<std::string_view> endings) {
  return std::any_of(endings.begin(), endings.end(), [&](auto ending) { return word.ends_with(ending); });
}

bool is_lower(std::string_view word) {
  return !word.empty() && base::to_lower_utf8(word) == word;
}

// "schwarze" to "schwarz"; nothing for a word that is no inflected adjective.
std::string_view adjective_stem(std::string_view word) {
  if (!is_lower(word)) return {};
  for (const std::string_view ending : {"er", "es", "e"}) {
    if (word.ends_with(ending) && word.size() > ending.size() + 2) {
      return word.substr(0, word.size() - ending.size());
    }
  }
  return {};
}

// Masculine nouns with the plural -(e)n whose singular is strong all the same: foreign words in -or and -on,
// and some old ones.
bool is_strong_in_spite_of_plural(std::string_view singular) {
  return ends_with_any(singular,
                       {"or",      "mon",    "strahl", "See",  "see",    "Muskel",  "muskel", "Stachel",
                        "stachel", "toffel", "Dorn",   "dorn", "Staat",  "staat",   "Pfau",   "Schmerz",
                        "Papagei", "Vetter", "Zeh",    "Mast", "Strahl", "Gevatter"});
}

bool is_mixed(std::string_view singular) {
  return ends_with_any(singular, {"unke", "Name", "name", "Gedanke", "Buchstabe", "Wille", "Glaube"}) &&
         singular != "Halunke";
}

Declension declension_of(std::string_view singular, std::string_view plural, Gender gender) {
  if (gender != Gender::masculine) return Declension::strong;
  if (singular == std::string(plural) + "r") return Declension::adjectival;
  const bool adds_n = plural == std::string(singular) + (singular.ends_with("e") ? "n" : "en");
  const bool adds_n_after_r =
      ends_with_any(singular, {"auer", "achbar"}) && plural == std::string(singular) + "n";
  const bool sir = ends_with_any(singular, {"Herr"}) && plural.ends_with("Herren");
  if (sir || adds_n_after_r) return Declension::weak;
  if (!adds_n || is_strong_in_spite_of_plural(singular)) return Declension::strong;
  return is_mixed(singular) ? Declension::mixed : Declension::weak;
}

// The vowel groups of a word, which are about its syllables.
int count_syllables(std::string_view word) {
  int syllables = 0;
  bool in_vowel = false;
  for (const char32_t c : base::decode_utf8(base::to_lower_utf8(word))) {
    const bool vowel = std::u32string_view(U"aeiouyäöü").find(c) != std::u32string_view::npos;
    if (vowel && !in_vowel) ++syllables;
    in_vowel = vowel;
  }
  return syllables;
}

// Duden 9, 324-330: -es after sibilants and commonly in short words that end in d, t or st; foreign words in
// -us, -os and -ops stay.
std::string strong_genitive(const std::string& singular) {
  const bool foreign = ends_with_any(singular, {"ops", "os", "as"}) ||
                       (singular.ends_with("us") && !ends_with_any(singular, {"aus", "Bus", "bus"}));
  if (foreign && count_syllables(singular) > 1) return singular;
  if (singular.ends_with("nis")) return singular + "ses";
  if (ends_with_any(singular, {"Bus", "bus"})) return singular + "ses";
  if (ends_with_any(singular, {"s", "ß", "x", "z"})) return singular + "es";
  if (ends_with_any(singular, {"sch", "st"})) return singular + "es";
  if (ends_with_any(singular, {"d", "t"}) && count_syllables(singular) == 1) return singular + "es";
  return singular + "s";
}

}  // namespace

Noun::Noun(std::string_view singular, std::string_view plural, Gender gender) : gender_(gender) {
  for (std::size_t space = singular.find(' '); space != std::string_view::npos; space = singular.find(' ')) {
    const std::string_view stem = adjective_stem(singular.substr(0, space));
    if (stem.empty()) break;
    adjectives_.emplace_back(stem);
    singular.remove_prefix(space + 1);
    const std::size_t plural_space = plural.find(' ');
    if (plural_space != std::string_view::npos) plural.remove_prefix(plural_space + 1);
  }
  // What follows the head starts with a small letter: "Haus mit Garten", but "Golden Retriever".
  for (std::size_t space = singular.find(' '); space != std::string_view::npos;
       space = singular.find(' ', space + 1)) {
    const std::string_view next = singular.substr(space + 1, singular.find(' ', space + 1) - space - 1);
    if (!is_lower(next)) continue;
    rest_ = singular.substr(space);
    if (plural.ends_with(rest_)) plural.remove_suffix(rest_.size());
    singular = singular.substr(0, space);
    break;
  }
  singular_ = singular;
  plural_ = plural;
  declension_ = declension_of(singular_, plural_, gender_);
}

std::string Noun::form(Case in, Number number, Determiner determiner) const {
  if (declension_ == Declension::adjectival) {
    const std::string stem = singular_.substr(0, singular_.size() - 2);
    return adjective_form(stem, in, number, gender_, determiner) + rest_;
  }
  if (number == Number::singular || plural_.empty()) return singular_form(in) + rest_;
  const bool adds_n = in == Case::dative && ends_with_any(plural_, {"e", "el", "er"});
  return plural_ + (adds_n ? "n" : "") + rest_;
}

std::string Noun::singular_form(Case in) const {
  if (in == Case::nominative || gender_ == Gender::feminine) return singular_;
  switch (declension_) {
    case Declension::weak: {
      // "des Herrn, des Bauern, des Hasen", but "des Bären".
      const bool short_ending = ends_with_any(singular_, {"e", "auer", "achbar", "Herr"});
      return singular_ + (short_ending ? "n" : "en");
    }
    case Declension::mixed:
      return singular_ + (in == Case::genitive ? "ns" : "n");
    case Declension::strong:
    case Declension::adjectival:
      break;
  }
  return in == Case::genitive ? strong_genitive(singular_) : singular_;
}

std::string adjective_form(std::string_view stem, Case in, Number number, Gender gender,
                           Determiner determiner) {
  // Duden 9, 491-500: strong endings are the article's own.
  static constexpr std::array<std::array<std::string_view, 4>, 4> strong = {{
      // nominative, genitive, dative, accusative
      {"er", "en", "em", "en"},  // masculine
      {"e", "er", "er", "e"},    // feminine
      {"es", "en", "em", "es"},  // neuter
      {"e", "er", "en", "e"},    // plural
  }};
  if (ends_with_any(stem, {"rosa", "lila"})) return std::string(stem);
  const auto row = number == Number::plural ? std::size_t{3} : static_cast<std::size_t>(gender);
  const auto column = static_cast<std::size_t>(in);
  std::string_view ending = strong[row][column];
  const bool oblique = in == Case::genitive || in == Case::dative;
  if (determiner == Determiner::definite) {
    const bool masculine_accusative = row == 0 && in == Case::accusative;
    ending = row == 3 || oblique || masculine_accusative ? "en" : "e";
  } else if (determiner == Determiner::indefinite && (oblique || row == 3)) {
    ending = "en";  // "meine kleinen Katzen"; after no word at all it would be strong
  }
  std::string base(stem);
  if (base == "hoch") base = "hoh";
  if (base.ends_with("e")) base.pop_back();
  const bool drops_e = base.size() > 3 && (base.ends_with("el") || ends_with_any(base, {"euer", "auer"}));
  if (drops_e) base.erase(base.size() - 2, 1);
  return base + std::string(ending);
}

}  // namespace books::german

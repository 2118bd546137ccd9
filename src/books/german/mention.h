#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "books/german/noun.h"

namespace books::german {

// Something that a sentence speaks of: "drei kleine Igel".
struct Mention {
  Noun noun;
  int count = 1;                             // 1 to 12
  std::vector<std::string> adjectives = {};  // stems, before those of the noun's own name
  bool unique = false;                       // there is only one, so that it is never "ein": die Sonne
  std::string where = {};                    // "auf einem Baum"; only where it is spoken of first
  std::string called = {};                   // "Felix", "Lena und Tom"; empty for who has no name
  bool called_alone = false;                 // "Lena", "Oma": never "das Mädchen Lena"
  bool titled = false;                       // "Prinzessin Lotte": the noun before the name has no article

  Number number() const { return count > 1 ? Number::plural : Number::singular; }
};

// Several of them, as one phrase: "der Igel und die drei Mäuse". Not empty.
using Mentions = std::vector<Mention>;

// More than one, hence a verb in the plural.
bool is_plural(const Mentions& mentions);

// "ein kleiner Igel auf einem Baum, zwei Eulen und Klee".
std::string indefinite(const Mentions& mentions, Case in);
// "der Igel, die beiden Eulen und die Katzen": the number is repeated up to three; adjectives only for a
// single mention, which is "der Hund Bello" for who has a name.
std::string definite(const Mentions& mentions, Case in);
// "sein roter Ball": `owner` is the stem of the possessive (sein, ihr, mein, dein, unser, euer) or "kein".
std::string possessive(std::string_view owner, const Mention& mention, Case in);
// Only what it is, as it was last spoken of: "der Igel". Without adjectives and number.
std::string bare_definite(const Mentions& mentions, Case in);

// Who is called so, or the noun alone.
std::string bare_name(const Mention& mention);

// A preposition together with the definite article: "im", "zur", "ins", "beim"; where they do not melt, both
// words.
std::string contracted(std::string_view preposition, Case in, Number number, Gender gender);

// "er", "ihm", "ihn" for a masculine noun, "sie" ... for others and for several.
std::string pronoun(const Mentions& mentions, Case in);
// "sein" or "ihr".
std::string possessive_stem(const Mentions& mentions);

// "der", "die" ...
std::string_view definite_article(Case in, Number number, Gender gender);
// "ein", "eine" ... without a plural.
std::string indefinite_article(Case in, Gender gender);
// "zwei" to "zwölf"; digits for more.
std::string number_word(int number);

// "a, b und c".
std::string enumeration(const std::vector<std::string>& parts);

}  // namespace books::german

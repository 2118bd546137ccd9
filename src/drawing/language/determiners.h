#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "drawing/language/lexicon.h"
#include "drawing/language/reading.h"
#include "drawing/language/tokenizer.h"

namespace drawing::language {

// How many a plural without a number stands for.
inline constexpr long bare_plural = 3;

// What was read of a noun phrase before its noun.
struct Determiners {
  bool indefinite = false;
  bool definite = false;
  bool first_person = false;      // "mein", "unser"
  bool possessive = false;        // "sein", "ihr": something new, whose owner was named
  bool plural_article = false;    // "die" before a masculine or neuter noun can only be a plural
  bool article_in_en = false;     // "ihren", "den": so is a feminine or neuter noun's plural alone
  bool inflected_with_e = false;  // "kleine Käfer" without an article likewise
  std::optional<long> count;
  SizeWish size = SizeWish::as_is;
  Mood mood = Mood::as_is;
  Pose pose = Pose::as_is;
  bool inflected = false;  // an adjective that must have its noun after it

  bool has_attributes() const {
    return size != SizeWish::as_is || mood != Mood::as_is || pose != Pose::as_is;
  }
  bool empty() const { return !indefinite && !definite && !count && !has_attributes(); }
};

// How many of the noun in `reading` are meant. `plural_likely`: whether a noun that
// looks the same in both numbers is one of several when nothing stands before it.
long count_of(const Determiners& determiners, const Reading& reading, bool plural_likely);
// The size that an adjective or the first part of a compound gives.
SizeWish size_of(const Determiners& determiners, const Reading& reading);
// Whether "große und kleine" before one noun speak of two kinds of it; "große und dicke" do not.
bool are_two_kinds(const Determiners& first, const Determiners& second);
// "Biber bauen": whether a verb in the plural follows the noun at the front of `tokens`.
bool plural_verb_follows(const Lexicon& lexicon, std::span<const Token> tokens);
// What only says how much there is of the noun after it: "ein Glas Limonade". `entry` is an index into
// Lexicon::entries().
bool is_measure(const Lexicon& lexicon, int entry);
// "Mama", "Opa", "Baby": these stand before a name, or before the animal that is one.
bool is_family_word(const Word& word);
// "Omas alter Hut": whether the noun at the front of `tokens` only says whose the next one is.
bool is_genitive_of_owner(const Determiners& determiners, const Reading& reading,
                          std::span<const Token> tokens);
// Whether an adjective has the ending of one that stands before its noun.
bool is_inflected(std::string_view key);

}  // namespace drawing::language

#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "drawing/language/attributes.h"
#include "drawing/language/lexicon.h"
#include "drawing/language/reading.h"
#include "drawing/language/tokenizer.h"

namespace drawing::language {

// How many a plural without a number stands for.
inline constexpr long bare_plural = 3;

enum class ArticleKind : std::uint8_t {
  none,
  indefinite,  // "ein"
  definite,    // "der", "mein", "im"
  both,        // "eine der Katzen"
};

// What was read of a noun phrase before its noun. The views point into the tokens.
struct Determiners {
  ArticleKind kind = ArticleKind::none;
  std::string_view article;    // the last one's key
  std::string_view adjective;  // likewise
  bool dative = false;         // one of the articles may be a dative,
  bool nominative = false;     // or starts something new (articles.h)
  bool another = false;        // "ein anderer"
  bool beneficiary = false;    // "backt für den Enkel": for whom it is done
  std::optional<long> count;
  Attributes attributes = {};
  const Word* participle = nullptr;  // "angelnder": what they do

  bool indefinite() const { return kind == ArticleKind::indefinite || kind == ArticleKind::both; }
  bool definite() const { return kind == ArticleKind::definite || kind == ArticleKind::both; }
  bool empty() const { return kind == ArticleKind::none && !count && !attributes.any(); }
  void add_article(std::string_view key, ArticleKind added);
  void add_adjective(std::string_view key, const Attributes& added);
  void add_number(std::string_view key, long value);
};

// How many drawings a plural without a number means: shoes come in pairs, one drawing of noodles is many.
long several_of(const Word& word);

// How many of the noun in `reading` are meant. `plural_likely`: whether a noun that
// looks the same in both numbers is one of several when nothing stands before it.
long count_of(const Determiners& determiners, const Reading& reading, bool plural_likely);
// The size that an adjective or the first part of a compound gives.
SizeWish size_of(const Determiners& determiners, const Reading& reading);
// Whether "große und kleine" before one noun speak of two kinds of it; "große und dicke" do not.
bool are_two_kinds(const Determiners& first, const Determiners& second);
// "Biber bauen": whether a verb in the plural follows the noun at the front of `tokens`.
bool plural_verb_follows(const Lexicon& lexicon, std::span<const Token> tokens);
// "und zwei feuern sie an", "und einer winkt": how many more of somebody named before are the subject of the
// verb at `at`; nothing where no number stands for a noun right before it.
std::optional<long> more_of_them(const Determiners& determiners, std::span<const Token> tokens,
                                 std::size_t at);
// "Mama", "Opa", "Baby": these stand before a name, or before the animal that is one.
bool is_family_word(WordRole role);
// "Omas alter Hut": whether the noun at the front of `tokens` only says whose the next one is.
bool is_genitive_of_owner(const Determiners& determiners, const Reading& reading,
                          std::span<const Token> tokens);
// Whether an adjective has the ending of one that stands before its noun.
bool is_inflected(std::string_view key);
// "Ein Junge ist traurig und Mama tröstet ihn": whether the "und" at `at` leaves the adjective before it to
// who is named already, as a noun, with or without a word before it, opens the next clause.
bool ends_predicate(std::span<const Token> tokens, std::size_t at, std::string_view adjective);

}  // namespace drawing::language

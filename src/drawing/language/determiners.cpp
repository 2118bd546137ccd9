#include "drawing/language/determiners.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "drawing/language/articles.h"

namespace drawing::language {

long several_of(const Word& word) {
  return word.kind == WordKind::motif && word.count > 0 ? word.count : bare_plural;
}

void Determiners::add_article(std::string_view key, ArticleKind added) {
  // "Ein anderes Kind", "die andere Katze": the article is the one before it.
  if (kind != ArticleKind::none && key.starts_with("ander")) {
    another = true;
    return;
  }
  kind = kind == ArticleKind::none || kind == added ? added : ArticleKind::both;
  article = key;
  dative = dative || is_dative(key);
  nominative = nominative || is_nominative(key);
}

void Determiners::add_adjective(std::string_view key, const Attributes& added) {
  attributes.override_with(added);
  adjective = key;
}

void Determiners::add_number(std::string_view key, long value) {
  // "zwei Dutzend", "drei Paar" multiply.
  const bool unit = key == "dutzend" || key == "paar";
  if (unit && count.value_or(0) > 1) {
    count = *count * (value == 12 ? 12 : 2);
  } else {
    count = value;
  }
}

long count_of(const Determiners& determiners, const Reading& reading, bool plural_likely) {
  if (reading.collective > 0) return determiners.count.value_or(1) * reading.collective;
  if (determiners.count) return *determiners.count;
  if (determiners.indefinite() || reading.number == GrammaticalNumber::singular) return 1;
  // "dem Nachbarn": no plural has this article.
  if (determiners.article == "dem" || determiners.article == "des") return 1;
  if (reading.number == GrammaticalNumber::plural) return several_of(*reading.word);
  // "ihren", "den": of a feminine or neuter noun only the plural has them.
  if (determiners.article.ends_with("en") && reading.word->gender != Gender::masculine)
    return several_of(*reading.word);
  // "kleine Käfer" without an article is a plural, as "die" is before a masculine or neuter noun.
  const bool bare_inflected = determiners.kind == ArticleKind::none && determiners.adjective.ends_with("e");
  const bool plural_signs = is_plural_or_feminine(determiners.article) || bare_inflected;
  // "den Bären" is one of them, "Bären" are several.
  if (reading.number == GrammaticalNumber::weak)
    return determiners.definite() && !plural_signs ? 1 : several_of(*reading.word);
  // A singular has an article: "Kinder backen Plätzchen", "Biber bauen".
  const bool plural =
      (plural_signs || (plural_likely && determiners.empty())) && reading.word->gender != Gender::feminine;
  return plural ? several_of(*reading.word) : 1;
}

SizeWish size_of(const Determiners& determiners, const Reading& reading) {
  const SizeWish size = determiners.attributes.size;
  if (size != SizeWish::as_is) return size;
  // "Kalb": the word itself means a young one.
  return reading.size == SizeWish::as_is && reading.word->kind == WordKind::motif ? reading.word->size
                                                                                  : reading.size;
}

bool plural_verb_follows(const Lexicon& lexicon, std::span<const Token> tokens) {
  if (tokens.size() < 2 || tokens[1].kind != TokenKind::word || tokens[1].capitalised) return false;
  const auto next = lexicon.look_up(tokens[1].key);
  return next && next->other && next->other.word->kind == WordKind::verb && tokens[1].key.ends_with("n");
}

std::optional<long> more_of_them(const Determiners& determiners, std::span<const Token> tokens,
                                 std::size_t at) {
  static constexpr std::array<std::string_view, 4> one = {"einer", "eine", "eines", "eins"};
  if (at < 2 || determiners.attributes.any()) return std::nullopt;
  const bool single = std::find(one.begin(), one.end(), tokens[at - 1].key) != one.end();
  if (!single && !(determiners.count && determiners.kind == ArticleKind::none)) return std::nullopt;
  // "um zwei kommt Oma" is a time: these stand at the beginning of their clause.
  const Token& before = tokens[at - 2];
  if (before.key != "und" && before.kind != TokenKind::comma) return std::nullopt;
  return determiners.count.value_or(1);
}

bool is_family_word(WordRole role) {
  return role == WordRole::family || role == WordRole::family_child;
}

bool is_genitive_of_owner(const Determiners& determiners, const Reading& reading,
                          std::span<const Token> tokens) {
  // "Omas" is a plural as well, "Großmutters" is none.
  const bool genitive = tokens.front().key.ends_with("s") && !reading.word->name.ends_with("s");
  if (!genitive || !determiners.empty() || tokens.size() < 2 || tokens[1].kind != TokenKind::word)
    return false;
  return tokens[1].capitalised || is_inflected(tokens[1].key);
}

bool are_two_kinds(const Determiners& first, const Determiners& second) {
  const Attributes &a = first.attributes, &b = second.attributes;
  const bool sizes = a.size != SizeWish::as_is && b.size != SizeWish::as_is;
  const bool moods = a.mood != Mood::as_is && b.mood != Mood::as_is;
  return (sizes && a.size != b.size) || (moods && a.mood != b.mood);
}

bool is_inflected(std::string_view key) {
  return key.ends_with("e") || key.ends_with("er") || key.ends_with("es") || key.ends_with("en") ||
         key.ends_with("em");
}

bool ends_predicate(std::span<const Token> tokens, std::size_t at, std::string_view adjective) {
  if (is_inflected(adjective) || at + 1 >= tokens.size() || tokens[at + 1].kind != TokenKind::word)
    return false;
  return tokens[at + 1].capitalised || (at + 2 < tokens.size() && tokens[at + 2].capitalised);
}

}  // namespace drawing::language

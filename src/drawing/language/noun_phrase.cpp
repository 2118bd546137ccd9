#include "drawing/language/noun_phrase.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "drawing/language/articles.h"
#include "drawing/language/described_looks.h"
#include "drawing/language/word_list.h"

namespace drawing::language {

namespace {

// Whether the verb says what somebody does who is to be drawn; "mein Kind möchte" does not.
bool says_deed(const Lexicon& lexicon, const Word* verb) {
  const DeedEntry* deed = verb == nullptr ? nullptr : lexicon.deed_of(*verb);
  return deed != nullptr && !deed->idle && !deed->asks;
}

// "Mein Sohn hüpft", "Papa trägt meine Tochter", "ich tanze mit meiner Freundin".
bool takes_part(const Lexicon& lexicon, const NounContext& context, std::span<const Token> tokens) {
  if (context.after_with || says_deed(lexicon, context.verb)) return true;
  // "Mein Freund und ich bauen".
  if (tokens.size() > 2 && tokens[1].key == "und" && tokens[2].key == "ich") return true;
  if (tokens.size() < 2 || tokens[1].kind != TokenKind::word || tokens[1].capitalised) return false;
  const auto next = lexicon.look_up(tokens[1].key);
  return next && next->other && next->other.word->kind == WordKind::verb &&
         says_deed(lexicon, next->other.word);
}

// Whether the noun only says whose something is. "Mein Kind" is the one that the page is for.
bool names_owner(const Lexicon& lexicon, const NounContext& context, const Reading& reading,
                 std::span<const Token> tokens) {
  const Determiners& determiners = context.determiners;
  const Word& word = *reading.word;
  if (word.special == "relative" && is_first_person(determiners.article))
    return !takes_part(lexicon, context, tokens);
  return is_family_word(word.role) && is_genitive_of_owner(determiners, reading, tokens) &&
         !carries_somebody(tokens);
}

// "Enkel und Opa": whether "und" joins a singular to the first of `tokens`.
bool singular_follows(const Lexicon& lexicon, std::span<const Token> tokens) {
  if (tokens.size() < 3 || tokens[1].key != "und" || tokens[2].kind != TokenKind::word) return false;
  const auto next = lexicon.look_up(tokens[2].key);
  return next && next->noun && next->noun.number == GrammaticalNumber::singular;
}

// "Kater Felix", "Ritter Kunibert": whether a first name comes after the first of `tokens`.
bool name_follows(const Lexicon& lexicon, std::span<const Token> tokens) {
  if (tokens.size() < 2 || tokens[1].kind != TokenKind::word || !tokens[1].capitalised) return false;
  const auto next = lexicon.look_up(tokens[1].key);
  if (!next) return true;
  return (next->noun && next->noun.word->kind == WordKind::name) ||
         (next->other && next->other.word->kind == WordKind::name);
}

// Whether a noun that looks the same in both numbers is one of several when nothing stands before it.
bool is_plural_likely(const Lexicon& lexicon, const NounContext& context, const Reading& reading,
                      std::span<const Token> tokens) {
  const LexiconEntry& entry = lexicon.entries()[static_cast<std::size_t>(reading.word->entry)];
  if (entry.has_face && name_follows(lexicon, tokens)) return false;
  // "Opa und Enkel angeln": the verb is a plural because they are two.
  if (entry.has_face && (context.after_singular || singular_follows(lexicon, tokens))) return false;
  const bool after_verb = context.verb != nullptr && context.verb->role != WordRole::single_object;
  return after_verb || (entry.has_face && plural_verb_follows(lexicon, tokens));
}

// "sechs große und kleine Fische" are six together.
void share_noun(NounPhrase& phrase, const Determiners& first, const Reading& reading) {
  const auto all = first.count;
  const bool shared = all && phrase.determiners.count == all;
  phrase.other_kind = OtherKind{first, shared ? (*all + 1) / 2 : count_of(first, reading, false)};
  if (shared) phrase.count = *all / 2;
}

}  // namespace

bool comes_with(std::span<const Token> tokens, std::size_t at) {
  static constexpr std::array<std::string_view, 6> pronouns = {"uns", "mir", "dir", "euch", "ihm", "ihnen"};
  constexpr std::size_t most_between = 3;  // "mit meiner allerbesten neuen Freundin"
  for (std::size_t back = 1; back <= std::min(at, most_between + 1); ++back) {
    const Token& token = tokens[at - back];
    if (token.key == "mit") return true;
    // "mit uns einen Kuchen": the preposition has its noun.
    if (is_one_of(token.key, pronouns)) return false;
    if (token.kind != TokenKind::word || token.capitalised) return false;
  }
  return false;
}

bool says_mood(const Phrase& phrase) {
  const auto* predicate = std::get_if<Predicate>(&phrase);
  if (predicate == nullptr) return false;
  // "Papa ist größer als Lisa" compares two people.
  const bool compares = predicate->determiners.attributes.size != SizeWish::as_is &&
                        predicate->determiners.adjective.ends_with("er");
  return compares || predicate->determiners.attributes.mood != Mood::as_is;
}

bool is_surely_nominative(const NounPhrase& phrase) {
  const auto* reading = std::get_if<Reading>(&phrase.noun);
  const auto* unknown = std::get_if<UnknownWord>(&phrase.noun);
  const Word* word = reading != nullptr ? reading->word : unknown != nullptr ? unknown->person : nullptr;
  return word != nullptr && word->gender == Gender::masculine && phrase.count == 1 &&
         phrase.determiners.article == "der";
}

bool carries_somebody(std::span<const Token> tokens) {
  static constexpr std::array<std::string_view, 7> parts = {"schultern", "schulter", "schoss", "arm",
                                                            "armen",     "ruecken",  "hand"};
  return tokens.size() > 1 && is_one_of(tokens[1].key, parts);
}

bool is_part_of_speaker(const Token& token, std::string_view article, std::span<const Phrase> phrases) {
  static constexpr std::array<std::string_view, 8> parts = {"schulter", "schultern", "schoss", "arm",
                                                            "kopf",     "ruecken",   "bauch",  "finger"};
  if (!is_one_of(token.key, parts) || !is_first_person(article) || phrases.empty()) return false;
  const auto* preposition = std::get_if<PrepositionPhrase>(&phrases.back());
  return preposition != nullptr && (preposition->key == "auf" || preposition->key == "in");
}

NounPhrase read_noun_phrase(const Lexicon& lexicon, const NounContext& context, const Reading& reading,
                            std::span<const Token> tokens) {
  const Determiners& determiners = context.determiners;
  NounPhrase phrase{.determiners = determiners, .noun = reading};
  phrase.count = count_of(determiners, reading, is_plural_likely(lexicon, context, reading, tokens));
  // "mit ihren Welpen": "mit" has the dative, whose "-en" is a plural, also where the noun looks the same.
  const bool plural = context.after_with && determiners.article.ends_with("en") && !determiners.count &&
                      reading.number != GrammaticalNumber::singular;
  if (plural) phrase.count = std::max(phrase.count, several_of(*reading.word));
  const bool genitive = is_genitive_of_owner(determiners, reading, tokens);
  if (genitive && carries_somebody(tokens)) phrase.count = 1;
  phrase.names_owner = names_owner(lexicon, context, reading, tokens);
  phrase.is_celebrated =
      phrase.names_owner && genitive && tokens.size() > 1 && tokens[1].key.starts_with("geburtstag");
  if (phrase.is_celebrated) phrase.count = 1;
  if (context.first_kind && are_two_kinds(*context.first_kind, determiners))
    share_noun(phrase, *context.first_kind, reading);
  return phrase;
}

bool is_unread_adjective(const Lexicon& lexicon, std::span<const Token> tokens, std::size_t at) {
  static constexpr std::array<std::string_view, 4> endings = {"e", "er", "es", "en"};
  if (at + 1 >= tokens.size() || (at > 0 && tokens[at - 1].kind != TokenKind::stop)) return false;
  const std::string_view key = tokens[at].key;
  const bool ends = std::any_of(endings.begin(), endings.end(),
                                [&](std::string_view ending) { return key.ends_with(ending); });
  if (!ends || !tokens[at + 1].capitalised) return false;
  const auto next = lexicon.look_up(tokens[at + 1].key);
  if (!next || !next->noun) return false;
  const WordKind kind = next->noun.word->kind;
  return kind == WordKind::motif || kind == WordKind::collection;
}

bool is_worn(const Lexicon& lexicon, std::span<const Phrase> phrases, const std::vector<Token>& tokens,
             std::size_t at) {
  const auto* preposition = phrases.empty() ? nullptr : std::get_if<PrepositionPhrase>(&phrases.back());
  if (preposition == nullptr) return false;
  if (says_what_is_worn(preposition->key, tokens, at)) return true;
  // Only right behind whoever has it on.
  const auto* noun = phrases.size() < 2 ? nullptr : std::get_if<NounPhrase>(&phrases[phrases.size() - 2]);
  const auto* reading = noun == nullptr ? nullptr : std::get_if<Reading>(&noun->noun);
  if (preposition->key != "mit" || reading == nullptr || reading->word->entry < 0) return false;
  std::size_t first = at;
  while (first > 0 && tokens[first - 1].key != "mit") --first;
  const bool any = first < at && (tokens[first].key == "einem" || tokens[first].key == "einer");
  const bool described = first < at && tokens[first].key.ends_with("em");
  return (any || described) && lexicon.entries()[static_cast<std::size_t>(reading->word->entry)].has_face;
}

}  // namespace drawing::language

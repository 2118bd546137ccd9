#include "drawing/language/lost_words.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <variant>

#include "base/utf8.h"
#include "drawing/language/clause_deeds.h"
#include "drawing/language/text_fold.h"

namespace drawing::language {
namespace {

// Whether the verb says that somebody does something which a page could show.
bool says_deed(const VerbPhrase& verb) {
  const DeedEntry* deed = verb.deed;
  // "bekommt Besuch" is no form of "besucht".
  const std::string infinitive = fold(base::decode_utf8(verb.word->name));
  const bool is_stem = infinitive == std::string(verb.form) + "en";
  return deed != nullptr && !is_stem && !deed->idle && !deed->leads && !deed->asks && !verb.denied &&
         !verb.is_noun && deed->verb != helping;
}

// "Fangen spielen", "lassen einen Drachen steigen": one deed says both verbs.
bool belongs_to(const DeedEntry& deed, const VerbPhrase& verb) {
  const std::string infinitive = fold(base::decode_utf8(verb.word->name));
  const std::string parts = '_' + std::string(deed.parts) + '_';
  const auto has = [&](std::string_view part) {
    return !part.empty() && parts.find('_' + std::string(part) + '_') != std::string::npos;
  };
  return deed.base == verb.word->name || has(infinitive) || has(verb.form);
}

bool is_done(const VerbPhrase& verb, const Sentence& sentence) {
  const auto same = [&](const DeedEntry& deed) {
    return deed.verb == verb.deed->verb || deed.like == verb.deed->verb || belongs_to(deed, verb);
  };
  return std::any_of(sentence.deeds.begin(), sentence.deeds.end(),
                     [&](const MentionedDeed& deed) {
                       return same(*deed.entry) || (deed.said != nullptr && same(*deed.said));
                     }) ||
         std::any_of(sentence.undone.begin(), sentence.undone.end(),
                     [&](const DeedEntry* deed) { return same(*deed); });
}

void add_once(std::vector<std::string>& words, std::string_view word) {
  if (std::find(words.begin(), words.end(), word) == words.end()) words.emplace_back(word);
}

bool is_copula(const Token& token) {
  return token.key == "ist" || token.key == "sind" || token.key == "war" || token.key == "waren";
}

bool denies(const Token& token) {
  return token.key == "nicht" || token.key == "ohne" || token.key == "nie" || token.key.starts_with("kein");
}

// "ein kaputtes Auto", "das Auto ist kaputt", but not "lacht sich kaputt" and "nicht kaputt".
bool describes(const std::vector<Token>& tokens, std::size_t at) {
  if (at > 0 && denies(tokens[at - 1])) return false;
  if (at > 1 && denies(tokens[at - 2])) return false;
  const bool last = at + 1 == tokens.size() || tokens[at + 1].kind != TokenKind::word;
  if (!last && !is_copula(tokens[at + 1])) return tokens[at + 1].key != "und" && tokens[at].key.back() != 't';
  return (!last && is_copula(tokens[at + 1])) ||
         std::any_of(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(at), is_copula);
}

}  // namespace

void report_unseen_looks(const Lexicon& lexicon, const std::vector<Token>& tokens, Wish& wish) {
  const bool is_done_to_something = std::any_of(wish.deeds.begin(), wish.deeds.end(), [](const Deed& deed) {
    return deed.patient || deed.undrawn_object;
  });
  if (wish.motifs.empty() || is_done_to_something) return;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    if (tokens[at].kind != TokenKind::word) continue;
    const auto record = lexicon.look_up(tokens[at].key);
    const Word* word = record && !record->noun ? record->other.word : nullptr;
    const bool unseen = word != nullptr && word->kind == WordKind::adjective && word->special == "unseen";
    if (unseen && describes(tokens, at)) add_once(wish.things, word->name);
  }
}

void report_lost_words(const std::vector<Phrase>& phrases, const Sentence& sentence, Wish& wish) {
  for (std::size_t i = 0; i < phrases.size(); ++i) {
    const auto* verb = std::get_if<VerbPhrase>(&phrases[i]);
    // "vor dem Essen"
    const bool is_noun = i > 0 && std::holds_alternative<PrepositionPhrase>(phrases[i - 1]);
    if (verb != nullptr && !is_noun && says_deed(*verb) && !is_done(*verb, sentence))
      add_once(wish.not_shown, verb->deed->verb);
  }
}

}  // namespace drawing::language

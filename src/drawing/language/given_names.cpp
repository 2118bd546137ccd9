#include "drawing/language/given_names.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "drawing/language/clause.h"
#include "drawing/language/determiners.h"
#include "drawing/language/person_nouns.h"
#include "drawing/language/word_list.h"

namespace drawing::language {

namespace {

bool is_calling(const Token& token) {
  static constexpr std::array<std::string_view, 7> words = {"heisst", "heissen", "hiess",  "hiessen",
                                                            "namens", "genannt", "getauft"};
  return is_one_of(token.key, words);
}

bool is_noun_kind(WordKind kind) {
  return kind == WordKind::motif || kind == WordKind::collection || kind == WordKind::missing ||
         kind == WordKind::scene || kind == WordKind::special;
}

}  // namespace

bool GivenNames::gives(std::size_t at, const Reading& reading, bool writes_capitals) const {
  if (!may_be_name(at, reading, writes_capitals)) return false;
  if (is_called(at)) return true;
  const auto known = std::find(keys_.begin(), keys_.end(), tokens_[at].key);
  return known != keys_.end() && (tokens_[at].capitalised || !writes_capitals);
}

// "heißt Wuffel", "heißen Max und Moritz", "der Wuffel heißt".
bool GivenNames::is_called(std::size_t at) const {
  if (at > 0 && is_calling(tokens_[at - 1])) return true;
  if (at > 1 && tokens_[at - 1].key == "und" && last_ + 1 == at) return true;
  return at + 1 < tokens_.size() && is_calling(tokens_[at + 1]) && tokens_[at + 1].key.starts_with("h") &&
         ends_clause(tokens_, at + 1);
}

bool GivenNames::may_be_name(std::size_t at, const Reading& reading, bool writes_capitals) const {
  const Token& token = tokens_[at];
  if (token.quoted || token.key.size() < 2) return false;
  if (writes_capitals && !token.capitalised) return false;
  if (!reading || is_guess(at, reading)) return true;
  if (reading.tokens != 1) return false;
  const WordKind kind = reading.word->kind;
  const bool pet = token.capitalised && (kind == WordKind::adjective || kind == WordKind::verb);
  return kind == WordKind::name || is_noun_kind(kind) || pet;
}

bool GivenNames::follows_bearer(std::size_t at, const Reading& reading, bool animal, bool verb_before,
                                bool subordinate) const {
  const Token& token = tokens_[at];
  if (token.quoted || subordinate || (verb_before && !animal)) return false;
  // "Tante Uschi spielt": nothing is known of the word, and the verb comes next.
  if (!reading)
    return token.capitalised && !verb_before && (stands_before_verb(at) || is_joined_before_verb(at));
  if (!is_guess(at, reading)) return false;
  return is_noun_kind(reading.word->kind) ||
         (token.capitalised && std::any_of(tokens_.begin() + 1, tokens_.end(), [](const Token& each) {
            return each.kind == TokenKind::word && !each.capitalised;
          }));
}

bool GivenNames::looks_like_name(std::size_t at, const Reading& reading) const {
  if (!is_unheard(at) || (reading && !is_guess(at, reading))) return false;
  const bool joined_before = at >= 2 && tokens_[at - 1].key == "und";
  const bool joined_after = at + 2 < tokens_.size() && tokens_[at + 1].key == "und";
  if ((joined_before && is_listed(at - 2)) || (joined_after && is_listed(at + 2))) return true;
  // At the beginning, and the verb comes next: "Lava fließt" is none, nor is a word as long as a compound.
  constexpr std::size_t longest = 8;
  if (reading || tokens_[at].key.size() > longest) return false;
  if (at == 0 && stands_before_verb(at))
    return tokens_[1].key.ends_with("t") && is_deed_of_people(lexicon_, tokens_, 1, true);
  const std::size_t verb = joined_after ? at + 3 : at + 1;
  const bool pair = joined_after ? at == 0 && is_unheard(2) : joined_before && at == 2 && is_unheard(0);
  return pair && stands_before_verb(verb - 1) && is_deed_of_people(lexicon_, tokens_, verb, false);
}

bool GivenNames::says_whose(std::size_t at) const {
  const std::string& key = tokens_[at].key;
  if (!key.ends_with('s') || !is_listed_key(key.substr(0, key.size() - 1))) return false;
  for (std::size_t next = at + 1; next < tokens_.size() && tokens_[next].kind == TokenKind::word; ++next) {
    if (tokens_[next].capitalised) return !is_listed(next);
    if (!is_inflected(tokens_[next].key)) return false;
  }
  return false;
}

// A name of the lexicon, or one that the text has had.
bool GivenNames::is_listed(std::size_t at) const {
  return is_listed_key(tokens_[at].key);
}

bool GivenNames::is_listed_key(const std::string& key) const {
  const auto record = lexicon_.look_up(key);
  const auto names = [](const Form& form) { return form && form.word->kind == WordKind::name; };
  return (record && (names(record->noun) || names(record->other))) ||
         std::find(keys_.begin(), keys_.end(), key) != keys_.end();
}

bool GivenNames::is_unheard(std::size_t at) const {
  const Token& token = tokens_[at];
  return token.kind == TokenKind::word && token.capitalised && !token.quoted && token.key.size() > 2 &&
         !lexicon_.look_up(token.key).has_value();
}

bool GivenNames::stands_before_verb(std::size_t at) const {
  if (at + 1 >= tokens_.size() || tokens_[at + 1].capitalised) return false;
  const auto next = lexicon_.look_up(tokens_[at + 1].key);
  return next && next->other && next->other.word->kind == WordKind::verb;
}

// "Ritter Kuno und der Drache essen Kuchen"
bool GivenNames::is_joined_before_verb(std::size_t at) const {
  std::size_t other = at + 2;
  if (other < tokens_.size() && tokens_[at + 1].key == "und" && !tokens_[other].capitalised) ++other;
  return other < tokens_.size() && tokens_[at + 1].key == "und" && tokens_[other].capitalised &&
         stands_before_verb(other);
}

// Whether the reading is another word than the one that was typed.
bool GivenNames::is_guess(std::size_t at, const Reading& reading) const {
  const std::string& key = tokens_[at].key;
  return reading.tokens == 1 && !reading.key.empty() && !key.ends_with(reading.key) &&
         !lexicon_.look_up(key).has_value();
}

std::string_view likely_bearer(std::string_view key) {
  static constexpr std::array<std::string_view, 7> ends = {"a", "e", "ah", "in", "eth", "nur", "is"};
  const bool girl =
      std::any_of(ends.begin(), ends.end(), [&](std::string_view end) { return key.ends_with(end); });
  return girl ? "Mädchen" : "Junge";
}

void GivenNames::add(std::size_t at, bool called) {
  keys_.push_back(tokens_[at].key);
  if (called) last_ = at + 1;
}

}  // namespace drawing::language

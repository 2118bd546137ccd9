#include "drawing/language/refusal.h"

#include <algorithm>
#include <span>

#include "base/utf8.h"
#include "drawing/language/compounds.h"
#include "drawing/language/reading.h"
#include "drawing/language/word_reader.h"

namespace drawing::language {

namespace {

bool is_refused(const Word* word) {
  return word != nullptr && word->kind == WordKind::refused;
}

// The words of the lexicon that a token is or may be.
struct Meaning {
  const Word* word = nullptr;
  std::size_t tokens = 1;
};

const Word* meaning_of(const Lexicon& lexicon, std::string_view key) {
  if (const auto record = lexicon.look_up(key)) {
    if (is_refused(record->noun.word) || !record->other) return record->noun.word;
    return record->other.word;
  }
  for (const FirstPart first_part : {FirstPart::known, FirstPart::any}) {
    if (const Reading compound = read_compound(lexicon, key, first_part)) return compound.word;
  }
  return nullptr;
}

Meaning meaning_of(const Lexicon& lexicon, std::span<const Token> tokens) {
  const Token& token = tokens.front();
  if (const Reading phrase = read_phrase(lexicon, tokens)) return {phrase.word, phrase.tokens};
  if (const Word* word = meaning_of(lexicon, token.key)) return {word};
  // "Horror-Mord": each part counts, for the whole is no word that anybody knows.
  for (const std::string& part : token.parts) {
    if (const Word* word = meaning_of(lexicon, part); is_refused(word)) return {word};
  }
  return {};
}

// Follows "ohne" and "kein" through the noun phrases that they govern: "ohne Waffen und ohne böse Mörder".
class NegationScope {
 public:
  void read(const Token& token, const Word* word) {
    const WordKind kind = word == nullptr ? WordKind::missing : word->kind;
    switch (kind) {
      case WordKind::negation:
        state_ = State::before_noun;
        break;
      case WordKind::conjunction:
        if (state_ == State::after_noun) state_ = State::before_noun;
        break;
      case WordKind::indefinite:
      case WordKind::definite:
      case WordKind::number:
      case WordKind::adjective:
        break;
      case WordKind::verb:
      case WordKind::preposition:
        state_ = State::none;
        break;
      default:
        if (token.kind == TokenKind::comma && state_ == State::after_noun)
          state_ = State::before_noun;
        else if (token.kind == TokenKind::word)
          state_ = state_ == State::before_noun ? State::after_noun : State::none;
        else
          state_ = State::none;
    }
  }
  bool negated() const { return state_ == State::before_noun; }

 private:
  enum class State : std::uint8_t { none, before_noun, after_noun };
  State state_ = State::none;
};

void add_once(std::vector<std::string>& words, std::string word) {
  if (std::find(words.begin(), words.end(), word) == words.end()) words.push_back(std::move(word));
}

std::string typed(std::span<const Token> tokens) {
  std::string out;
  for (const Token& token : tokens) out += (out.empty() ? "" : " ") + token.text;
  return out;
}

}  // namespace

std::vector<std::string> refused_words(const Lexicon& lexicon, const std::vector<Token>& tokens,
                                       std::string_view text) {
  std::vector<std::string> refused;
  NegationScope scope;
  for (std::size_t at = 0; at < tokens.size();) {
    const auto rest = std::span<const Token>(tokens).subspan(at);
    const bool word = rest.front().kind == TokenKind::word;
    const Meaning meaning = word ? meaning_of(lexicon, rest) : Meaning{};
    if (is_refused(meaning.word) && !scope.negated()) add_once(refused, typed(rest.first(meaning.tokens)));
    scope.read(rest.front(), meaning.word);
    at += meaning.tokens;
  }
  const auto& signs = lexicon.refused_signs();
  for (const char32_t c : base::decode_utf8(text)) {
    if (std::find(signs.begin(), signs.end(), c) == signs.end()) continue;
    std::string sign;
    base::append_utf8(sign, c);
    add_once(refused, std::move(sign));
  }
  return refused;
}

}  // namespace drawing::language

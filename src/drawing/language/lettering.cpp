#include "drawing/language/lettering.h"

#include <cstdint>

namespace drawing::language {

namespace {

// What a token means for the words that are to be written.
enum class Continuation : std::uint8_t {
  goes_on,  // it is one of them
  waits,    // "Mein Name ist Emma": the verb is not, but what follows
  ends,
};

// `first`: whether nothing was written yet.
Continuation continuation(const Lexicon& lexicon, const Token& token, bool first) {
  const bool single_letter = token.key.size() == 1;
  if (token.kind != TokenKind::word || token.quoted || single_letter) return Continuation::goes_on;
  const auto record = lexicon.look_up(token.key);
  const Word* word = record ? record->other.word : nullptr;
  if (word == nullptr) return Continuation::goes_on;
  if (word->kind == WordKind::verb) return first ? Continuation::waits : Continuation::ends;
  // "zum Geburtstag" goes on, "mit Herzen" ends it.
  const bool relation = word->kind == WordKind::preposition && word->preposition;
  return relation || word->kind == WordKind::recipient ? Continuation::ends : Continuation::goes_on;
}

}  // namespace

bool Lettering::takes(const Token& token) {
  if (!open_) return false;
  const Continuation next = continuation(lexicon_, token, !written_);
  open_ = next != Continuation::ends;
  return next == Continuation::goes_on;
}

bool stands_for_sound(const Lexicon& lexicon, std::span<const Token> tokens) {
  if (tokens.size() == 1 || tokens[0].key.size() != 1 || !tokens[0].capitalised) return false;
  const auto next = lexicon.look_up(tokens[1].key);
  return next && next->other && next->other.word->role == WordRole::comparison;
}

const Word* scene_in_lettering(const Lexicon& lexicon, const Token& token) {
  const auto record = lexicon.look_up(token.key);
  const bool scene = record && record->noun && record->noun.word->kind == WordKind::scene;
  return scene && !token.quoted ? record->noun.word : nullptr;
}

}  // namespace drawing::language

#include "drawing/language/lettering.h"

namespace drawing::language {

Lettering continue_lettering(const Lexicon& lexicon, const Token& token, bool first) {
  const bool single_letter = token.key.size() == 1;
  if (token.kind != TokenKind::word || token.quoted || single_letter) return Lettering::goes_on;
  const auto record = lexicon.look_up(token.key);
  const Word* word = record ? record->other.word : nullptr;
  if (word == nullptr) return Lettering::goes_on;
  if (word->kind == WordKind::verb) return first ? Lettering::waits : Lettering::ends;
  // "zum Geburtstag" goes on, "mit Herzen" ends it.
  const bool relation = word->kind == WordKind::preposition && word->preposition;
  return relation || word->kind == WordKind::recipient ? Lettering::ends : Lettering::goes_on;
}

const Word* scene_in_lettering(const Lexicon& lexicon, const Token& token) {
  const auto record = lexicon.look_up(token.key);
  const bool scene = record && record->noun && record->noun.word->kind == WordKind::scene;
  return scene && !token.quoted ? record->noun.word : nullptr;
}

}  // namespace drawing::language

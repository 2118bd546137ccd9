#include "drawing/language/clause.h"

namespace drawing::language {

bool starts_inverted_clause(const Lexicon& lexicon, const std::vector<Token>& tokens, std::size_t at) {
  if (at == 0) return false;
  const Token& before = tokens[at - 1];
  if (before.kind != TokenKind::comma && before.key != "und") return false;
  bool noun = false;
  for (std::size_t i = at + 1; i < tokens.size() && tokens[i].kind == TokenKind::word; ++i) {
    const auto record = lexicon.look_up(tokens[i].key);
    const WordKind kind = record && record->other ? record->other.word->kind : WordKind::pass;
    if (kind == WordKind::conjunction || kind == WordKind::preposition) return false;
    if (kind == WordKind::verb && !tokens[i].capitalised) return noun;
    noun = noun || (record && record->noun);
  }
  return false;
}

bool ends_clause(const std::vector<Token>& tokens, std::size_t at) {
  return at + 1 == tokens.size() || tokens[at + 1].kind == TokenKind::comma ||
         tokens[at + 1].kind == TokenKind::stop;
}

}  // namespace drawing::language

#include "drawing/language/clause.h"

#include "base/utf8.h"
#include "drawing/language/text_fold.h"

namespace drawing::language {

namespace {

// What a token is where it is no noun.
WordKind kind_of(const Lexicon& lexicon, const Token& token) {
  const auto record = lexicon.look_up(token.key);
  return record && record->other ? record->other.word->kind : WordKind::pass;
}

}  // namespace

bool starts_inverted_clause(const Lexicon& lexicon, const std::vector<Token>& tokens, std::size_t at) {
  if (at == 0) return false;
  const Token& before = tokens[at - 1];
  if (before.kind != TokenKind::comma && before.key != "und") return false;
  bool noun = false;
  for (std::size_t i = at + 1; i < tokens.size() && tokens[i].kind == TokenKind::word; ++i) {
    const auto record = lexicon.look_up(tokens[i].key);
    const WordKind kind = kind_of(lexicon, tokens[i]);
    if (kind == WordKind::conjunction || kind == WordKind::preposition) return false;
    if (kind == WordKind::verb && !tokens[i].capitalised) return noun;
    noun = noun || (record && record->noun);
  }
  return false;
}

const Word* particle_at(const Lexicon& lexicon, const std::vector<Token>& tokens, std::size_t at) {
  const auto record = lexicon.look_up(tokens[at].key);
  const Word* particle = record ? record->particle() : nullptr;
  if (particle == nullptr || particle->role != WordRole::separable) return nullptr;
  if (ends_clause(tokens, at)) return particle;
  const bool joined = kind_of(lexicon, tokens[at + 1]) == WordKind::conjunction && at + 2 < tokens.size() &&
                      kind_of(lexicon, tokens[at + 2]) != WordKind::preposition;
  return joined ? particle : nullptr;
}

void add_particle(const Lexicon& lexicon, const Word& particle, VerbPhrase& verb) {
  verb.particle = particle.name;
  const auto whole = lexicon.look_up(fold(base::decode_utf8(verb.infinitive())));
  if (!whole || !whole->other || whole->other.word->kind != WordKind::verb) return;
  verb = {.word = whole->other.word};
}

bool ends_clause(const std::vector<Token>& tokens, std::size_t at) {
  return at + 1 == tokens.size() || tokens[at + 1].kind == TokenKind::comma ||
         tokens[at + 1].kind == TokenKind::stop;
}

}  // namespace drawing::language

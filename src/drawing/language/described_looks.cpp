#include "drawing/language/described_looks.h"

#include <algorithm>
#include <string_view>

#include "drawing/language/word_list.h"

namespace drawing::language {
namespace {

// What hair is called by itself; `before` is the word that stands before it.
Hair hair_of(std::string_view key, std::string_view before) {
  if (is_one_of(key, {"zopf", "zoepfe", "zoepfen", "flechtzopf", "flechtzoepfe", "flechtzoepfen"}))
    return Hair::plaits;
  if (is_one_of(key, {"locken", "lockenkopf"})) return Hair::curls;
  if (is_one_of(key, {"pferdeschwanz", "pferdeschwaenze", "pferdeschwaenzen"})) return Hair::ponytail;
  if (!is_one_of(key, {"haar", "haare", "haaren"})) return Hair::as_is;
  if (is_one_of(before, {"lange", "langen", "langem", "langes"})) return Hair::long_hair;
  if (is_one_of(before, {"kurze", "kurzen", "kurzem", "kurzes"})) return Hair::short_hair;
  if (is_one_of(before, {"lockige", "lockigen", "lockigem"})) return Hair::curls;
  return Hair::as_is;
}

}  // namespace

Looks described_looks(const std::vector<Token>& tokens) {
  Looks looks;
  bool has = false;  // "mit" stood in this clause: what follows belongs to somebody
  std::string_view before;
  for (const Token& token : tokens) {
    if (token.kind == TokenKind::comma || token.kind == TokenKind::stop) has = false;
    if (token.kind != TokenKind::word) continue;
    has = has || is_one_of(token.key, {"mit", "hat", "traegt"});
    const bool own = is_one_of(before, {"ihre", "ihren", "seine", "seinen", "meine", "meinen"});
    const Hair hair = hair_of(token.key, before);
    if (hair != Hair::as_is && (has || own || hair == Hair::long_hair)) looks.hair = hair;
    if (has && token.key == "brille") looks.glasses = true;
    before = token.key;
  }
  return looks;
}

}  // namespace drawing::language

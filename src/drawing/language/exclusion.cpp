#include "drawing/language/exclusion.h"

#include <array>
#include <string_view>

#include "drawing/language/word_list.h"

namespace drawing::language {

void ExclusionScope::read_noun() {
  if (governor_) governor_->noun_passed = true;
}

void ExclusionScope::read_article(ArticleKind kind) {
  // "ohne Hund und eine Katze": a new article with "ein" asks for something again.
  if (goes_on() && kind == ArticleKind::indefinite) end();
}

void ExclusionScope::read_preposition() {
  if (!awaits_anything()) end();  // "nicht im Wald" goes on
}

void ExclusionScope::read_comma(const std::vector<Token>& tokens, std::size_t next) {
  // "keine Spinnen, nur Schmetterlinge"
  static constexpr std::array<std::string_view, 7> instead{"nur",    "sondern", "lieber",     "bloss",
                                                           "dafuer", "aber",    "stattdessen"};
  if (next < tokens.size() && is_one_of(tokens[next].key, instead)) return end();
  // "schläft nicht, eine Katze schon"
  if (scope() == Scope::recipient || awaits_anything()) end();
}

bool ExclusionScope::takes_adjective() {
  if (!awaits_anything()) return false;
  end();
  return true;
}

}  // namespace drawing::language

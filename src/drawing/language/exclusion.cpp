#include "drawing/language/exclusion.h"

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

void ExclusionScope::read_comma() {
  // "schläft nicht, eine Katze schon"
  if (scope() == Scope::recipient || awaits_anything()) end();
}

bool ExclusionScope::takes_adjective() {
  if (!awaits_anything()) return false;
  end();
  return true;
}

}  // namespace drawing::language

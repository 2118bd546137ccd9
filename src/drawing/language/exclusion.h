#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "drawing/language/determiners.h"
#include "drawing/language/lexicon.h"
#include "drawing/language/phrases.h"
#include "drawing/language/tokenizer.h"

namespace drawing::language {

// How far reaches what "ohne", "kein", "nicht" or "für" governs. Belongs to one text and is told, in order,
// of what is read of it.
class ExclusionScope {
 public:
  Scope scope() const { return governor_ ? governor_->scope : Scope::wished; }
  bool excludes() const { return governor_.has_value(); }
  // "ohne Hund und Katze": whether an "und" goes on with what is not asked for.
  bool goes_on() const { return governor_ && governor_->noun_passed; }

  // `is_adverb`: "nicht", "nie", which may mean an adjective or a place as well.
  void begin(Scope scope, bool is_adverb) { governor_ = Governor{scope, is_adverb}; }
  void end() { governor_.reset(); }

  void read_noun();
  void read_article(ArticleKind kind);
  void read_preposition();
  // `next`: the token after it.
  void read_comma(const std::vector<Token>& tokens, std::size_t next);
  // Whether the adjective is what is negated: "nicht traurig".
  bool takes_adjective();

 private:
  struct Governor {
    Scope scope = Scope::negated;
    bool is_adverb = false;
    bool noun_passed = false;
  };

  bool awaits_anything() const { return governor_ && governor_->is_adverb && !governor_->noun_passed; }

  std::optional<Governor> governor_;
};

// Whether "für" at `at` says for whom something is done, so that they are there, and not whom a page is for:
// "Opa backt für den Enkel einen Kuchen", but "male ein Bild für Oma".
bool is_done_for_somebody(const Lexicon& lexicon, const std::vector<Token>& tokens, std::size_t at);
// Whether "und" at `at` joins the noun before it to another one, and no clauses: "für Mama und Papa".
bool joins_nouns(const Lexicon& lexicon, const std::vector<Token>& tokens, std::size_t at);

}  // namespace drawing::language

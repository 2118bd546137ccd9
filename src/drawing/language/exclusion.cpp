#include "drawing/language/exclusion.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

#include "drawing/language/clause.h"
#include "drawing/language/lexicon.h"
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

namespace {

// Whether the verb at `verb`, with which pages are asked for, asks for one: "male für Oma", "ich male", but
// not "Ein Mädchen malt ein Bild für Oma".
bool asks_for_page(const std::vector<Token>& tokens, std::size_t verb, std::size_t end) {
  static constexpr std::array<std::string_view, 8> asking = {"ich", "du",  "sie", "bitte",
                                                             "mir", "wir", "uns", "kannst"};
  if (verb == 0) return true;
  return std::any_of(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(end),
                     [](const Token& token) { return is_one_of(token.key, asking); });
}

}  // namespace

bool is_done_for_somebody(const Lexicon& lexicon, const std::vector<Token>& tokens, std::size_t at) {
  if (tokens[at].key != "fuer") return false;
  bool done = false;
  for (std::size_t i = at; i-- > 0 && !is_boundary(tokens[i]) && !done;) {
    const auto record = lexicon.look_up(tokens[i].key);
    if (!record || !record->other || record->other.word->kind != WordKind::verb) continue;
    const DeedEntry* deed = lexicon.deed_of(*record->other.word);
    if (deed != nullptr && (deed->leads || (deed->asks && asks_for_page(tokens, i, at)))) return false;
    done = deed != nullptr && !deed->idle;
  }
  constexpr std::size_t farthest = 3;  // "für den kleinen Enkel"
  for (std::size_t i = at + 1; done && i < tokens.size() && i <= at + farthest; ++i) {
    const auto record = lexicon.look_up(tokens[i].key);
    if (!record || !record->noun) continue;
    const Word& noun = *record->noun.word;
    return noun.kind == WordKind::motif && lexicon.entries()[static_cast<std::size_t>(noun.entry)].has_face;
  }
  return false;
}

bool joins_nouns(const Lexicon& lexicon, const std::vector<Token>& tokens, std::size_t at) {
  return at < tokens.size() && tokens[at].key == "und" && !joins_clauses(lexicon, tokens, at);
}

}  // namespace drawing::language

#include "drawing/language/negation.h"

#include <array>
#include <string_view>
#include <variant>

#include "drawing/language/clause.h"
#include "drawing/language/word_list.h"

namespace drawing::language {

namespace {

// "..., sondern einen Knochen", with no verb of its own: what stood before it is put right.
bool is_put_right(const Lexicon& lexicon, const std::vector<Token>& tokens, std::size_t at) {
  bool put_right = false;
  for (std::size_t i = at + 1; i < tokens.size() && tokens[i].kind != TokenKind::stop; ++i) {
    if (put_right && is_verb(lexicon, tokens[i])) return false;
    put_right = put_right || tokens[i].key == "sondern";
  }
  return put_right;
}

// "ohne zu weinen", "statt die Blumen zu gießen".
bool infinitive_follows(const Lexicon& lexicon, const std::vector<Token>& tokens, std::size_t at) {
  for (std::size_t i = at + 1; i < tokens.size() && !is_boundary(tokens[i]); ++i) {
    if (tokens[i].key == "dass") return true;
    if (tokens[i].key == "zu" && i + 1 < tokens.size() && is_verb(lexicon, tokens[i + 1])) return true;
  }
  return false;
}

// Whether "nicht" at `at` only says how something is done: "rennt nicht schnell", but not "will nicht allein
// schlafen".
bool is_about_manner(const Lexicon& lexicon, const std::vector<Token>& tokens, std::size_t at) {
  if (at + 1 >= tokens.size()) return false;
  if (kind_of(lexicon, tokens[at + 1]) != WordKind::adjective) return false;
  for (std::size_t i = at + 2; i < tokens.size() && !is_boundary(tokens[i]); ++i) {
    if (is_verb(lexicon, tokens[i])) return false;
  }
  return true;
}

bool stands_after_preposition(const Lexicon& lexicon, const std::vector<Token>& tokens, std::size_t at) {
  return at > 0 && kind_of(lexicon, tokens[at - 1]) == WordKind::preposition;
}

template <class What>
bool is(const Phrase& phrase) {
  return std::holds_alternative<What>(phrase);
}

bool begins_clause(const Phrase& phrase) {
  const auto* word = std::get_if<ClauseWord>(&phrase);
  return word != nullptr &&
         (word->role == ClauseWord::Role::relative || word->role == ClauseWord::Role::subordinating);
}

bool parts_clauses(const Phrase& phrase) {
  const auto* conjunction = std::get_if<Conjunction>(&phrase);
  return is<Stop>(phrase) || is<Comma>(phrase) || (conjunction != nullptr && conjunction->joins_clauses);
}

// Marks the verbs of a clause.
class Denier {
 public:
  explicit Denier(std::vector<Phrase>& phrases) : phrases_(phrases) {}

  void deny(std::size_t at, Denial denial) {
    bool found = false;
    for (std::size_t i = at + 1; i < phrases_.size() && !parts_clauses(phrases_[i]); ++i) {
      found = mark(i) || found;
      if (found && denial == Denial::next_verb) return;
    }
    if (denial == Denial::next_verb) return;
    bool in_clause = true;
    for (std::size_t i = at; i-- > 0 && !is<Stop>(phrases_[i]);) {
      // "Brot, Käse und Wurst isst er nicht": without a verb the commas part no clauses.
      in_clause = in_clause && !parts_clauses(phrases_[i]) && !joins_verbs(i);
      if (!in_clause && found) return;
      found = mark(i) || found;
      if (begins_clause(phrases_[i])) return;
    }
  }

 private:
  bool mark(std::size_t at) {
    auto* verb = std::get_if<VerbPhrase>(&phrases_[at]);
    if (verb != nullptr) verb->denied = true;
    return verb != nullptr;
  }

  // "weint und schläft nicht": only the second verb is denied.
  bool joins_verbs(std::size_t at) const {
    return is<Conjunction>(phrases_[at]) && at > 0 && at + 1 < phrases_.size() &&
           is<VerbPhrase>(phrases_[at - 1]) && is<VerbPhrase>(phrases_[at + 1]);
  }

  std::vector<Phrase>& phrases_;
};

}  // namespace

Denial denial_at(const Lexicon& lexicon, const std::vector<Token>& tokens, std::size_t at) {
  static constexpr std::array<std::string_view, 3> instead = {"ohne", "statt", "anstatt"};
  static constexpr std::array<std::string_view, 2> of_nouns = {"ausser", "anstelle"};
  const std::string_view key = tokens[at].key;
  if (is_one_of(key, of_nouns)) return Denial::nothing;
  if (is_one_of(key, instead))
    return infinitive_follows(lexicon, tokens, at) ? Denial::next_verb : Denial::nothing;
  if (is_put_right(lexicon, tokens, at)) return Denial::nothing;
  if (key.starts_with("kein"))
    return stands_after_preposition(lexicon, tokens, at) ? Denial::nothing : Denial::clause;
  // "nicht nur Äpfel".
  if (at + 1 < tokens.size() && tokens[at + 1].key == "nur") return Denial::nothing;
  return is_about_manner(lexicon, tokens, at) ? Denial::nothing : Denial::clause;
}

void deny_verbs(std::vector<Phrase>& phrases) {
  Denier denier(phrases);
  for (std::size_t i = 0; i < phrases.size(); ++i) {
    const auto* exclusion = std::get_if<Exclusion>(&phrases[i]);
    if (exclusion != nullptr && exclusion->denies != Denial::nothing) denier.deny(i, exclusion->denies);
  }
}

}  // namespace drawing::language

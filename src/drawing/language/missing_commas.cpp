#include "drawing/language/missing_commas.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>
#include <utility>

#include "base/utf8.h"
#include "drawing/language/clause.h"
#include "drawing/language/text_fold.h"
#include "drawing/language/word_list.h"

namespace drawing::language {

namespace {

bool ends_relative_clause(const std::vector<Token>& tokens, std::size_t at) {
  return at + 1 >= tokens.size() || is_boundary(tokens[at + 1]) || tokens[at + 1].key == "und";
}

// Where the clause of a pronoun at `at` ends: its last token.
std::size_t end_of_relative(const std::vector<Token>& tokens, std::size_t at) {
  while (!ends_relative_clause(tokens, at)) ++at;
  return at;
}

const Word* verb_of(const Lexicon& lexicon, const Token& token) {
  if (token.kind != TokenKind::word || token.capitalised) return nullptr;
  const auto record = lexicon.look_up(token.key);
  if (!record || !record->other || record->other.word->kind != WordKind::verb) return nullptr;
  return record->other.word;
}

bool is_infinitive_of(const Word& verb, std::string_view key) {
  return fold(base::decode_utf8(verb.name)) == key || key.ends_with("en");
}

// Whether the pronoun may mean the noun before it.
bool agrees(std::string_view pronoun, const Form& noun) {
  const Gender gender = noun.word->gender;
  const GrammaticalNumber number = noun.number;
  const bool plural = number == GrammaticalNumber::plural || number == GrammaticalNumber::weak ||
                      number == GrammaticalNumber::either;
  if (pronoun == "die") return gender == Gender::feminine || plural;
  if (number == GrammaticalNumber::plural) return false;
  if (pronoun == "der" || pronoun == "den") return gender == Gender::masculine;
  if (pronoun == "das") return gender == Gender::neuter;
  return pronoun == "dem" && gender != Gender::feminine;
}

// Whether the words from `first` to before `at` open a clause that has its verb at the end anyway, or speak
// of what is over: "hat den Ball geworfen" ends with no verb of its own.
bool is_bound(const std::vector<Token>& tokens, std::size_t first, std::size_t at) {
  static constexpr std::array<std::string_view, 24> words = {
      "dass",  "weil",   "wenn",   "wie", "waehrend", "ob",     "damit", "nachdem",
      "bevor", "sobald", "obwohl", "als", "wo",       "hat",    "habe",  "haben",
      "ist",   "sind",   "bin",    "war", "wird",     "werden", "wurde", "wurden"};
  return std::any_of(tokens.begin() + static_cast<std::ptrdiff_t>(first),
                     tokens.begin() + static_cast<std::ptrdiff_t>(at),
                     [](const Token& token) { return is_one_of(token.key, words); });
}

class CommaFinder {
 public:
  CommaFinder(const Lexicon& lexicon, const std::vector<Token>& tokens)
      : lexicon_(lexicon), tokens_(tokens) {}

  bool lacks_comma(std::size_t at) const {
    static constexpr std::array<std::string_view, 5> pronouns = {"der", "die", "das", "den", "dem"};
    if (at < 2 || at + 2 >= tokens_.size() || !is_one_of(tokens_[at].key, pronouns)) return false;
    if (tokens_[at].kind != TokenKind::word || tokens_[at - 1].kind != TokenKind::word) return false;
    const auto before = lexicon_.look_up(tokens_[at - asked_between(at)].key);
    if (!before || !before->noun || before->other || !agrees(tokens_[at].key, before->noun)) return false;
    const std::size_t first = start_of_clause(at), last = end_of_relative(tokens_, at);
    if (last < at + 2 || is_relative(first) || is_bound(tokens_, first, at)) return false;
    const Word* verb = verb_of(lexicon_, tokens_[last]);
    // "Eine Katze die in meinem Bett schläft und ich auch": what both do.
    const bool both = last + 2 < tokens_.size() && tokens_[last + 2].key == "ich";
    if (verb == nullptr || both) return false;
    // "Dem Hund den Ball", "den Knochen": rather an article than whom the noun does something to.
    const bool object = tokens_[at].key == "den" || tokens_[at].key == "dem";
    const auto next = lexicon_.look_up(tokens_[at + 1].key);
    if (object && next && next->noun) return false;
    return is_infinitive_of(*verb, tokens_[last].key) ? several_do(at, first, before->noun)
                                                      : !has_verb(at + 1, last);
  }

 private:
  // How far before the pronoun its noun is: "kannst du mir eine Katze malen die Milch trinkt".
  std::size_t asked_between(std::size_t at) const {
    const Word* verb = verb_of(lexicon_, tokens_[at - 1]);
    const DeedEntry* deed = verb != nullptr ? lexicon_.deed_of(*verb) : nullptr;
    return deed != nullptr && deed->asks ? 2 : 1;
  }

  std::size_t start_of_clause(std::size_t at) const {
    while (at > 0 && !is_boundary(tokens_[at - 1]) && tokens_[at - 1].key != "und") --at;
    return at;
  }

  // "..., der dem Kind den Ball wirft"
  bool is_relative(std::size_t first) const {
    if (first == 0 || tokens_[first - 1].kind != TokenKind::comma) return false;
    return verb_of(lexicon_, tokens_[end_of_relative(tokens_, first)]) != nullptr;
  }

  bool has_verb(std::size_t first, std::size_t last) const {
    for (; first < last; ++first) {
      if (verb_of(lexicon_, tokens_[first]) != nullptr) return true;
    }
    return false;
  }

  // "Zwei Hunde die einen Ball fangen", but "ich will der Oma die Blumen schenken".
  bool several_do(std::size_t at, std::size_t first, const Form& noun) const {
    const bool several = noun.number == GrammaticalNumber::plural || noun.number == GrammaticalNumber::either;
    if (tokens_[at].key != "die" || !several) return false;
    const auto next = lexicon_.look_up(tokens_[at + 1].key);
    return !has_verb(first, at) || !next || !next->noun;
  }

  const Lexicon& lexicon_;
  const std::vector<Token>& tokens_;
};

}  // namespace

std::vector<Token> with_missing_commas(const Lexicon& lexicon, std::vector<Token> tokens) {
  for (std::size_t at = 2; at < tokens.size(); ++at) {
    if (!CommaFinder(lexicon, tokens).lacks_comma(at)) continue;
    Token comma;
    comma.kind = TokenKind::comma;
    tokens.insert(tokens.begin() + static_cast<std::ptrdiff_t>(at), std::move(comma));
    ++at;
  }
  return tokens;
}

}  // namespace drawing::language

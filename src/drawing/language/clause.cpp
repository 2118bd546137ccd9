#include "drawing/language/clause.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "base/utf8.h"
#include "drawing/language/articles.h"
#include "drawing/language/pronouns.h"
#include "drawing/language/text_fold.h"
#include "drawing/language/word_list.h"

namespace drawing::language {

namespace {

// The tokens from the boundary before `at` to the one after it: first and one past the last.
std::pair<std::size_t, std::size_t> clause_around(const Lexicon& lexicon, const std::vector<Token>& tokens,
                                                  std::size_t at) {
  const auto ends = [&](std::size_t i) {
    return is_boundary(tokens[i]) || joins_clauses(lexicon, tokens, i);
  };
  std::size_t first = at, last = at;
  while (first > 0 && !ends(first - 1)) --first;
  while (last < tokens.size() && !ends(last)) ++last;
  return {first, last};
}

// Whether the token may stand where `part` is an article: "auf meinen Schultern", "auf Papas Schultern".
bool stands_for_article(std::string_view part, const Token& token) {
  static constexpr std::array<std::string_view, 4> articles = {"den", "dem", "der", "die"};
  static constexpr std::array<std::string_view, 5> possessives = {"mein", "dein", "sein", "ihr", "unser"};
  if (!is_one_of(part, articles)) return false;
  const bool owner = token.capitalised && token.key.ends_with('s');
  return owner || std::any_of(possessives.begin(), possessives.end(),
                              [&](std::string_view each) { return token.key.starts_with(each); });
}

// Whether the keys in `parts`, joined by "_", stand in this order between `first` and `last`.
bool has_parts(const std::vector<Token>& tokens, std::size_t first, std::size_t last,
               std::string_view parts) {
  for (; first < last; ++first) {
    std::string_view rest = parts;
    for (std::size_t i = first; i < last; ++i) {
      const std::size_t end = rest.find('_');
      const std::string_view part = rest.substr(0, end);
      if (tokens[i].key != part && !stands_for_article(part, tokens[i])) break;
      if (end == std::string_view::npos) return true;
      rest.remove_prefix(end + 1);
    }
  }
  return false;
}

// "Spielt Klavier im Konzert": whether the verb at `at` has an object of its own right after it, and the noun
// of `deed`, which takes none, only says where. `own`: what the verb means alone.
bool has_other_object(const Lexicon& lexicon, const std::vector<Token>& tokens, std::size_t at,
                      std::size_t last, const DeedEntry& deed, const DeedEntry* own) {
  if (own == nullptr || own->object == DeedObject::none || deed.object != DeedObject::none) return false;
  if (at + 2 >= last || !tokens[at + 1].capitalised || tokens[at + 1].key == deed.parts) return false;
  const auto object = lexicon.look_up(tokens[at + 1].key);
  const bool thing = object && object->noun && object->noun.word->kind == WordKind::motif &&
                     !lexicon.entries()[static_cast<std::size_t>(object->noun.word->entry)].has_face;
  for (std::size_t i = at + 2; thing && i < last; ++i) {
    if (tokens[i].key == deed.parts) return kind_of(lexicon, tokens[i - 1]) == WordKind::preposition;
  }
  return false;
}

// Whether a verb stands at the end of the clause that starts at `at`, or before its "und".
bool verb_comes_last(const Lexicon& lexicon, const std::vector<Token>& tokens, std::size_t at) {
  for (; at < tokens.size() && !is_boundary(tokens[at]); ++at) {
    const bool ends = ends_clause(tokens, at) || tokens[at + 1].key == "und";
    if (ends && kind_of(lexicon, tokens[at]) == WordKind::verb) return true;
  }
  return false;
}

// The verb whose infinitive the key is; nullptr for none.
const Word* infinitive(const Lexicon& lexicon, std::string_view key) {
  const auto record = lexicon.look_up(key);
  if (!record || !record->other || record->other.word->kind != WordKind::verb) return nullptr;
  return fold(base::decode_utf8(record->other.word->name)) == key ? record->other.word : nullptr;
}

// Likewise one that no list has: "die der Bruder xylt".
bool unread_verb_comes_last(const Lexicon& lexicon, const std::vector<Token>& tokens, std::size_t at) {
  while (at < tokens.size() && !is_boundary(tokens[at]) && !ends_clause(tokens, at)) ++at;
  if (at >= tokens.size() || tokens[at].kind != TokenKind::word || tokens[at].capitalised) return false;
  const std::string_view key = tokens[at].key;
  return !lexicon.look_up(key) && (key.ends_with("t") || key.ends_with("en"));
}

// "Der Vater zeltet mit dem Sohn, der Sohn angelt", "ein Junge angelt mit seinem Opa, die Oma liest": the
// pronoun would mean somebody else than the noun before it, and is the article of the next one.
bool is_article_of_next(const Lexicon& lexicon, const std::vector<Token>& tokens, std::size_t at) {
  if (at < 2 || at + 1 >= tokens.size() || !tokens[at + 1].capitalised) return false;
  const Token& next = tokens[at + 1];
  for (std::size_t i = at; i-- > 0 && tokens[i].kind != TokenKind::stop;) {
    if (tokens[i].capitalised && tokens[i].key == next.key) return true;
  }
  const auto record = lexicon.look_up(next.key), before = lexicon.look_up(tokens[at - 2].key);
  if (!record || !record->noun || !before || !before->noun || !tokens[at - 2].capitalised || at < 3)
    return false;
  // Only where its own article leaves no doubt that it is one, and no woman.
  static constexpr std::array<std::string_view, 8> single = {"ein",    "einen", "einem",  "dem",
                                                             "seinem", "ihrem", "meinem", "unserem"};
  const bool one = is_one_of(tokens[at - 3].key, single) && before->noun.word->gender != Gender::feminine;
  return one && tokens[at].key == "die" && record->noun.word->gender == Gender::feminine;
}

bool may_be_singular(const Form& noun) {
  return noun.number != GrammaticalNumber::plural && noun.number != GrammaticalNumber::none;
}

// Whether `article` ("der", "die", "das") may stand before the noun, as who does something.
bool is_article_of(std::string_view article, const Form& noun) {
  const Gender gender = noun.word->gender;
  const bool plural = noun.number != GrammaticalNumber::singular && noun.number != GrammaticalNumber::none;
  if (article == "das") return gender == Gender::neuter && may_be_singular(noun);
  if (article == "der") return gender == Gender::masculine && may_be_singular(noun);
  return article == "die" && (gender == Gender::feminine || plural);
}

// Whether a verb that has no object stands at the end of the clause that starts at `at`: "wartet".
bool nothing_is_done_to(const Lexicon& lexicon, const std::vector<Token>& tokens, std::size_t at) {
  while (at < tokens.size() && !ends_clause(tokens, at)) ++at;
  if (at >= tokens.size()) return false;
  const auto record = lexicon.look_up(tokens[at].key);
  if (!record || !record->other || record->other.word->kind != WordKind::verb) return false;
  const DeedEntry* deed = lexicon.deed_of(*record->other.word);
  return deed != nullptr && deed->object == DeedObject::none;
}

// "Ein Kind geht über den Zebrastreifen, das Auto wartet", "Ein Kind malt, das Mädchen liest": behind a whole
// clause the pronoun would mean nobody, as it disagrees with the noun before the comma or there is a verb.
bool opens_main_clause(const Lexicon& lexicon, const std::vector<Token>& tokens, std::size_t at) {
  if (at < 3 || at + 2 >= tokens.size() || !tokens[at + 1].capitalised) return false;
  const auto next = lexicon.look_up(tokens[at + 1].key);
  if (!next || !next->noun || !is_article_of(tokens[at].key, next->noun)) return false;
  bool whole = false;
  for (std::size_t i = at - 1; i-- > 0 && tokens[i].kind != TokenKind::stop && !whole;)
    whole = !tokens[i].capitalised && kind_of(lexicon, tokens[i]) == WordKind::verb;
  if (!whole) return false;
  const int entry = next->noun.word->kind == WordKind::motif ? next->noun.word->entry : -1;
  const bool being = entry >= 0 && lexicon.entries()[static_cast<std::size_t>(entry)].has_face;
  const Token& last = tokens[at - 2];
  if (!last.capitalised) return being && kind_of(lexicon, last) == WordKind::verb;
  const auto before = lexicon.look_up(last.key);
  if (!before || !before->noun || is_article_of(tokens[at].key, before->noun)) return false;
  // "Ein Junge und ein Mädchen, die": both of them.
  const bool both =
      tokens[at].key == "die" && (tokens[at - 3].key == "und" || (at > 3 && tokens[at - 4].key == "und"));
  return !both && (being || nothing_is_done_to(lexicon, tokens, at + 1));
}

bool is_relative_pronoun(const Lexicon& lexicon, const std::vector<Token>& tokens, std::size_t at) {
  static constexpr std::array<std::string_view, 9> pronouns = {"der",   "die",     "das",     "den",   "dem",
                                                               "denen", "welcher", "welches", "welche"};
  if (!is_one_of(tokens[at].key, pronouns) || at == 0) return false;
  const bool after_preposition = kind_of(lexicon, tokens[at - 1]) == WordKind::preposition;
  const std::size_t opening = after_preposition ? at - 1 : at;
  const bool opens = opening > 0 && tokens[opening - 1].kind == TokenKind::comma;
  // Who types no capitals types no commas either: "ein bär der angelt".
  const bool verb_follows = at + 1 < tokens.size() && ends_clause(tokens, at + 1) &&
                            kind_of(lexicon, tokens[at + 1]) == WordKind::verb && !tokens[at + 1].capitalised;
  if (opens && !after_preposition &&
      (is_article_of_next(lexicon, tokens, at) || opens_main_clause(lexicon, tokens, at)))
    return false;
  const bool unread = opens && at + 1 < tokens.size() && !tokens[at + 1].capitalised &&
                      unread_verb_comes_last(lexicon, tokens, at + 1);
  return (opens && verb_comes_last(lexicon, tokens, at + 1)) || unread || verb_follows;
}

// "Die Pfadfinder rösten Stockbrot und einer spielt Gitarre": one of those whom the sentence speaks of.
bool is_one_of_them(const Lexicon& lexicon, const std::vector<Token>& tokens, std::size_t at) {
  // "Eine andere singt" is one more (elided_nouns.h).
  if (at > 0 && (tokens[at - 1].key == "eine" || tokens[at - 1].key == "ein")) return false;
  static constexpr std::array<std::string_view, 6> pronouns = {"einer", "eine",    "eines",
                                                               "eins",  "anderen", "andere"};
  return is_one_of(tokens[at].key, pronouns) && at + 1 < tokens.size() && is_verb(lexicon, tokens[at + 1]);
}

// "badet die Puppe und trocknet sie ab": behind a verb right after "und" it is no subject.
bool is_object_after_verb(const Lexicon& lexicon, const std::vector<Token>& tokens, std::size_t at) {
  if (at < 2 || (tokens[at].key != "sie" && tokens[at].key != "es")) return false;
  return is_verb(lexicon, tokens[at - 1]) && tokens[at - 2].key == "und";
}

// "..., und ein Mädchen streichelt das kleinste": one of several, without its noun.
bool is_superlative_alone(const std::vector<Token>& tokens, std::size_t at) {
  static constexpr std::array<std::string_view, 4> articles = {"das", "die", "den", "dem"};
  if (!is_one_of(tokens[at].key, articles) || at + 1 >= tokens.size()) return false;
  const Token& next = tokens[at + 1];
  const bool most = next.key.ends_with("ste") || next.key.ends_with("sten");
  return most && next.kind == TokenKind::word && !next.capitalised && ends_clause(tokens, at + 1);
}

// "Als die Sonne untergeht", and not "als Pirat verkleidet".
bool is_als_of_time(const std::vector<Token>& tokens, std::size_t at) {
  if (tokens[at].key != "als" || at + 1 >= tokens.size()) return false;
  return (at == 0 || is_boundary(tokens[at - 1])) && !tokens[at + 1].capitalised;
}

// "zieht ihr den Schuh an", "gibt ihr ein Eis": a pronoun, and not whose the next noun is.
bool is_dative_ihr(const Lexicon& lexicon, const std::vector<Token>& tokens, std::size_t at) {
  if (tokens[at].key != "ihr" || at == 0) return false;
  if (ends_clause(tokens, at)) return true;
  const Token& next = tokens[at + 1];
  if (next.kind != TokenKind::word || next.capitalised) return false;
  static constexpr std::array<std::string_view, 9> articles = {"der",  "die",   "das",  "den",  "ein",
                                                               "eine", "einen", "beim", "etwas"};
  return is_one_of(next.key, articles) || particle_at(lexicon, tokens, at + 1) != nullptr;
}

}  // namespace

std::string_view preposition_in(std::string_view key) {
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 8> words = {
      {{"daran", "an"},
       {"dran", "an"},
       {"darauf", "auf"},
       {"drauf", "auf"},
       {"damit", "mit"},
       {"darin", "in"},
       {"drin", "in"},
       {"darueber", "ueber"}}};
  const auto word =
      std::find_if(words.begin(), words.end(), [&](const auto& each) { return each.first == key; });
  return word == words.end() ? std::string_view() : word->second;
}

WordKind kind_of(const Lexicon& lexicon, const Token& token) {
  const auto record = lexicon.look_up(token.key);
  return record && record->other ? record->other.word->kind : WordKind::pass;
}

bool is_boundary(const Token& token) {
  return token.kind == TokenKind::comma || token.kind == TokenKind::stop;
}

bool is_verb(const Lexicon& lexicon, const Token& token) {
  return token.kind == TokenKind::word && !token.capitalised && kind_of(lexicon, token) == WordKind::verb;
}

bool joins_clauses(const Lexicon& lexicon, const std::vector<Token>& tokens, std::size_t at) {
  static constexpr std::array<std::string_view, 5> joining = {"und", "aber", "oder", "sondern", "denn"};
  if (!is_one_of(tokens[at].key, joining) || at == 0 || at + 1 >= tokens.size()) return false;
  if (is_verb(lexicon, tokens[at - 1]) && is_verb(lexicon, tokens[at + 1])) return false;
  bool before = false, after = false;
  for (std::size_t i = at; i > 0 && !is_boundary(tokens[i - 1]); --i)
    before = before || is_verb(lexicon, tokens[i - 1]);
  for (std::size_t i = at + 1; i < tokens.size() && !is_boundary(tokens[i]); ++i)
    after = after || is_verb(lexicon, tokens[i]);
  return before && after;
}

const DeedEntry* deed_at(const Lexicon& lexicon, const std::vector<Token>& tokens, std::size_t at,
                         const Word& word) {
  const auto [first, last] = clause_around(lexicon, tokens, at);
  const DeedEntry* own = lexicon.deed_of(word);
  for (const DeedEntry* deed : lexicon.phrase_deeds()) {
    if (deed->base == word.name && has_parts(tokens, first, last, deed->parts) &&
        !has_other_object(lexicon, tokens, at, last, *deed, own))
      return deed;
  }
  return own;
}

std::optional<ClauseWord> clause_word_at(const Lexicon& lexicon, const std::vector<Token>& tokens,
                                         std::size_t at) {
  static constexpr std::array<std::string_view, 13> conjunctions = {
      "obwohl", "wie",   "dass",   "waehrend", "weil",  "wenn",  "wo",
      "ob",     "damit", "sodass", "nachdem",  "bevor", "sobald"};
  static constexpr std::array<std::string_view, 2> speakers = {"ich", "wir"};
  static constexpr std::array<std::string_view, 3> speaker_objects = {"mich", "mir", "uns"};
  // "Oma zeigt, wie man strickt": she does it.
  static constexpr std::array<std::string_view, 4> subjects = {"er", "sie", "es", "man"};
  static constexpr std::array<std::string_view, 3> objects = {"ihn", "ihm", "ihnen"};
  using Role = ClauseWord::Role;
  const std::string_view key = tokens[at].key;
  if (key == "von" || key == "vom") return ClauseWord{Role::origin, key};
  if (is_one_of(key, speakers)) return ClauseWord{Role::speaker, key};
  if (is_one_of(key, speaker_objects)) return ClauseWord{Role::speaker_object, key};
  // "Können Sie mir einen Hund malen?"
  const bool polite =
      key == "sie" && tokens[at].capitalised && at > 0 && tokens[at - 1].kind != TokenKind::stop;
  if (key == "du" || polite) return ClauseWord{Role::addressed, key};
  if (is_object_after_verb(lexicon, tokens, at) || is_dative_ihr(lexicon, tokens, at))
    return ClauseWord{Role::object, key};
  if (is_one_of(key, subjects) || is_one_of_them(lexicon, tokens, at)) return ClauseWord{Role::subject, key};
  if (is_one_of(key, objects)) return ClauseWord{Role::object, key};
  if (is_superlative_alone(tokens, at)) return ClauseWord{Role::object, one_of_several};
  if (!preposition_in(key).empty() && !verb_comes_last(lexicon, tokens, at + 1))
    return ClauseWord{Role::thing, key};
  if ((is_one_of(key, conjunctions) || is_als_of_time(tokens, at)) &&
      verb_comes_last(lexicon, tokens, at + 1))
    return ClauseWord{Role::subordinating, key};
  // "Ein Mann, dessen Hund bellt": it is the dog that does it.
  const bool whose = (key == "dessen" || key == "deren") && at > 0 && tokens[at - 1].kind == TokenKind::comma;
  if (whose && verb_comes_last(lexicon, tokens, at + 1)) return ClauseWord{Role::subordinating, key};
  if (is_relative_pronoun(lexicon, tokens, at)) return ClauseWord{Role::relative, key};
  return std::nullopt;
}

std::optional<DeedNoun> deed_noun_at(const Lexicon& lexicon, const std::vector<Token>& tokens, std::size_t at,
                                     std::string_view meant) {
  constexpr std::size_t shortest_part = 3, shortest_verb = 5;
  const std::string_view key = tokens[at].key;
  if (const DeedEntry* deed = lexicon.deed_of_noun(key)) return DeedNoun{.deed = deed};
  const bool in_other_sense = !meant.empty() && !key.ends_with(meant);
  if (const DeedEntry* deed = in_other_sense ? lexicon.deed_of_noun(meant) : nullptr)
    return DeedNoun{.deed = deed};
  const bool may_be_verb = tokens[at].capitalised || (at > 0 && tokens[at - 1].key == "beim");
  if (!may_be_verb || key.back() != 'n') return std::nullopt;
  if (const Word* verb = infinitive(lexicon, key); verb != nullptr) {
    // "beim Angeln" is no plural of "Angel".
    const bool gerund = lexicon.look_up(key)->noun && at > 0 && is_contraction(tokens[at - 1].key);
    return gerund && verb->deed >= 0
               ? std::optional<DeedNoun>(DeedNoun{.deed = lexicon.deed_of(*verb), .is_gerund = true})
               : std::nullopt;
  }
  for (std::size_t i = shortest_part; i + shortest_verb <= key.size(); ++i) {
    const Word* tail = infinitive(lexicon, key.substr(i));
    if (tail == nullptr) continue;
    const Word& verb = *tail;
    for (const DeedEntry* deed : lexicon.phrase_deeds()) {
      if (deed->base == verb.name && deed->parts == key.substr(0, i)) return DeedNoun{.deed = deed};
    }
    const auto first = lexicon.look_up(key.substr(0, i));
    const bool known = first && (first->noun || first->first_part);
    if (known && verb.deed >= 0 && !lexicon.look_up(key))
      return DeedNoun{.deed = lexicon.deed_of(verb), .names_object = true, .object = key.substr(0, i)};
  }
  return std::nullopt;
}

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

bool stands_for_everybody(const Lexicon& lexicon, const std::vector<Token>& tokens, std::size_t at) {
  if (tokens[at].key != "alle") return false;
  if (ends_clause(tokens, at)) return true;
  const Token& next = tokens[at + 1];
  const auto record = lexicon.look_up(next.key);
  if (next.kind != TokenKind::word || next.capitalised || !record || !record->other) return false;
  switch (record->other.word->kind) {
    case WordKind::verb:
    case WordKind::preposition:
    case WordKind::conjunction:
    case WordKind::negation:
    case WordKind::pass:
      return true;
    default:
      return false;
  }
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

void add_particle(const Lexicon& lexicon, const std::vector<Token>& tokens, std::size_t at,
                  const Word& particle, VerbPhrase& verb) {
  verb.particle = particle.name;
  const auto whole = lexicon.look_up(fold(base::decode_utf8(verb.infinitive())));
  if (!whole || !whole->other || whole->other.word->kind != WordKind::verb) return;
  verb.word = whole->other.word;
  verb.particle = {};
  verb.deed = deed_at(lexicon, tokens, at, *verb.word);
}

bool is_attribute_at(const Lexicon& lexicon, const std::vector<Token>& tokens, std::size_t at) {
  const Token& token = tokens[at];
  if (token.capitalised || !token.key.ends_with("en") || at == 0 || at + 1 >= tokens.size()) return false;
  const auto stem = lexicon.look_up(std::string_view(token.key).substr(0, token.key.size() - 2));
  if (!stem || !stem->other || stem->other.word->kind != WordKind::adjective) return false;
  const auto before = lexicon.look_up(tokens[at - 1].key);
  const bool opens = before && before->other && before->other.word->kind != WordKind::verb &&
                     before->other.word->kind != WordKind::pass;
  return opens && tokens[at + 1].capitalised;
}

bool ends_clause(const std::vector<Token>& tokens, std::size_t at) {
  return at + 1 == tokens.size() || tokens[at + 1].kind == TokenKind::comma ||
         tokens[at + 1].kind == TokenKind::stop;
}

}  // namespace drawing::language

#include "drawing/language/person_nouns.h"

#include <algorithm>
#include <array>
#include <string>

#include "base/embedded.h"
#include "base/toml_fields.h"
#include "base/utf8.h"
#include "drawing/language/text_fold.h"

namespace drawing::language {

namespace {

struct Ending {
  std::string key;
  GrammaticalNumber number = GrammaticalNumber::singular;
  std::string motif;
  bool sure = false;
};

// What somebody has who is named after it.
struct NamedAfter {
  std::vector<std::string> ends;  // keys
  std::string thing;              // key; empty where the word begins with it
  bool rides = false;
};

struct PersonTable {
  std::vector<Ending> endings;
  std::vector<std::string> things;     // keys
  std::vector<std::string> of_things;  // infinitives
  std::vector<std::string> of_stuff;
  std::vector<std::string> to_people;
  std::vector<std::string> prepositions;
  std::vector<NamedAfter> named_after;
};

std::vector<std::string> folded(std::vector<std::string> words) {
  for (std::string& word : words) word = fold(base::decode_utf8(word));
  return words;
}

void read_kind(const toml::table& table, const std::string& file, PersonTable& out) {
  base::TomlFields fields(table, file);
  const std::string motif = fields.text("motif").value_or("");
  const bool sure = fields.flag("sure").value_or(false);
  const std::array<std::pair<std::string_view, GrammaticalNumber>, 4> numbers{
      {{"singular", GrammaticalNumber::singular},
       {"either", GrammaticalNumber::either},
       {"plural", GrammaticalNumber::plural},
       {"weak", GrammaticalNumber::weak}}};
  for (const auto& [field, number] : numbers) {
    for (std::string& key : folded(fields.texts_or_none(field)))
      out.endings.push_back({std::move(key), number, motif, sure});
  }
  fields.refuse_unknown();
}

PersonTable read_person_table(std::string_view text, const std::string& file) {
  PersonTable out;
  const toml::table table = base::parse_toml(text, file);
  base::TomlFields fields(table, file);
  fields.each_table("kind", [&](const toml::table& kind) { read_kind(kind, file, out); });
  fields.each_table("things", [&](const toml::table& things) {
    base::TomlFields all(things, file);
    out.things = folded(all.texts_or_none("ends"));
    all.refuse_unknown();
  });
  fields.each_table("verbs", [&](const toml::table& verbs) {
    base::TomlFields all(verbs, file);
    out.of_things = all.texts_or_none("of_things");
    out.of_stuff = all.texts_or_none("of_stuff");
    out.to_people = all.texts_or_none("to_people");
    out.prepositions = folded(all.texts_or_none("prepositions"));
    all.refuse_unknown();
  });
  fields.each_table("named_after", [&](const toml::table& each) {
    base::TomlFields own(each, file);
    NamedAfter& named = out.named_after.emplace_back();
    named.ends = folded(own.texts_or_none("ends"));
    named.thing = fold(base::decode_utf8(own.text("thing").value_or("")));
    named.rides = own.flag("rides").value_or(false);
    own.refuse_unknown();
  });
  fields.refuse_unknown();
  return out;
}

const PersonTable& person_table() {
  static const PersonTable table = read_person_table(base::resource("lexicon/persons.toml"), "persons.toml");
  return table;
}

bool is_listed(const std::vector<std::string>& words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

// The longest ending; nullptr for none. Before one that tells little by itself stands a syllable or more;
// "Spieler" is somebody alone.
const Ending* ending_of(std::string_view key) {
  const PersonTable& table = person_table();
  const Ending* best = nullptr;
  for (const Ending& each : table.endings) {
    const bool whole = each.sure && key.size() == each.key.size();
    const bool fits =
        key.ends_with(each.key) && (whole || key.size() >= each.key.size() + (each.sure ? 2U : 3U));
    if (fits && (best == nullptr || each.key.size() > best->key.size())) best = &each;
  }
  return best;
}

// Also "Bagger", "Baggern" and "Baggers".
bool is_thing(std::string_view key) {
  const auto ends = [&](std::string_view word) {
    const std::vector<std::string>& things = person_table().things;
    return std::any_of(things.begin(), things.end(),
                       [&](const std::string& thing) { return word.ends_with(thing); });
  };
  return ends(key) || ((key.back() == 'n' || key.back() == 's') && ends(key.substr(0, key.size() - 1)));
}

// The verbs of the clause around `at`: of deeds that a page shows.
std::vector<std::string_view> verbs_around(const Lexicon& lexicon, const std::vector<Token>& tokens,
                                           std::size_t at) {
  const auto is_boundary = [&](std::size_t i) {
    return tokens[i].kind == TokenKind::comma || tokens[i].kind == TokenKind::stop;
  };
  std::size_t first = at, last = at;
  while (first > 0 && !is_boundary(first - 1)) --first;
  while (last < tokens.size() && !is_boundary(last)) ++last;
  std::vector<std::string_view> verbs;
  for (std::size_t i = first; i < last; ++i) {
    const auto record = lexicon.look_up(tokens[i].key);
    // "Der Bildhauer meißelt": a verb that the lexicon does not have.
    const bool unknown_verb = !record && i == at + 1 && tokens[i].kind == TokenKind::word &&
                              !tokens[i].capitalised && tokens[i].key.ends_with('t');
    if (unknown_verb) verbs.push_back(tokens[i].key);
    if (i == at || !record || !record->other || record->other.word->kind != WordKind::verb) continue;
    if (tokens[i].capitalised && i > 0) continue;
    verbs.push_back(record->other.word->name);
  }
  return verbs;
}

struct Before {
  std::string_view article;      // empty for none
  std::string_view preposition;  // likewise
};

// What stands before the noun and its adjectives.
Before words_before(const Lexicon& lexicon, const std::vector<Token>& tokens, std::size_t at) {
  Before before;
  for (std::size_t i = at; i > 0 && i + 4 > at; --i) {
    const auto record = lexicon.look_up(tokens[i - 1].key);
    const bool known = tokens[i - 1].kind == TokenKind::word && record && record->other;
    const WordKind kind = known ? record->other.word->kind : WordKind::pass;
    if (kind == WordKind::preposition) before.preposition = tokens[i - 1].key;
    if (kind == WordKind::indefinite || kind == WordKind::definite) before.article = tokens[i - 1].key;
    if (kind != WordKind::adjective && kind != WordKind::indefinite && kind != WordKind::definite) break;
  }
  return before;
}

// Whether the text begins with somebody or something else that may do it.
bool has_subject_before(const Lexicon& lexicon, const std::vector<Token>& tokens, std::size_t at) {
  for (std::size_t i = 0; i < at; ++i) {
    const auto record = lexicon.look_up(tokens[i].key);
    const bool noun = tokens[i].kind == TokenKind::word && tokens[i].capitalised && record && record->noun;
    if (noun && words_before(lexicon, tokens, i).preposition.empty()) return true;
  }
  return false;
}

// "Der Melker füttert", "hilft dem Melker", "besiegt den Melker", "gegen den Melker".
bool acts_in_clause(const Lexicon& lexicon, const std::vector<Token>& tokens, std::size_t at) {
  const PersonTable& table = person_table();
  const std::vector<std::string_view> verbs = verbs_around(lexicon, tokens, at);
  if (verbs.empty()) return false;
  const bool of_people = std::any_of(
      verbs.begin(), verbs.end(), [&](std::string_view verb) { return !is_listed(table.of_things, verb); });
  const bool to_people = std::any_of(verbs.begin(), verbs.end(),
                                     [&](std::string_view verb) { return is_listed(table.to_people, verb); });
  const Before before = words_before(lexicon, tokens, at);
  if (!before.preposition.empty()) return of_people && is_listed(table.prepositions, before.preposition);
  // An accusative is whom it is done to, a dative for whom, a nominative who does it.
  if (before.article.ends_with("en")) return to_people;
  if (before.article.ends_with("em")) return of_people;
  const bool nominative = before.article == "der" || before.article.ends_with("ein") ||
                          before.article == "die" || before.article.ends_with("er") || before.article.empty();
  // "Ein Koch hat einen Mixer", "Kinder schreiben ein Diktat": the first noun is who does it.
  const bool first = at < 4 && !has_subject_before(lexicon, tokens, at);
  return nominative && of_people && first;
}

// "Floristinnen", "Polizisten"; other plurals stay as they are.
std::string singular_of(const std::string& text, const Ending& ending) {
  const std::size_t cut = text.ends_with("innen") ? 3 : ending.number == GrammaticalNumber::weak ? 2 : 0;
  return text.substr(0, text.size() - cut);
}

}  // namespace

std::optional<PersonNoun> read_person_noun(const Lexicon& lexicon, const std::vector<Token>& tokens,
                                           std::size_t at) {
  const Token& token = tokens[at];
  if (token.kind != TokenKind::word || token.quoted || token.key.size() < 4) return std::nullopt;
  const std::string_view key = token.parts.empty() ? std::string_view(token.key) : token.parts.back();
  const Ending* ending = ending_of(key);
  if (ending == nullptr || is_thing(key)) return std::nullopt;
  constexpr std::size_t shortest = 5;  // "Bote" is one as it stands, "Bär" is none by its ending
  if (key.size() < shortest && (key != ending->key || !ending->sure)) return std::nullopt;
  if (!ending->sure && !acts_in_clause(lexicon, tokens, at)) return std::nullopt;
  const LexiconEntry* entry = lexicon.find(ending->motif);
  if (entry == nullptr) return std::nullopt;
  const auto record = lexicon.look_up(fold(base::decode_utf8(entry->singular)));
  return PersonNoun{
      .drawn_as = record->noun.word, .number = ending->number, .name = singular_of(token.text, *ending)};
}

bool is_deed_of_people(const Lexicon& lexicon, const std::vector<Token>& tokens, std::size_t at, bool alone) {
  const auto record = at < tokens.size() ? lexicon.look_up(tokens[at].key) : std::nullopt;
  if (!record || !record->other || record->other.word->kind != WordKind::verb) return false;
  const PersonTable& table = person_table();
  return !is_listed(alone ? table.of_stuff : table.of_things, record->other.word->name);
}

std::optional<OwnThing> thing_of_person(const Lexicon& lexicon, const std::vector<Token>& tokens,
                                        std::size_t at, bool known) {
  const std::string_view key = tokens[at].key;
  if (known && tokens.size() == 1) return std::nullopt;  // the noun alone asks for nothing else
  for (const NamedAfter& named : person_table().named_after) {
    for (const std::string& end : named.ends) {
      const bool begins_with_thing = named.thing.empty();
      if (!key.ends_with(end) || (begins_with_thing && (known || key.size() < end.size() + 3))) continue;
      const auto record =
          lexicon.look_up(begins_with_thing ? key.substr(0, key.size() - end.size()) : named.thing);
      if (!record || !record->noun || record->noun.word->kind != WordKind::motif) return std::nullopt;
      // "Der Geiger spielt Geige" has one.
      const bool named_too = std::any_of(tokens.begin(), tokens.end(), [&](const Token& token) {
        const auto other = lexicon.look_up(token.key);
        return other && other->noun && other->noun.word->entry == record->noun.word->entry;
      });
      return named_too ? std::nullopt : std::optional<OwnThing>({.thing = *record, .rides = named.rides});
    }
  }
  return std::nullopt;
}

}  // namespace drawing::language

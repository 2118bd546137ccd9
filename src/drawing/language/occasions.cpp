#include "drawing/language/occasions.h"

#include <algorithm>
#include <array>
#include <map>
#include <string_view>
#include <utility>

#include "base/embedded.h"
#include "base/toml_fields.h"
#include "base/utf8.h"
#include "drawing/language/text_fold.h"

namespace drawing::language {
namespace {

struct Occasion {
  std::string says;     // who does what, where the text names nobody
  std::string company;  // what those do who are named; empty where only its own people fit
};

// What is done at a place: by one, and by several.
struct Pastime {
  std::string alone, together;
};

struct OccasionTable {
  std::map<std::string, Occasion, std::less<>> by_noun;  // folded
  std::map<std::string, Pastime, std::less<>> by_place;
  std::vector<std::string> people;  // nouns: who may be expected to do it
};

OccasionTable read_occasion_table(std::string_view text, const std::string& file) {
  OccasionTable out;
  const toml::table table = base::parse_toml(text, file);
  base::TomlFields fields(table, file);
  fields.each_table("occasion", [&](const toml::table& each) {
    base::TomlFields own(each, file);
    const Occasion occasion{own.text("says").value_or(""), own.text("company").value_or("")};
    for (const std::string& word : own.texts_or_none("words"))
      out.by_noun.emplace(fold(base::decode_utf8(word)), occasion);
    own.refuse_unknown();
  });
  fields.each_table("pastimes", [&](const toml::table& each) {
    base::TomlFields own(each, file);
    out.people = own.texts_or_none("people");
    own.each_table("at", [&](const toml::table& at) {
      base::TomlFields pastime(at, file);
      const Pastime done{pastime.text("alone").value_or(""), pastime.text("together").value_or("")};
      for (const std::string& place : pastime.texts_or_none("places")) out.by_place.emplace(place, done);
      pastime.refuse_unknown();
    });
    own.refuse_unknown();
  });
  fields.refuse_unknown();
  return out;
}

const OccasionTable& occasion_table() {
  static const OccasionTable table =
      read_occasion_table(base::resource("lexicon/occasions.toml"), "occasions.toml");
  return table;
}

// "Fußballspiel", "des Fußballspiels", "Fußballspiele".
const Occasion* occasion_of(std::string_view key) {
  constexpr std::array<std::string_view, 6> endings{"", "s", "es", "e", "en", "n"};
  for (const std::string_view ending : endings) {
    if (!key.ends_with(ending)) continue;
    const auto found = occasion_table().by_noun.find(key.substr(0, key.size() - ending.size()));
    if (found != occasion_table().by_noun.end()) return &found->second;
  }
  return nullptr;
}

std::string join(const std::vector<Token>& tokens, std::size_t from, std::size_t to) {
  std::string out;
  for (std::size_t i = from; i < to; ++i) {
    const Token& token = tokens[i];
    if (token.kind == TokenKind::comma) {
      out += ',';
    } else if (token.kind == TokenKind::stop) {
      out += '.';
    } else {
      out += (out.empty() ? "" : " ") + token.text;
    }
  }
  return out;
}

bool names_something(const Lexicon& lexicon, const Token& token) {
  const auto word = lexicon.look_up(token.key);
  return token.kind == TokenKind::word && word && word->noun;
}

bool is_of_kind(const Lexicon& lexicon, const Token& token, std::initializer_list<WordKind> kinds) {
  const auto word = lexicon.look_up(token.key);
  return word && word->other && std::find(kinds.begin(), kinds.end(), word->other.word->kind) != kinds.end();
}

// Where in the words behind an occasion those are who come to it, from and to; equal for nobody.
std::pair<std::size_t, std::size_t> range_of_company(const Lexicon& lexicon,
                                                     const std::vector<Token>& tokens) {
  if (tokens.size() < 2 || tokens.front().key != "mit") return {0, 0};
  std::size_t first = 1;
  if (is_of_kind(lexicon, tokens[first], {WordKind::definite, WordKind::indefinite})) ++first;
  std::size_t last = first;
  while (last < tokens.size() && tokens[last].kind == TokenKind::word &&
         !is_of_kind(lexicon, tokens[last], {WordKind::preposition}))
    ++last;
  return {first, last};
}

// "Omas" becomes "Oma" where that is somebody of a family.
void leave_genitive(const Lexicon& lexicon, Token& token) {
  if (!token.key.ends_with('s')) return;
  const auto owner = lexicon.look_up(std::string_view(token.key).substr(0, token.key.size() - 1));
  if (!owner || !owner->noun || !is_family_word(owner->noun.word->role)) return;
  token.key.pop_back();
  token.text.pop_back();
}

}  // namespace

std::string NamedOccasion::rest() const {
  return before + (before.empty() || after.empty() ? "" : ", ") + after;
}

std::string NamedOccasion::told() const {
  return before + (before.empty() ? "" : ". ") + says + ' ' + after;
}

std::optional<std::string> NamedOccasion::told_of_those_before() const {
  if (company.empty()) return std::nullopt;
  return before + ' ' + company + ' ' + after;
}

std::string NamedOccasion::company_named(const Lexicon& lexicon) const {
  const std::vector<Token> tokens = tokenize(after);
  const auto [first, last] = range_of_company(lexicon, tokens);
  return join(tokens, first, last);
}

std::optional<std::string> NamedOccasion::told_of_company(const Lexicon& lexicon) const {
  const std::vector<Token> tokens = tokenize(after);
  const auto [first, last] = range_of_company(lexicon, tokens);
  if (company.empty() || first == last) return std::nullopt;
  return before + (before.empty() ? "" : ". ") + join(tokens, first, last) + ' ' + company + ' ' +
         join(tokens, last, tokens.size());
}

std::optional<NamedOccasion> named_occasion(const Lexicon& lexicon, const std::vector<Token>& tokens) {
  const auto is_sign = [&](const Token& token) {
    const auto word = lexicon.look_up(token.key);
    const bool is_special = word && word->noun && word->noun.word->kind == WordKind::special;
    return token.kind == TokenKind::emoji || token.quoted || is_special;
  };
  const auto named = std::find_if(tokens.begin(), tokens.end(), [](const Token& token) {
    return token.kind == TokenKind::word && occasion_of(token.key) != nullptr;
  });
  if (named == tokens.end() || std::any_of(tokens.begin(), tokens.end(), is_sign)) return std::nullopt;
  // "Ein Kuchen zum Geburtstag" is for one.
  const auto at = static_cast<std::size_t>(named - tokens.begin());
  const auto is_purpose = [](const Token& token) {
    return token.key == "zum" || token.key == "zur" || token.key == "fuer";
  };
  if (std::any_of(tokens.begin(), named, is_purpose)) return std::nullopt;
  // Its article and adjectives say nothing that a page could show: "Ein schönes Sportfest". But "Lena bläst
  // an ihrem Geburtstag" says who does what then.
  std::size_t begin = at;
  while (begin > 0 && tokens[begin - 1].kind == TokenKind::word &&
         !names_something(lexicon, tokens[begin - 1]) &&
         !is_of_kind(lexicon, tokens[begin - 1], {WordKind::verb, WordKind::name}))
    --begin;
  const Occasion& occasion = *occasion_of(named->key);
  // "Omas Geburtstag": one grandmother.
  std::vector<Token> people(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(begin));
  if (begin == at && begin == 1) leave_genitive(lexicon, people.front());
  return NamedOccasion{.before = join(people, 0, begin),
                       .after = join(tokens, at + 1, tokens.size()),
                       .says = occasion.says,
                       .company = occasion.company};
}

std::string_view usual_pastime(const Wish& wish) {
  const OccasionTable& table = occasion_table();
  if (!wish.scene || !wish.deeds.empty() || !wish.not_shown.empty() || !wish.unknown.empty() ||
      wish.special || wish.motifs.empty())
    return {};
  const auto pastime = table.by_place.find(*wish.scene);
  if (pastime == table.by_place.end()) return {};
  int count = 0;
  for (const WishedMotif& motif : wish.motifs) {
    const bool is_usual =
        std::find(table.people.begin(), table.people.end(), motif.name) != table.people.end();
    if (!is_usual || motif.mood != Mood::as_is || motif.pose != Pose::as_is || motif.face_only) return {};
    count += motif.count;
  }
  return count == 1 ? pastime->second.alone : pastime->second.together;
}

}  // namespace drawing::language

#include "drawing/language/described_looks.h"

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "base/embedded.h"
#include "base/toml_fields.h"
#include "base/utf8.h"
#include "drawing/language/text_fold.h"

namespace drawing::language {
namespace {

using Words = std::vector<std::string>;  // keys

struct HairWords {
  Words words;
  Hair hair = Hair::as_is;
};

struct LookTable {
  Words having, possessives, glasses;
  std::vector<HairWords> named;   // "Zöpfe"
  Words hair;                     // "Haare", after
  std::vector<HairWords> before;  // "lange"
  std::vector<std::pair<Words, CostumeEars>> ears;
  std::map<std::string, std::string, std::less<>> garments;  // ids by the words for them
  std::map<std::string, std::string, std::less<>> roles;     // likewise, by who is played in them
};

constexpr std::array<std::pair<std::string_view, Hair>, 5> styles{{{"short_hair", Hair::short_hair},
                                                                   {"long_hair", Hair::long_hair},
                                                                   {"curls", Hair::curls},
                                                                   {"plaits", Hair::plaits},
                                                                   {"ponytail", Hair::ponytail}}};

Words look_keys(base::TomlFields& fields, std::string_view name) {
  Words words = fields.texts_or_none(name);
  for (std::string& word : words) word = fold(base::decode_utf8(word));
  return words;
}

std::vector<HairWords> read_styles(base::TomlFields& fields) {
  std::vector<HairWords> all;
  for (const auto& [name, hair] : styles) all.push_back({look_keys(fields, name), hair});
  return all;
}

LookTable read_look_table(std::string_view text, const std::string& file) {
  LookTable out;
  const toml::table table = base::parse_toml(text, file);
  base::TomlFields fields(table, file);
  out.having = look_keys(fields, "having");
  out.possessives = look_keys(fields, "possessives");
  out.glasses = look_keys(fields, "glasses");
  fields.each_table("hair", [&](const toml::table& hair) {
    base::TomlFields own(hair, file);
    out.named = read_styles(own);
    own.refuse_unknown();
  });
  fields.each_table("hair_before", [&](const toml::table& hair) {
    base::TomlFields own(hair, file);
    out.hair = look_keys(own, "words");
    out.before = read_styles(own);
    own.refuse_unknown();
  });
  fields.each_table("ears", [&](const toml::table& ears) {
    base::TomlFields own(ears, file);
    out.ears = {{look_keys(own, "cat"), CostumeEars::cat},
                {look_keys(own, "rabbit"), CostumeEars::rabbit},
                {look_keys(own, "bear"), CostumeEars::bear},
                {look_keys(own, "feelers"), CostumeEars::feelers}};
    own.refuse_unknown();
  });
  fields.each_table("garment", [&](const toml::table& garment) {
    base::TomlFields own(garment, file);
    const std::string id = own.text("id").value_or("");
    for (std::string& word : look_keys(own, "words")) out.garments.emplace(std::move(word), id);
    for (std::string& word : look_keys(own, "played")) out.roles.emplace(std::move(word), id);
    own.refuse_unknown();
  });
  fields.refuse_unknown();
  return out;
}

const LookTable& look_table() {
  static const LookTable table = read_look_table(base::resource("lexicon/looks.toml"), "looks.toml");
  return table;
}

bool is_look_word(const Words& words, std::string_view key) {
  return std::find(words.begin(), words.end(), key) != words.end();
}

Hair style_in(const std::vector<HairWords>& styles_of, std::string_view key) {
  for (const HairWords& each : styles_of) {
    if (is_look_word(each.words, key)) return each.hair;
  }
  return Hair::as_is;
}

std::string_view id_in(const std::map<std::string, std::string, std::less<>>& ids, std::string_view key) {
  const auto found = ids.find(key);
  return found == ids.end() ? std::string_view() : std::string_view(found->second);
}

// What hair is called by itself; `before` is the word that stands before it.
Hair hair_of(const LookTable& table, std::string_view key, std::string_view before) {
  if (const Hair named = style_in(table.named, key); named != Hair::as_is) return named;
  return is_look_word(table.hair, key) ? style_in(table.before, before) : Hair::as_is;
}

}  // namespace

std::string_view garment_of(std::string_view key) {
  return id_in(look_table().garments, key);
}

std::string_view garment_of_role(const std::vector<Token>& tokens, std::size_t at) {
  const auto plays = [&](std::size_t i) {
    return !tokens[i].capitalised && tokens[i].key.starts_with("spiel");
  };
  const bool before = at > 0 && plays(at - 1), after = at + 1 < tokens.size() && plays(at + 1);
  return before || after ? id_in(look_table().roles, tokens[at].key) : std::string_view();
}

CostumeEars costume_ears(std::string_view key) {
  for (const auto& [words, ears] : look_table().ears) {
    if (is_look_word(words, key)) return ears;
  }
  return CostumeEars::none;
}

Looks described_looks(const std::vector<Token>& tokens) {
  const LookTable& table = look_table();
  Looks looks;
  bool having = false;  // "mit" stood in this clause: what follows belongs to somebody
  std::string_view before;
  for (const Token& token : tokens) {
    if (token.kind == TokenKind::comma || token.kind == TokenKind::stop) having = false;
    if (token.kind != TokenKind::word) continue;
    having = having || is_look_word(table.having, token.key);
    const bool own = is_look_word(table.possessives, before);
    const Hair hair = hair_of(table, token.key, before);
    if (hair != Hair::as_is && (having || own || hair == Hair::long_hair)) looks.hair = hair;
    if (having && is_look_word(table.glasses, token.key)) looks.glasses = true;
    before = token.key;
  }
  return looks;
}

CostumeEars described_ears(std::string_view text) {
  const std::vector<Token> tokens = tokenize(text);
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const CostumeEars ears = costume_ears(tokens[i].key);
    if (ears != CostumeEars::none && is_costume_at(tokens, i)) return ears;
  }
  return CostumeEars::none;
}

bool says_what_is_worn(std::string_view preposition, const std::vector<Token>& tokens, std::size_t at) {
  if (preposition == "in" || preposition == "im") return true;
  return preposition == "mit" && at > 0 && tokens[at - 1].key == "mit";
}

bool is_costume_at(const std::vector<Token>& tokens, std::size_t at) {
  // "kämpft als Ritter", but "als der Hund bellte", "größer als Elefanten".
  const bool right_after = at > 1 && tokens[at - 1].key == "als" && !tokens[at - 2].key.ends_with("er");
  if (right_after && !tokens[at].key.ends_with("kind")) return true;
  static constexpr std::array<std::string_view, 7> as_whom{"zieh",  "geh",  "komm",  "auftr",
                                                           "tritt", "lauf", "laeuft"};
  const bool dressed_up = std::any_of(tokens.begin(), tokens.end(), [](const Token& token) {
    const auto starts = [&](std::string_view stem) { return token.key.starts_with(stem); };
    return starts("verkleid") || (!token.capitalised && std::any_of(as_whom.begin(), as_whom.end(), starts));
  });
  if (!dressed_up) return false;
  // Whether a comma or "und" parts it, or parts the one before it, from what was played before.
  bool listed = false, parted = false;
  for (std::size_t before = 1; before <= 7 && before <= at; ++before) {
    const Token& token = tokens[at - before];
    if (token.key == "als") return true;
    // But "und ein Junge" is somebody else.
    const bool part = (token.kind == TokenKind::comma || token.key == "und") && (before == 1 || listed);
    // "als Hexe, Vampir und Gespenst": one noun between two of them.
    const bool another = token.kind == TokenKind::word && token.capitalised && parted;
    if (!part && !another && (token.kind != TokenKind::word || token.capitalised || before > 3)) return false;
    listed = listed || part;
    parted = part || (parted && !another);
  }
  return false;
}

}  // namespace drawing::language

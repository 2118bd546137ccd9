#include "drawing/language/formations.h"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include "base/embedded.h"
#include "base/toml_fields.h"
#include "base/utf8.h"
#include "drawing/language/text_fold.h"

namespace drawing::language {
namespace {

struct Formation {
  std::string shape;
  int count = 0;
  std::vector<std::string> led_by;  // words between it and what it is made of; an empty one for none
};

struct FormationTable {
  std::map<std::string, Formation, std::less<>> by_noun;  // folded
  std::vector<std::string> many;                          // words that leave the number to the shape, folded
};

FormationTable read_formation_table(std::string_view text, const std::string& file) {
  FormationTable out;
  const toml::table table = base::parse_toml(text, file);
  base::TomlFields fields(table, file);
  fields.each_table("formation", [&](const toml::table& each) {
    base::TomlFields own(each, file);
    const Formation formation{own.text("shape").value_or(""), own.count("count").value_or(0),
                              own.texts_or_none("led_by")};
    for (const std::string& word : own.texts_or_none("words"))
      out.by_noun.emplace(fold(base::decode_utf8(word)), formation);
    own.refuse_unknown();
  });
  for (const std::string& word : fields.texts_or_none("many"))
    out.many.push_back(fold(base::decode_utf8(word)));
  fields.refuse_unknown();
  return out;
}

const FormationTable& formation_table() {
  static const FormationTable table =
      read_formation_table(base::resource("lexicon/formations.toml"), "formations.toml");
  return table;
}

bool says_many(const Token& token) {
  const std::vector<std::string>& many = formation_table().many;
  return std::find(many.begin(), many.end(), token.key) != many.end();
}

// The words from `from` on, as typed.
std::string text_from(const std::vector<Token>& tokens, std::size_t from) {
  std::string out;
  for (std::size_t i = from; i < tokens.size(); ++i) {
    const Token& token = tokens[i];
    const bool is_sign = token.kind == TokenKind::comma || token.kind == TokenKind::stop;
    if (!out.empty() && !is_sign) out += ' ';
    out += token.kind == TokenKind::comma ? "," : token.kind == TokenKind::stop ? "." : token.text;
  }
  return out;
}

}  // namespace

std::optional<NamedFormation> named_formation(const std::vector<Token>& tokens) {
  // The shape is the first noun: before it are an article and at most two adjectives.
  constexpr std::size_t latest = 3;
  const auto is_word = [&](std::size_t at) {
    return at < tokens.size() && tokens[at].kind == TokenKind::word && !tokens[at].quoted;
  };
  for (std::size_t at = 0; at <= latest && is_word(at); ++at) {
    const auto found = formation_table().by_noun.find(tokens[at].key);
    if (found == formation_table().by_noun.end()) {
      if (tokens[at].capitalised && at > 0) return std::nullopt;
      continue;
    }
    const Formation& formation = found->second;
    for (const std::string& lead : formation.led_by) {
      std::size_t first = at + (lead.empty() ? 1 : 2);
      if (!lead.empty() && (!is_word(at + 1) || tokens[at + 1].key != lead)) continue;
      while (first < tokens.size() && says_many(tokens[first])) ++first;
      if (first >= tokens.size() || tokens[first].kind == TokenKind::comma) continue;
      return NamedFormation{formation.shape, text_from(tokens, first), formation.count};
    }
    return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace drawing::language

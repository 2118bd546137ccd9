#include "drawing/places/prop_text.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include "drawing/language/lexicon.h"
#include "drawing/motifs/catalogue.h"

namespace drawing::places {
namespace {

using base::file_refusal;
using base::split_words;

std::optional<double> read_number(std::string_view text) {
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || value <= 0 || value > 400)
    return std::nullopt;
  return value;
}

bool is_motif(std::string_view id) {
  const std::vector<std::string_view>& ids = motifs::Catalogue::embedded().ids();
  return std::binary_search(ids.begin(), ids.end(), id);
}

// What the text says but for its kind, or nullopt where it is no prop with its size.
std::optional<Prop> read_size(const std::vector<std::string_view>& words) {
  const std::size_t dash = words.size() < 2 ? std::string_view::npos : words[1].find('-');
  if (dash == std::string_view::npos) return std::nullopt;
  const auto low = read_number(words[1].substr(0, dash)), high = read_number(words[1].substr(dash + 1));
  if (!low || !high || *low > *high) return std::nullopt;
  Prop prop;
  prop.low_mm = *low;
  prop.high_mm = *high;
  if (words.size() > 2) {
    const auto most = words[2].front() == 'x' ? read_number(words[2].substr(1)) : std::nullopt;
    if (words.size() > 3 || !most) return std::nullopt;
    prop.most = static_cast<int>(*most);
  }
  return prop;
}

}  // namespace

std::vector<Prop> read_props(const std::vector<std::string>& texts, const PropLists& lists,
                             const std::string& file, const toml::node& node) {
  std::vector<Prop> props;
  for (const std::string& text : texts) {
    if (text.starts_with('@')) {
      const auto list = lists.find(text.substr(1));
      if (list == lists.end()) throw file_refusal("place_unknown_list", file, node, {text});
      props.insert(props.end(), list->second.begin(), list->second.end());
      continue;
    }
    const std::size_t as = text.find(" as ");
    const std::vector<std::string_view> words = split_words(std::string_view(text).substr(0, as));
    std::optional<Prop> prop = read_size(words);
    if (!prop) throw file_refusal("place_bad_prop", file, node, {text});
    prop->drawing = props::find_prop(words[0]);
    if (prop->drawing != nullptr) {
      prop->kind = prop->drawing->kind;
    } else {
      if (!is_motif(words[0])) throw file_refusal("place_unknown_prop", file, node, {std::string(words[0])});
      prop->motif = words[0];
      const language::LexiconEntry* entry = language::Lexicon::embedded().find(words[0]);
      if (entry != nullptr) prop->kind = entry->kind;
    }
    if (as != std::string::npos) prop->kind = text.substr(as + 4);
    props.push_back(std::move(*prop));
  }
  return props;
}

}  // namespace drawing::places

#include "base/toml_fields.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace base {

namespace {

AppError type_refusal(std::string_view key, const toml::node& node, std::string_view wanted,
                      const std::string& file) {
  return file_refusal("file_field_type", file, node, {std::string(key), std::string(wanted)});
}

}  // namespace

AppError file_refusal(std::string reason, const std::string& file, const toml::source_region& where,
                      std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), file + ", Zeile " + std::to_string(where.begin.line));
  return {base::ErrorCode::invalid, std::move(reason), {}, std::move(arguments)};
}

AppError file_refusal(std::string reason, const std::string& file, const toml::node& node,
                      std::vector<std::string> arguments) {
  return file_refusal(std::move(reason), file, node.source(), std::move(arguments));
}

toml::table parse_toml(std::string_view text, const std::string& file) {
  try {
    return toml::parse(text);
  } catch (const toml::parse_error& error) {
    throw file_refusal("file_not_toml", file, error.source());
  } catch (const std::logic_error&) {
    // The parser's own check: see base/tomlplusplus.h.
    throw AppError(ErrorCode::invalid, "file_not_toml", {}, {file});
  }
}

std::vector<std::string> texts_of(const toml::node& node, std::string_view key, const std::string& file) {
  constexpr std::string_view wanted = "eine Liste von Texten";
  if (node.is_string()) return {node.as_string()->get()};
  if (!node.is_array()) throw type_refusal(key, node, wanted, file);
  std::vector<std::string> texts;
  for (const toml::node& entry : *node.as_array()) {
    if (!entry.is_string()) throw type_refusal(key, entry, wanted, file);
    texts.push_back(entry.as_string()->get());
  }
  return texts;
}

const toml::node* TomlFields::node(std::string_view key) {
  known_.push_back(key);
  return table_.get(key);
}

void TomlFields::refuse_type(std::string_view key, const toml::node& node, std::string_view wanted) const {
  throw type_refusal(key, node, wanted, file_);
}

std::optional<std::string> TomlFields::text(std::string_view key) {
  const toml::node* found = node(key);
  if (found == nullptr) return std::nullopt;
  if (!found->is_string()) refuse_type(key, *found, "ein Text");
  return found->as_string()->get();
}

std::optional<double> TomlFields::number(std::string_view key) {
  const toml::node* found = node(key);
  if (found == nullptr) return std::nullopt;
  const std::optional<double> value = found->is_number() ? found->value<double>() : std::nullopt;
  if (!value || !std::isfinite(*value)) refuse_type(key, *found, "eine Zahl");
  return value;
}

std::optional<int> TomlFields::count(std::string_view key) {
  const std::optional<double> value = number(key);
  if (!value) return std::nullopt;
  if (*value < 0 || *value > 100 || *value != std::floor(*value))
    refuse_type(key, *table_.get(key), "eine ganze Zahl von 0 bis 100");
  return static_cast<int>(*value);
}

std::optional<bool> TomlFields::flag(std::string_view key) {
  const toml::node* found = node(key);
  if (found == nullptr) return std::nullopt;
  if (!found->is_boolean()) refuse_type(key, *found, "true oder false");
  return found->as_boolean()->get();
}

std::optional<std::vector<std::string>> TomlFields::texts(std::string_view key) {
  const toml::node* found = node(key);
  return found != nullptr ? std::optional(texts_of(*found, key, file_)) : std::nullopt;
}

std::vector<std::string> TomlFields::texts_or_none(std::string_view key) {
  return texts(key).value_or(std::vector<std::string>{});
}

std::optional<std::vector<double>> TomlFields::numbers(std::string_view key) {
  const toml::node* found = node(key);
  if (found == nullptr) return std::nullopt;
  if (found->is_number()) return std::vector<double>{*number(key)};
  if (!found->is_array() || found->as_array()->empty()) refuse_type(key, *found, "eine Liste von Zahlen");
  std::vector<double> values;
  for (const toml::node& entry : *found->as_array()) {
    const std::optional<double> value = entry.is_number() ? entry.value<double>() : std::nullopt;
    if (!value || !std::isfinite(*value)) refuse_type(key, entry, "eine Liste von Zahlen");
    values.push_back(*value);
  }
  return values;
}

std::optional<std::size_t> TomlFields::choice(std::string_view key,
                                              const std::vector<std::string_view>& words) {
  const std::optional<std::string> word = text(key);
  if (!word) return std::nullopt;
  const auto found = std::find(words.begin(), words.end(), *word);
  if (found == words.end())
    throw file_refusal("file_word_unknown", file_, *table_.get(key),
                       {*word, std::string(key), listed(words)});
  return static_cast<std::size_t>(found - words.begin());
}

void TomlFields::each_table(std::string_view key, const std::function<void(const toml::table&)>& read) {
  const toml::node* found = node(key);
  if (found == nullptr) return;
  if (found->is_table()) return read(*found->as_table());
  if (!found->is_array()) refuse_type(key, *found, "eine Tabelle oder eine Liste von Tabellen");
  for (const toml::node& entry : *found->as_array()) {
    if (!entry.is_table()) refuse_type(key, entry, "eine Liste von Tabellen");
    read(*entry.as_table());
  }
}

void TomlFields::refuse_unknown() const {
  for (const auto& [key, value] : table_) {
    if (std::find(known_.begin(), known_.end(), key.str()) != known_.end()) continue;
    throw file_refusal("file_field_unknown", file_, value, {std::string(key.str()), listed(known_)});
  }
}

std::string listed(const std::vector<std::string_view>& words) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) text += i + 1 == words.size() ? " und " : ", ";
    text += "„" + std::string(words[i]) + "“";
  }
  return text;
}

std::vector<std::string_view> split_words(std::string_view text) {
  std::vector<std::string_view> words;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    if (end > at) words.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return words;
}

}  // namespace base

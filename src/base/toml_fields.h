#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "base/tomlplusplus.h"

namespace base {

// What a person gets to read who wrote the file: the first argument is where, "wald.toml, Zeile 12".
AppError file_refusal(std::string reason, const std::string& file, const toml::source_region& where,
                      std::vector<std::string> arguments = {});
AppError file_refusal(std::string reason, const std::string& file, const toml::node& node,
                      std::vector<std::string> arguments = {});
// A whole file. Throws AppError with the line where it is no TOML.
toml::table parse_toml(std::string_view text, const std::string& file);
// A list of texts; a single text is a list of one. `key` is what a refusal calls it.
std::vector<std::string> texts_of(const toml::node& node, std::string_view key, const std::string& file);

// A table of a file, read field by field. Whatever is asked for counts as known; refuse_unknown() then names
// what is left. All throw AppError for a value of another type.
class TomlFields {
 public:
  TomlFields(const toml::table& table, const std::string& file) : table_(table), file_(file) {}

  const toml::table& table() const { return table_; }
  const std::string& file() const { return file_; }

  // nullptr where the field is not there.
  const toml::node* node(std::string_view key);
  bool has(std::string_view key) { return node(key) != nullptr; }
  std::optional<std::string> text(std::string_view key);
  std::optional<double> number(std::string_view key);
  // A whole number.
  std::optional<int> count(std::string_view key);
  std::optional<bool> flag(std::string_view key);
  // As texts_of() reads them.
  std::optional<std::vector<std::string>> texts(std::string_view key);
  // The same; empty where nothing is said.
  std::vector<std::string> texts_or_none(std::string_view key);
  // A list of numbers; a single one is a list of one.
  std::optional<std::vector<double>> numbers(std::string_view key);
  // The index of a word among those that are possible.
  std::optional<std::size_t> choice(std::string_view key, const std::vector<std::string_view>& words);
  // Calls `read` with each table of a list of tables, or with the one table that stands there.
  void each_table(std::string_view key, const std::function<void(const toml::table&)>& read);

  void refuse_unknown() const;

 private:
  [[noreturn]] void refuse_type(std::string_view key, const toml::node& node, std::string_view wanted) const;

  const toml::table& table_;
  const std::string& file_;
  std::vector<std::string_view> known_;
};

// "a, b und c", in quotes, for refusals.
std::string listed(const std::vector<std::string_view>& words);
// The words of a text that spaces part.
std::vector<std::string_view> split_words(std::string_view text);

}  // namespace base

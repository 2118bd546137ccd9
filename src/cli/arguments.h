#pragma once

#include <initializer_list>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"

namespace cli {

// Exit codes of every command.
inline constexpr int exit_done = 0;
inline constexpr int exit_failed = 1;
inline constexpr int exit_wrong_use = 2;

// The command line was typed wrongly: the sentence of the reason goes to standard error, the exit code is 2.
class UsageError : public base::AppError {
 public:
  UsageError(std::string reason, std::vector<std::string> arguments)
      : AppError(base::ErrorCode::invalid, std::move(reason), {}, std::move(arguments)) {}
};

// One option that a command knows.
struct OptionRule {
  std::string_view name;             // with its dashes: "--output"
  std::string_view value_name;       // German, in capitals: "DATEI"; empty for an option without a value
  std::string_view help;             // German, one or two sentences
  std::string_view short_name = {};  // "-o"; empty where there is none
};

// What a command accepts, and what its --help says.
struct CommandRule {
  std::string_view name;     // "admin create"
  std::string_view summary;  // German, one sentence
  std::span<const OptionRule> options = {};
  std::string_view positional =
      {};  // German name of the words without dashes: "SATZ"; empty where none are allowed
  std::string_view details = {};  // German text below the options
};

// The words of a command line, checked against the command's rule. Understands `--name value`,
// `--name=value`,
// `-o value`, `--help` and `-h` everywhere, and `--`, after which every word is a positional one.
class Arguments {
 public:
  // `words` is what follows the command's name. Throws UsageError for unknown options (with the nearest known
  // one), missing, repeated and surplus values, and words that the command has no use for.
  static Arguments parse(std::span<const std::string> words, const CommandRule& rule);

  // True after --help or -h; then nothing else was checked.
  bool help() const { return help_; }
  bool has(std::string_view name) const { return values_.contains(std::string(name)); }
  // The value of an option that was given.
  std::optional<std::string> value(std::string_view name) const;
  const std::vector<std::string>& positionals() const { return positionals_; }

 private:
  bool help_ = false;
  std::map<std::string, std::string> values_;
  std::vector<std::string> positionals_;
};

// Throws UsageError for one of the options that was given without `partner`, which it belongs to: it would do
// nothing.
void require_partners(const Arguments& arguments, std::initializer_list<std::string_view> options,
                      std::string_view partner);

// Throws UsageError for one of the options that was given beside `other`, with which it does nothing.
void refuse_beside(const Arguments& arguments, std::initializer_list<std::string_view> options,
                   std::string_view other);

// The German help of one command: usage line, summary, options, details.
std::string help_text(const CommandRule& rule);

// `text` broken at spaces so that no line is longer than `width` characters; every line after the first
// starts with `indent` spaces.
std::string wrap(std::string_view text, std::size_t width, std::size_t indent);

// A whole number within [low, high]. Throws UsageError that names the option.
long long parse_number(const std::string& text, std::string_view option, long long low, long long high);

}  // namespace cli

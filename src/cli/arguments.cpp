#include "cli/arguments.h"

#include <algorithm>
#include <charconv>

#include "base/nearest.h"
#include "base/utf8.h"

namespace cli {
namespace {

constexpr std::size_t line_width = 100;

const OptionRule* find_option(const CommandRule& rule, std::string_view name) {
  for (const OptionRule& option : rule.options)
    if (option.name == name || (!option.short_name.empty() && option.short_name == name)) return &option;
  return nullptr;
}

UsageError unknown_option(const CommandRule& rule, std::string_view name) {
  std::vector<std::string_view> known = {"--help"};
  for (const OptionRule& option : rule.options) known.push_back(option.name);
  if (const auto similar = base::nearest(name, known))
    return {"option_unknown_similar", {std::string(name), std::string(*similar)}};
  return {"option_unknown", {std::string(name), std::string(rule.name)}};
}

// "-o DATEI, --output DATEI" as the left column of the help shows it.
std::string option_label(const OptionRule& option) {
  std::string label = option.short_name.empty() ? "" : std::string(option.short_name) + ", ";
  label += option.name;
  if (!option.value_name.empty()) label += " " + std::string(option.value_name);
  return label;
}

}  // namespace

Arguments Arguments::parse(std::span<const std::string> words, const CommandRule& rule) {
  Arguments out;
  const auto end_of_options = std::find(words.begin(), words.end(), "--");
  const auto asks_for_help = [](const std::string& word) { return word == "--help" || word == "-h"; };
  if (std::any_of(words.begin(), end_of_options, asks_for_help)) {
    out.help_ = true;
    return out;
  }
  for (auto word = words.begin(); word != words.end(); ++word) {
    const bool is_option = word < end_of_options && word->size() > 1 && word->front() == '-';
    if (!is_option) {
      if (word == end_of_options) continue;
      if (rule.positional.empty()) throw UsageError("argument_surplus", {*word, std::string(rule.name)});
      out.positionals_.push_back(*word);
      continue;
    }
    const std::size_t equals = word->starts_with("--") ? word->find('=') : std::string::npos;
    const std::string name = word->substr(0, equals);
    const OptionRule* option = find_option(rule, name);
    if (option == nullptr) throw unknown_option(rule, name);
    std::string value;
    if (option->value_name.empty()) {
      if (equals != std::string::npos) throw UsageError("option_takes_no_value", {name});
    } else if (equals != std::string::npos) {
      value = word->substr(equals + 1);
    } else {
      const auto next = word + 1;
      if (next >= end_of_options || next->starts_with("--"))
        throw UsageError("option_needs_value", {name, std::string(option->value_name)});
      value = *next;
      word = next;
    }
    if (!out.values_.emplace(option->name, value).second) throw UsageError("option_repeated", {name});
  }
  return out;
}

std::optional<std::string> Arguments::value(std::string_view name) const {
  const auto found = values_.find(std::string(name));
  if (found == values_.end()) return std::nullopt;
  return found->second;
}

void require_partners(const Arguments& arguments, std::initializer_list<std::string_view> options,
                      std::string_view partner) {
  if (arguments.has(partner)) return;
  for (const std::string_view option : options)
    if (arguments.has(option))
      throw UsageError("option_needs_other", {std::string(option), std::string(partner)});
}

void refuse_beside(const Arguments& arguments, std::initializer_list<std::string_view> options,
                   std::string_view other) {
  if (!arguments.has(other)) return;
  for (const std::string_view option : options)
    if (arguments.has(option))
      throw UsageError("option_not_beside", {std::string(option), std::string(other)});
}

std::string help_text(const CommandRule& rule) {
  std::string out = "Aufruf: buntstift " + std::string(rule.name);
  if (!rule.options.empty()) out += " [OPTIONEN]";
  if (!rule.positional.empty()) out += " " + std::string(rule.positional);
  out += "\n\n" + wrap(rule.summary, line_width, 0) + "\n\nOptionen:\n";
  std::vector<std::pair<std::string, std::string_view>> rows;
  for (const OptionRule& option : rule.options) rows.emplace_back(option_label(option), option.help);
  rows.emplace_back("-h, --help", "Zeigt diese Hilfe.");
  std::size_t column = 0;
  for (const auto& [label, help] : rows) column = std::max(column, base::count_code_points(label));
  column += 4;
  for (const auto& [label, help] : rows) {
    out += "  " + label + std::string(column - 2 - base::count_code_points(label), ' ');
    out += wrap(help, line_width - column, column) + "\n";
  }
  if (!rule.details.empty()) out += "\n" + wrap(rule.details, line_width, 0) + "\n";
  return out;
}

std::string wrap(std::string_view text, std::size_t width, std::size_t indent) {
  std::string out;
  std::size_t used = 0;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of(" \n"), text.size());
    const std::string_view word = text.substr(0, end);
    const std::size_t length = base::count_code_points(word);
    if (used > 0 && used + 1 + length > width) {
      out += "\n" + std::string(indent, ' ');
      used = 0;
    } else if (used > 0) {
      out += ' ';
      ++used;
    }
    out += word;
    used += length;
    const bool line_ends = end < text.size() && text[end] == '\n';
    if (line_ends) {
      out += "\n" + std::string(indent, ' ');
      used = 0;
    }
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return out;
}

long long parse_number(const std::string& text, std::string_view option, long long low, long long high) {
  long long number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size() || number < low || number > high)
    throw UsageError("option_not_a_number",
                     {std::string(option), text, std::to_string(low), std::to_string(high)});
  return number;
}

}  // namespace cli

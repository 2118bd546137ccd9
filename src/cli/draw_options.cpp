#include "cli/draw_options.h"

#include <span>
#include <string_view>
#include <utility>

#include "cli/arguments.h"
#include "http/words.h"

namespace cli {
namespace {

constexpr http::Word<drawing::Paper> papers[] = {
    {"a4", drawing::Paper::a4}, {"a5", drawing::Paper::a5}, {"letter", drawing::Paper::letter}};

template <class Value>
Value choose(std::span<const http::Word<Value>> choices, const std::string& text, const std::string& option) {
  std::string possible;
  for (const auto& [name, value] : choices) {
    if (name == text) return value;
    if (!possible.empty()) possible += ", ";
    possible += name;
  }
  throw UsageError("option_no_choice", {option, text, possible});
}

}  // namespace

drawing::Age parse_age(const std::string& text, const std::string& option) {
  return choose<drawing::Age>(http::age_words, text, option);
}

drawing::Detail parse_detail(const std::string& text, const std::string& option) {
  return choose<drawing::Detail>(http::detail_words, text, option);
}

drawing::Paper parse_paper(const std::string& text, const std::string& option) {
  return choose<drawing::Paper>(papers, text, option);
}

}  // namespace cli

#include "cli/draw_options.h"

#include <span>
#include <string_view>
#include <utility>

#include "cli/arguments.h"

namespace cli {
namespace {

template <class Value>
using Choice = std::pair<std::string_view, Value>;

constexpr Choice<drawing::Age> ages[] = {
    {"3-5", drawing::Age::years_3_5}, {"6-8", drawing::Age::years_6_8}, {"9+", drawing::Age::years_9_up}};
constexpr Choice<drawing::Detail> details[] = {{"standard", drawing::Detail::standard},
                                               {"improved", drawing::Detail::improved},
                                               {"premium", drawing::Detail::premium}};
constexpr Choice<drawing::Paper> papers[] = {
    {"a4", drawing::Paper::a4}, {"a5", drawing::Paper::a5}, {"letter", drawing::Paper::letter}};

template <class Value>
Value choose(std::span<const Choice<Value>> choices, const std::string& text, const std::string& option) {
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
  return choose<drawing::Age>(ages, text, option);
}

drawing::Detail parse_detail(const std::string& text, const std::string& option) {
  return choose<drawing::Detail>(details, text, option);
}

drawing::Paper parse_paper(const std::string& text, const std::string& option) {
  return choose<drawing::Paper>(papers, text, option);
}

}  // namespace cli

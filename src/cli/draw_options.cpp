#include "cli/draw_options.h"

#include "base/utf8.h"
#include "cli/choose.h"

namespace cli {
namespace {

constexpr http::Word<drawing::Paper> papers[] = {
    {"a4", drawing::Paper::a4}, {"a5", drawing::Paper::a5}, {"letter", drawing::Paper::letter}};

}  // namespace

drawing::Age parse_age(const std::string& text, const std::string& option) {
  return choose(http::age_words, text, option);
}

drawing::Detail parse_detail(const std::string& text, const std::string& option) {
  return choose(http::detail_words, text, option);
}

drawing::Paper parse_paper(const std::string& text, const std::string& option) {
  return choose(papers, text, option);
}

drawing::PageWishes parse_wishes(const Arguments& arguments) {
  drawing::PageWishes wishes;
  const auto set = [&](const char* option, auto& wish, const auto& words) {
    if (const auto word = arguments.value(option)) wish = choose(words, *word, option);
  };
  set("--line", wishes.line, http::line_words);
  set("--style", wishes.style, http::style_words);
  set("--figure-size", wishes.size, http::figure_size_words);
  set("--hair", wishes.looks.hair, http::hair_words);
  set("--outfit", wishes.looks.outfit, http::outfit_words);
  wishes.looks.glasses = arguments.has("--glasses");
  wishes.weather = arguments.value("--weather").value_or("");
  wishes.place = arguments.value("--place").value_or("");
  if (const auto count = arguments.value("--figures"))
    wishes.figures = static_cast<int>(parse_number(*count, "--figures", 1, drawing::most_figures));
  if (const auto name = arguments.value("--name")) {
    if (!base::is_valid_utf8(*name)) throw UsageError("prompt_not_utf8", {});
    wishes.name = base::trim(*name);
  }
  return wishes;
}

}  // namespace cli

#include "cli/draw_options.h"

#include "app/page_wishes.h"
#include "app/picture_prompt.h"
#include "base/composition.h"
#include "base/utf8.h"
#include "cli/choose.h"

namespace cli {
namespace {

drawing::PageWishes parse_wishes(const Arguments& arguments) {
  drawing::PageWishes wishes;
  choose_if_given(arguments, "--line", wishes.line, http::line_words);
  choose_if_given(arguments, "--style", wishes.style, http::style_words);
  choose_if_given(arguments, "--figure-size", wishes.size, http::figure_size_words);
  choose_if_given(arguments, "--hair", wishes.looks.hair, http::hair_words);
  choose_if_given(arguments, "--outfit", wishes.looks.outfit, http::outfit_words);
  wishes.looks.glasses = arguments.has("--glasses");
  wishes.weather = arguments.value("--weather").value_or("");
  wishes.place = arguments.value("--place").value_or("");
  if (const auto count = arguments.value("--figures"))
    wishes.figures = static_cast<int>(parse_number(*count, "--figures", 1, drawing::most_figures));
  if (const auto name = arguments.value("--name")) {
    if (!base::is_valid_utf8(*name)) throw UsageError("prompt_not_utf8", {});
    wishes.name = app::checked_lettering(base::composed(*name));
  }
  return wishes;
}

}  // namespace

std::string checked_sentence(std::string_view typed, std::string_view missing) {
  if (!base::is_valid_utf8(typed)) throw UsageError("prompt_not_utf8", {});
  const std::string whole = base::composed(typed);
  const std::string_view sentence = base::trim(whole);
  if (sentence.empty()) throw UsageError(std::string(missing), {});
  if (base::count_code_points(sentence) > app::max_prompt_length)
    throw UsageError("prompt_too_long", {std::to_string(app::max_prompt_length)});
  return std::string(sentence);
}

drawing::Options parse_page(const Arguments& arguments) {
  drawing::Options options;
  choose_if_given(arguments, "--age", options.age, http::age_words);
  choose_if_given(arguments, "--detail", options.detail, http::detail_words);
  choose_if_given(arguments, "--paper", options.paper, page_papers);
  if (arguments.has("--landscape")) options.orientation = drawing::Orientation::landscape;
  options.frame = arguments.has("--frame");
  options.wishes = parse_wishes(arguments);
  return options;
}

}  // namespace cli

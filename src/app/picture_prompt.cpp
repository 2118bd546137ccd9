#include "app/picture_prompt.h"

#include "base/error.h"
#include "base/utf8.h"
#include "books/telling/antecedents.h"
#include "drawing/language/parser.h"
#include "drawing/pipeline.h"

namespace app {

using base::AppError;
using base::ErrorCode;

std::string checked_prompt(std::string_view prompt) {
  if (!base::is_valid_utf8(prompt)) throw AppError(ErrorCode::invalid, "text_not_utf8", "prompt");
  const std::string_view trimmed = base::trim(prompt);
  if (trimmed.empty()) throw AppError(ErrorCode::invalid, "prompt_missing", "prompt");
  if (base::count_code_points(trimmed) > max_prompt_length) {
    throw AppError(ErrorCode::invalid, "prompt_too_long", "prompt", {std::to_string(max_prompt_length)});
  }
  return std::string(trimmed);
}

std::string checked_prompt(std::string_view prompt, const std::vector<std::string>& before) {
  std::vector<std::string> pages;
  for (const std::string& sentence : before) pages.push_back(alone(checked_prompt(sentence), pages));
  return alone(checked_prompt(prompt), pages);
}

std::string alone(const std::string& sentence, const std::vector<std::string>& before) {
  if (before.empty()) return sentence;
  std::string whole = books::telling::stand_alone(sentence, before);
  const drawing::Wish wish = drawing::language::read_wish(whole);
  const drawing::Wish last = drawing::language::read_wish(before.back());
  // "Der Briefträger" after "Die Friseurin" goes on with her only in a book that has gone on so far: a list
  // of jobs has another place on every page.
  const bool same = whole != sentence || books::telling::shares_somebody(wish, last);
  const bool comes = books::telling::somebody_comes(wish);
  const bool is_tale =
      before.size() > 1 &&
      books::telling::shares_somebody(last, drawing::language::read_wish(before[before.size() - 2]));
  const bool is_another = books::telling::brings_in_another(wish, {last});
  if (!is_another && (same || comes || is_tale) && books::telling::goes_on(wish, {last})) {
    const std::string place = drawing::place_kept(wish, last);
    // Nobody stays in a cave of which is told that it is too narrow.
    const bool is_denied = before.back().find(", aber ") != std::string::npos;
    if (!place.empty() && !is_denied) whole = books::telling::set_at(whole, place);
  }
  return base::count_code_points(whole) > max_prompt_length ? sentence : whole;
}

}  // namespace app

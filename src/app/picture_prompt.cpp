#include "app/picture_prompt.h"

#include "base/error.h"
#include "base/utf8.h"
#include "books/telling/antecedents.h"

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
  std::vector<std::string> sentences;
  for (const std::string& sentence : before) sentences.push_back(checked_prompt(sentence));
  std::string checked = checked_prompt(prompt);
  sentences.push_back(checked);
  std::string alone = books::telling::stand_alone(sentences).back();
  return base::count_code_points(alone) > max_prompt_length ? checked : alone;
}

}  // namespace app

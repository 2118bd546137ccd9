#pragma once

#include <string>
#include <string_view>

#include "cli/arguments.h"
#include "drawing/model/options.h"
#include "http/words.h"

namespace cli {

// A sentence as the server would take it: without the spaces around it, in UTF-8, with at most
// app::max_prompt_length characters. Throws UsageError; `missing` is the reason where nothing is left.
std::string checked_sentence(std::string_view typed, std::string_view missing);

// The papers that a single page can be drawn on, as `--paper` names them.
inline constexpr http::Word<drawing::Paper> page_papers[] = {
    {"a4", drawing::Paper::a4}, {"a5", drawing::Paper::a5}, {"letter", drawing::Paper::letter}};

// How a page is drawn, as it is typed, but for its seed. Places and weathers are not looked up. Throws
// UsageError that names the option and what is possible.
drawing::Options parse_page(const Arguments& arguments);

}  // namespace cli

#pragma once

#include <cstddef>

#include "cli/arguments.h"
#include "drawing/model/options.h"
#include "http/words.h"

namespace cli {

// Of a sentence, in characters, as the server has it.
inline constexpr std::size_t longest_prompt = 500;

// The papers that a single page can be drawn on, as `--paper` names them.
inline constexpr http::Word<drawing::Paper> page_papers[] = {
    {"a4", drawing::Paper::a4}, {"a5", drawing::Paper::a5}, {"letter", drawing::Paper::letter}};

// How a page is drawn, as it is typed, but for its seed. Places and weathers are not looked up. Throws
// UsageError that names the option and what is possible.
drawing::Options parse_page(const Arguments& arguments);

}  // namespace cli

#pragma once

#include <string>

#include "cli/arguments.h"
#include "drawing/model/options.h"

namespace cli {

// The drawing options as they are typed. Each throws UsageError naming `option` and what is possible.
drawing::Age parse_age(const std::string& text, const std::string& option);
drawing::Detail parse_detail(const std::string& text, const std::string& option);
drawing::Paper parse_paper(const std::string& text, const std::string& option);
// What is wished besides. Places and weathers are not looked up.
drawing::PageWishes parse_wishes(const Arguments& arguments);

}  // namespace cli

#pragma once

#include <string>

#include "drawing/model/options.h"

namespace cli {

// The drawing options as they are typed. Each throws UsageError naming `option` and what is possible.
drawing::Age parse_age(const std::string& text, const std::string& option);
drawing::Detail parse_detail(const std::string& text, const std::string& option);
drawing::Paper parse_paper(const std::string& text, const std::string& option);

}  // namespace cli

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "drawing/deeds/plan.h"

namespace drawing::deeds {

// The plans of a file of resources/deeds. Throws base::AppError with what is wrong and in which line: an
// unknown field, pose, prop, part or point.
// `needs_legs` takes the verbs that the file lists under that key; null where nobody asks.
std::vector<Plan> read_plans(std::string_view text, const std::string& file,
                             std::vector<std::string>* needs_legs = nullptr);

}  // namespace drawing::deeds

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "drawing/deeds/plan.h"

namespace drawing::deeds {

// What a file says beside its plans: of all of them, and of verbs.
struct PlanFileHead {
  int rank = 1;                           // its plans come before those of files with a lower one; 0 to 100
  std::vector<std::string> needs_legs;    // only legs and arms can do it
  std::vector<std::string> shares_thing;  // several do it to one thing together
  std::vector<std::string> from_afar;     // nobody has a hand on what it is done to
  std::vector<std::string> saddens;       // no sun laughs where it is done
  std::vector<std::string> listened_to;   // those to whom it is done sit and listen
};

// The plans of a file of resources/deeds. Throws base::AppError with what is wrong and in which line: an
// unknown field, pose, prop, part or point.
// `head` takes what it says besides; null where nobody asks.
std::vector<Plan> read_plans(std::string_view text, const std::string& file, PlanFileHead* head = nullptr);

}  // namespace drawing::deeds

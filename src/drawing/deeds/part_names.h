#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "drawing/deeds/plan.h"

// What the parts of a plan call each other, where one plan is played more than once on a page.
namespace drawing::deeds {

// Where a part may touch others, each of them set or not; valid as long as the part.
std::array<std::optional<Target>*, 8> targets_of(Part& part);
std::array<const std::optional<Target>*, 8> targets_of(const Part& part);

// Ends the part's own name, and every name of others in it, with the suffix: all parts of a copy of a plan
// get the same one.
void add_suffix(Part& part, std::string_view suffix);

}  // namespace drawing::deeds

#pragma once

#include <string>
#include <vector>

#include "books/lessons/count_task.h"
#include "support/finished_page.h"

namespace support {

// What is seen of less than this is not seen at all.
inline constexpr double seen_at_all_mm2 = 3;

// All stars on the page, be they things of their own or on something else, by what they belong to.
std::vector<std::string> stars_on(const FinishedPage& page);

// Why a child would count something else than the group says; empty where there is no reason. Counts once
// more, from the painted page alone, by other means than the exercise does.
std::vector<std::string> doubts_about(const FinishedPage& page, const books::lessons::CountGroup& group);

}  // namespace support

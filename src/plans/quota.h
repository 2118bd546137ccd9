#pragma once

#include <chrono>
#include <cstdint>

#include "plans/plan.h"

namespace plans {

// How much of a plan is used up, deleted books included.
struct BookUsage {
  int ever = 0;
  int this_month = 0;
};

// Throw base::AppError(limit_reached) with a sentence that names the limit and when it ends, if the plan does
// not allow one more. `today` is the local date.
void require_book_allowed(const PlanRules& rules, Plan plan, const BookUsage& usage,
                          std::chrono::year_month_day today);
void require_pages_allowed(const PlanRules& rules, Plan plan, int pages);
void require_picture_allowed(const PlanRules& rules, Plan plan, int pictures_today);
void require_room(const PlanRules& rules, Plan plan, std::int64_t stored_bytes);

// Throw base::AppError(forbidden) unless the plan is the one that has exercises, or stories. Where everybody
// has the same plan nobody knows that there are any, and the sentence names none.
void require_lessons_allowed(const PlanRules& rules, Plan plan);
void require_stories_allowed(const PlanRules& rules, Plan plan);

}  // namespace plans

#include "plans/quota.h"

#include <string>
#include <utility>
#include <vector>

#include "base/error.h"
#include "plans/calendar.h"

namespace plans {
namespace {

// A better plan can be bought unless this one is the best.
bool can_upgrade(Plan plan) {
  return plan != Plan::premium;
}

// `arguments` begin with the plan's name. Where everybody has the same plan nobody knows that there are any:
// the sentence `here` names none.
[[noreturn]] void refuse(const PlanRules& rules, std::string reason, std::string here, std::string field,
                         std::vector<std::string> arguments) {
  if (rules.everyone) {
    reason = std::move(here);
    arguments.erase(arguments.begin());
  }
  throw base::AppError(base::ErrorCode::limit_reached, std::move(reason), std::move(field),
                       std::move(arguments));
}

// What only the best plan has.
void require_premium(const PlanRules& rules, Plan plan, std::string reason, std::string here,
                     std::string field) {
  if (plan == Plan::premium) return;
  throw base::AppError(base::ErrorCode::forbidden, std::move(rules.everyone ? here : reason),
                       std::move(field));
}

}  // namespace

void require_book_allowed(const PlanRules& rules, Plan plan, const BookUsage& usage,
                          std::chrono::year_month_day today) {
  const PlanLimits& limits = rules.of(plan);
  const std::string name(display_name(plan));
  if (limits.books_total > 0 && usage.ever >= limits.books_total) {
    refuse(rules, can_upgrade(plan) ? "books_total_reached" : "books_total_reached_for_good",
           "books_total_reached_here", {}, {name, std::to_string(limits.books_total)});
  }
  if (limits.books_per_month > 0 && usage.this_month >= limits.books_per_month) {
    refuse(rules, "books_per_month_reached", "books_per_month_reached_here", {},
           {name, std::to_string(limits.books_per_month), german_date(next_month(today))});
  }
}

void require_pages_allowed(const PlanRules& rules, Plan plan, int pages) {
  const int limit = rules.of(plan).pages;
  if (limit == 0 || pages <= limit) return;
  refuse(rules, can_upgrade(plan) ? "pages_reached" : "pages_reached_for_good", "pages_reached_here",
         "images", {std::string(display_name(plan)), std::to_string(limit), std::to_string(pages)});
}

void require_picture_allowed(const PlanRules& rules, Plan plan, int pictures_today) {
  const int limit = rules.of(plan).pictures_per_day;
  if (limit == 0 || pictures_today < limit) return;
  refuse(rules, "pictures_per_day_reached", "pictures_per_day_reached_here", {},
         {std::string(display_name(plan)), std::to_string(limit)});
}

void require_room(const PlanRules& rules, Plan plan, std::int64_t stored_bytes) {
  const PlanLimits& limits = rules.of(plan);
  const std::int64_t most = most_stored_bytes(limits);
  if (most == 0 || stored_bytes < most) return;
  refuse(rules, "storage_reached", "storage_reached_here", {},
         {std::string(display_name(plan)), std::to_string(limits.stored_megabytes)});
}

void require_lessons_allowed(const PlanRules& rules, Plan plan) {
  require_premium(rules, plan, "lessons_need_premium", "no_lessons_here", "hasLearningTask");
}

void require_stories_allowed(const PlanRules& rules, Plan plan) {
  require_premium(rules, plan, "stories_need_premium", "no_stories_here", "story");
}

}  // namespace plans

#include "plans/quota.h"

#include <string>
#include <utility>
#include <vector>

#include "base/error.h"
#include "plans/calendar.h"

namespace plans {
namespace {

// A better plan can be bought unless this one is the best or the server gives one plan to everyone.
bool can_upgrade(const PlanRules& rules, Plan plan) {
  return plan != Plan::premium && !rules.everyone;
}

[[noreturn]] void refuse(std::string reason, std::string field, std::vector<std::string> arguments) {
  throw base::AppError(base::ErrorCode::limit_reached, std::move(reason), std::move(field),
                       std::move(arguments));
}

}  // namespace

void require_book_allowed(const PlanRules& rules, Plan plan, const BookUsage& usage,
                          std::chrono::year_month_day today) {
  const PlanLimits& limits = rules.of(plan);
  const std::string name(display_name(plan));
  if (limits.books_total > 0 && usage.ever >= limits.books_total) {
    refuse(can_upgrade(rules, plan) ? "books_total_reached" : "books_total_reached_for_good", {},
           {name, std::to_string(limits.books_total)});
  }
  if (limits.books_per_month > 0 && usage.this_month >= limits.books_per_month) {
    refuse("books_per_month_reached", {},
           {name, std::to_string(limits.books_per_month), german_date(next_month(today))});
  }
}

void require_pages_allowed(const PlanRules& rules, Plan plan, int pages) {
  const int limit = rules.of(plan).pages;
  if (limit == 0 || pages <= limit) return;
  refuse(can_upgrade(rules, plan) ? "pages_reached" : "pages_reached_for_good", "images",
         {std::string(display_name(plan)), std::to_string(limit), std::to_string(pages)});
}

void require_picture_allowed(const PlanRules& rules, Plan plan, int pictures_today) {
  const int limit = rules.of(plan).pictures_per_day;
  if (limit == 0 || pictures_today < limit) return;
  refuse("pictures_per_day_reached", {}, {std::string(display_name(plan)), std::to_string(limit)});
}

void require_room(const PlanRules& rules, Plan plan, std::int64_t stored_bytes) {
  const PlanLimits& limits = rules.of(plan);
  const std::int64_t most = most_stored_bytes(limits);
  if (most == 0 || stored_bytes < most) return;
  refuse("storage_reached", {}, {std::string(display_name(plan)), std::to_string(limits.stored_megabytes)});
}

}  // namespace plans

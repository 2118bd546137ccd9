#include "plans/plan.h"

#include <algorithm>

#include "base/error.h"

namespace plans {

std::string_view to_string(Plan plan) {
  constexpr std::array<std::string_view, 3> names = {"free", "basic", "premium"};
  return names[static_cast<std::size_t>(plan)];
}

std::optional<Plan> parse_plan(std::string_view text) {
  for (const Plan plan : all_plans) {
    if (text == to_string(plan)) return plan;
  }
  return std::nullopt;
}

Plan checked_paid_plan(std::string_view text) {
  const auto plan = parse_plan(text);
  if (!plan || *plan == Plan::free) {
    throw base::AppError(base::ErrorCode::invalid, "plan_type_unknown", "planType");
  }
  return *plan;
}

std::string_view display_name(Plan plan) {
  constexpr std::array<std::string_view, 3> names = {"Free", "Basic", "Premium"};
  return names[static_cast<std::size_t>(plan)];
}

PlanRules default_rules() {
  return {{{
              {.books_total = 1,
               .books_per_month = 0,
               .pages = 5,
               .pictures_per_day = 30,
               .stored_megabytes = 100,
               .price_cents = 0},
              {.books_total = 0,
               .books_per_month = 2,
               .pages = 10,
               .pictures_per_day = 100,
               .stored_megabytes = 500,
               .price_cents = 299},
              {.books_total = 0,
               .books_per_month = 5,
               .pages = 15,
               .pictures_per_day = 300,
               .stored_megabytes = 2000,
               .price_cents = 499},
          }},
          std::nullopt};
}

std::int64_t most_stored_bytes(const PlanLimits& limits) {
  constexpr std::int64_t bytes_of_a_megabyte = 1'000'000;
  return limits.stored_megabytes * bytes_of_a_megabyte;
}

Plan effective_plan(const Entitlement& entitlement, const PlanRules& rules, base::Time now) {
  const bool over = entitlement.until && now >= *entitlement.until;
  return std::max(over ? Plan::free : entitlement.plan, rules.everyone.value_or(Plan::free));
}

}  // namespace plans

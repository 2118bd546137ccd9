#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "base/clock.h"

namespace plans {

enum class Plan : std::uint8_t { free, basic, premium };
inline constexpr std::array all_plans = {Plan::free, Plan::basic, Plan::premium};

// "free", "basic", "premium".
std::string_view to_string(Plan plan);
std::optional<Plan> parse_plan(std::string_view text);
// A plan that can be bought. Throws base::AppError(invalid) for any other word.
Plan checked_paid_plan(std::string_view text);
// What people read: "Free", "Basic", "Premium".
std::string_view display_name(Plan plan);

// What one plan allows. 0 means unlimited for every count.
struct PlanLimits {
  int books_total = 0;  // ever, deleted ones included
  int books_per_month = 0;
  int pages = 0;
  int pictures_per_day = 0;
  int stored_megabytes = 0;  // of all pictures that are kept
  int price_cents = 0;       // per month
};

// The bytes that a plan's pictures may take on the server; 0 means unlimited.
std::int64_t most_stored_bytes(const PlanLimits& limits);

// The server's plans.
struct PlanRules {
  std::array<PlanLimits, 3> limits;  // in the order of `all_plans`
  std::optional<Plan> everyone;      // the plan that every signed-in user has without payment

  const PlanLimits& of(Plan plan) const { return limits[static_cast<std::size_t>(plan)]; }
};

// The product specification's plans (section 9).
PlanRules default_rules();

// What a user was given or has paid for.
struct Entitlement {
  Plan plan = Plan::free;
  std::optional<base::Time> until;  // without: until it is taken away
};

// The plan that holds now: the better one of the user's own and the server's for everyone.
Plan effective_plan(const Entitlement& entitlement, const PlanRules& rules, base::Time now);

}  // namespace plans

#include "plans/quota.h"

#include <gtest/gtest.h>

#include "base/messages.h"
#include "support/refusal.h"

namespace plans {
namespace {

using test::reason_of;
using test::refusal_of;

constexpr std::chrono::year_month_day today = std::chrono::year{2026} / 11 / 20;

std::string book_reason(const PlanRules& rules, Plan plan, BookUsage usage) {
  return reason_of([&] { require_book_allowed(rules, plan, usage, today); });
}

TEST(Quota, FreeAllowsOneBookEverWhateverTheMonth) {
  const PlanRules rules = default_rules();
  EXPECT_EQ(book_reason(rules, Plan::free, {0, 0}), "");
  EXPECT_EQ(book_reason(rules, Plan::free, {1, 0}), "books_total_reached");
  EXPECT_EQ(book_reason(rules, Plan::free, {1, 1}), "books_total_reached");
}

TEST(Quota, PaidPlansCountTheMonthOnly) {
  const PlanRules rules = default_rules();
  EXPECT_EQ(book_reason(rules, Plan::basic, {100, 1}), "");
  EXPECT_EQ(book_reason(rules, Plan::basic, {2, 2}), "books_per_month_reached");
  EXPECT_EQ(book_reason(rules, Plan::premium, {100, 4}), "");
  EXPECT_EQ(book_reason(rules, Plan::premium, {5, 5}), "books_per_month_reached");
}

TEST(Quota, ZeroMeansUnlimited) {
  PlanRules rules = default_rules();
  rules.limits[2] = {};
  EXPECT_EQ(book_reason(rules, Plan::premium, {10000, 10000}), "");
  EXPECT_EQ(reason_of([&] { require_pages_allowed(rules, Plan::premium, 10000); }), "");
  EXPECT_EQ(reason_of([&] { require_picture_allowed(rules, Plan::premium, 10000); }), "");
}

TEST(Quota, TheSentenceNamesTheLimitAndWhenItEnds) {
  const auto monthly = refusal_of([&] {
                         require_book_allowed(default_rules(), Plan::basic, {2, 2}, today);
                       }).value();
  EXPECT_EQ(monthly.code(), base::ErrorCode::limit_reached);
  EXPECT_EQ(base::german_message(monthly),
            "Im Paket Basic sind 2 Malbücher im Monat enthalten, und diese sind aufgebraucht. Ab dem "
            "1. Dezember 2026 können Sie wieder neue erstellen.");
  const auto total = refusal_of([&] {
                       require_book_allowed(default_rules(), Plan::free, {1, 1}, today);
                     }).value();
  EXPECT_EQ(
      base::german_message(total),
      "Im Paket Free ist insgesamt 1 Malbuch enthalten, und dieses ist aufgebraucht. Diese Grenze endet, "
      "sobald Sie zu einem größeren Paket wechseln.");
}

TEST(Quota, NobodyIsSentToAPlanThatCannotBeBought) {
  PlanRules rules = default_rules();
  rules.everyone = Plan::free;
  EXPECT_EQ(book_reason(rules, Plan::free, {1, 1}), "books_total_reached_for_good");
  EXPECT_EQ(reason_of([&] { require_pages_allowed(rules, Plan::free, 6); }), "pages_reached_for_good");
  EXPECT_EQ(reason_of([&] { require_pages_allowed(default_rules(), Plan::premium, 16); }),
            "pages_reached_for_good");
}

struct PageRow {
  Plan plan;
  int allowed;
};

TEST(Quota, PagesFollowThePlan) {
  for (const PageRow row : {PageRow{Plan::free, 5}, PageRow{Plan::basic, 10}, PageRow{Plan::premium, 15}}) {
    EXPECT_EQ(reason_of([&] { require_pages_allowed(default_rules(), row.plan, row.allowed); }), "");
    const auto error = refusal_of([&] { require_pages_allowed(default_rules(), row.plan, row.allowed + 1); });
    ASSERT_TRUE(error);
    EXPECT_EQ(error->code(), base::ErrorCode::limit_reached);
    EXPECT_EQ(error->field(), "images");
  }
}

TEST(Quota, PicturesCountByDay) {
  EXPECT_EQ(reason_of([&] { require_picture_allowed(default_rules(), Plan::free, 29); }), "");
  EXPECT_EQ(reason_of([&] { require_picture_allowed(default_rules(), Plan::free, 30); }),
            "pictures_per_day_reached");
}

TEST(Quota, RoomIsMeasuredInMegabytesOfAMillionBytes) {
  EXPECT_EQ(reason_of([&] { require_room(default_rules(), Plan::free, 99'999'999); }), "");
  EXPECT_EQ(reason_of([&] { require_room(default_rules(), Plan::free, 100'000'000); }), "storage_reached");
  EXPECT_EQ(reason_of([&] { require_room(default_rules(), Plan::basic, 100'000'000); }), "");
  PlanRules unlimited = default_rules();
  unlimited.limits[0].stored_megabytes = 0;
  EXPECT_EQ(reason_of([&] { require_room(unlimited, Plan::free, 100'000'000); }), "");
}

TEST(Plan, NamesGoBothWays) {
  for (const Plan plan : all_plans) EXPECT_EQ(parse_plan(to_string(plan)), plan);
  EXPECT_FALSE(parse_plan("gold"));
  EXPECT_FALSE(parse_plan("Free"));
}

TEST(Plan, AnEntitlementEndsAtItsMomentAndTheServersPlanNeverTakesAway) {
  const base::Time now{std::chrono::hours{24}};
  const base::Time earlier = now - std::chrono::milliseconds{1};
  PlanRules rules = default_rules();
  EXPECT_EQ(effective_plan({Plan::premium, std::nullopt}, rules, now), Plan::premium);
  EXPECT_EQ(effective_plan({Plan::premium, now}, rules, earlier), Plan::premium);
  EXPECT_EQ(effective_plan({Plan::premium, now}, rules, now), Plan::free);
  rules.everyone = Plan::basic;
  EXPECT_EQ(effective_plan({Plan::premium, std::nullopt}, rules, now), Plan::premium);
  EXPECT_EQ(effective_plan({Plan::free, std::nullopt}, rules, now), Plan::basic);
}

}  // namespace
}  // namespace plans

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

TEST(Quota, WhereEverybodyHasTheSamePlanNoSentenceNamesOne) {
  PlanRules rules = default_rules();
  rules.everyone = Plan::free;
  rules.limits[0].books_per_month = 2;
  rules.limits[0].pictures_per_day = 3;
  rules.limits[0].stored_megabytes = 1;
  const auto said = [](const auto& act) { return base::german_message(refusal_of(act).value()); };
  EXPECT_EQ(said([&] {
              require_book_allowed(rules, Plan::free, {1, 1}, today);
            }),
            "Insgesamt ist 1 Malbuch möglich, und dieses ist aufgebraucht. Bitte wenden Sie sich an die "
            "Betreiber.");
  EXPECT_EQ(said([&] {
              require_book_allowed(rules, Plan::free, {0, 2}, today);
            }),
            "Im Monat sind 2 Malbücher möglich, und diese sind aufgebraucht. Ab dem 1. Dezember 2026 können "
            "Sie wieder neue erstellen.");
  EXPECT_EQ(said([&] { require_pages_allowed(rules, Plan::free, 6); }),
            "Ein Malbuch hat höchstens 5 Seiten, dieses hätte 6. Bitte entfernen Sie Seiten.");
  EXPECT_EQ(said([&] { require_picture_allowed(rules, Plan::free, 3); }),
            "Am Tag sind 3 Bilder möglich, und diese sind aufgebraucht. Ab morgen können Sie wieder neue "
            "erstellen.");
  EXPECT_EQ(said([&] { require_room(rules, Plan::free, 2'000'000); }),
            "Für Ihre Bilder ist 1 Megabyte Platz, und dieses ist voll. Bitte löschen Sie unter „Meine "
            "Bilder“ einige, die Sie nicht mehr brauchen.");
}

TEST(Quota, NobodyIsSentToAPlanThatCannotBeBought) {
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

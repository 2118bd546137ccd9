#include "plans/moment_text.h"

#include <gtest/gtest.h>

#include "base/iso8601.h"

namespace plans {
namespace {

// What a text means in Berlin, in UTC; "-" for nothing.
std::string meaning(std::string_view text, DayEdge edge = DayEdge::first) {
  const auto moment = parse_moment(text, TimeZone::berlin(), edge);
  return moment ? base::to_iso8601(*moment) : "-";
}

TEST(MomentText, ADateIsALocalDay) {
  EXPECT_EQ(meaning("2026-11-20"), "2026-11-19T23:00:00.000Z");
  EXPECT_EQ(meaning("2026-11-20", DayEdge::last), "2026-11-20T22:59:59.999Z");
  EXPECT_EQ(meaning("2026-07-01"), "2026-06-30T22:00:00.000Z");
  // Days on which clocks change have 23 and 25 hours.
  EXPECT_EQ(meaning("2026-03-29"), "2026-03-28T23:00:00.000Z");
  EXPECT_EQ(meaning("2026-03-29", DayEdge::last), "2026-03-29T21:59:59.999Z");
  EXPECT_EQ(meaning("2026-10-25"), "2026-10-24T22:00:00.000Z");
  EXPECT_EQ(meaning("2026-10-25", DayEdge::last), "2026-10-25T22:59:59.999Z");
  EXPECT_EQ(meaning("2028-02-29"), "2028-02-28T23:00:00.000Z");
}

TEST(MomentText, MomentsHaveAnOffsetOrAreLocal) {
  EXPECT_EQ(meaning("2026-11-20T12:00:00.123Z"), "2026-11-20T12:00:00.123Z");
  EXPECT_EQ(meaning("2026-11-20T12:00Z"), "2026-11-20T12:00:00.000Z");
  EXPECT_EQ(meaning("2026-11-20T12:00:30+01:00"), "2026-11-20T11:00:30.000Z");
  EXPECT_EQ(meaning("2026-11-20T12:00-03:30"), "2026-11-20T15:30:00.000Z");
  EXPECT_EQ(meaning("2026-11-20T12:00"), "2026-11-20T11:00:00.000Z");
  EXPECT_EQ(meaning("2026-07-20T12:00"), "2026-07-20T10:00:00.000Z");
  EXPECT_EQ(meaning(" 2026-07-20T00:00 "), "2026-07-19T22:00:00.000Z");
}

TEST(MomentText, WhatIsNoMomentIsNothing) {
  for (const char* text : {"",
                           "morgen",
                           "20.11.2026",
                           "2026-11",
                           "2026-02-29",
                           "2026-13-01",
                           "2026-00-10",
                           "2026-11-31",
                           "1999-12-31",
                           "3000-01-01",
                           "2026-11-20 12:00",
                           "2026-11-20T",
                           "2026-11-20T24:00",
                           "2026-11-20T12:60",
                           "2026-11-20T12:00:60",
                           "2026-11-20T12:00:00.1Z",
                           "2026-11-20T12:00X",
                           "2026-11-20T12:00Z!",
                           "2026-11-20T12:00+1",
                           "-026-11-20",
                           "2026-11-20T12"}) {
    EXPECT_EQ(meaning(text), "-") << text;
  }
}

TEST(MomentText, TheSameDayOfTheNextMonthOrItsLast) {
  using namespace std::chrono;
  EXPECT_EQ(same_day_next_month(2026y / 11 / 20), 2026y / 12 / 20);
  EXPECT_EQ(same_day_next_month(2026y / 12 / 31), 2027y / 1 / 31);
  EXPECT_EQ(same_day_next_month(2026y / 1 / 31), 2026y / 2 / 28);
  EXPECT_EQ(same_day_next_month(2028y / 1 / 31), 2028y / 2 / 29);
  EXPECT_EQ(same_day_next_month(2026y / 3 / 31), 2026y / 4 / 30);
}

TEST(MomentText, ADayBeginsAfterTheOneBefore) {
  for (const auto zone : {TimeZone::berlin(), *TimeZone::find("UTC"), *TimeZone::find("Europe/London"),
                          *TimeZone::find("Europe/Helsinki")}) {
    for (int i = 0; i < 800; ++i) {
      const auto day = std::chrono::sys_days(std::chrono::year{2026} / 1 / 1) + std::chrono::days{i};
      const base::Time start = zone.start_of(day);
      EXPECT_EQ(zone.date_at(start), std::chrono::year_month_day(day));
      EXPECT_EQ(zone.date_at(start - std::chrono::milliseconds{1}),
                std::chrono::year_month_day(day - std::chrono::days{1}));
    }
  }
}

}  // namespace
}  // namespace plans

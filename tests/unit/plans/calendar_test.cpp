#include "plans/calendar.h"

#include <gtest/gtest.h>

namespace plans {
namespace {

using namespace std::chrono_literals;
using std::chrono::sys_days;
using std::chrono::year;
using std::chrono::year_month_day;

base::Time at(int y, unsigned m, unsigned d, std::chrono::milliseconds time) {
  return sys_days(year{y} / m / d) + time;
}

TEST(TimeZone, KnowsNamesAndRefusesOthers) {
  EXPECT_TRUE(TimeZone::find("Europe/Berlin"));
  EXPECT_TRUE(TimeZone::find("UTC"));
  EXPECT_FALSE(TimeZone::find("Europe/Entenhausen"));
  EXPECT_FALSE(TimeZone::find(""));
}

TEST(TimeZone, SummerTimeBeginsAndEndsAtOneInUtc) {
  const TimeZone berlin = TimeZone::berlin();
  // Dates of summer time as published for Germany (ptb.de).
  EXPECT_EQ(berlin.offset_at(at(2026, 3, 29, 1h - 1ms)), 60min);
  EXPECT_EQ(berlin.offset_at(at(2026, 3, 29, 1h)), 120min);
  EXPECT_EQ(berlin.offset_at(at(2026, 10, 25, 1h - 1ms)), 120min);
  EXPECT_EQ(berlin.offset_at(at(2026, 10, 25, 1h)), 60min);
  EXPECT_EQ(berlin.offset_at(at(2027, 3, 28, 1h)), 120min);
  EXPECT_EQ(berlin.offset_at(at(2027, 10, 31, 1h)), 60min);
}

TEST(TimeZone, UtcHasNoSummerTime) {
  const TimeZone utc = *TimeZone::find("UTC");
  for (unsigned month = 1; month <= 12; ++month) EXPECT_EQ(utc.offset_at(at(2026, month, 15, 12h)), 0min);
}

TEST(TimeZone, ADateBeginsAtLocalMidnight) {
  const TimeZone berlin = TimeZone::berlin();
  EXPECT_EQ(berlin.date_at(at(2026, 11, 30, 23h - 1ms)), year{2026} / 11 / 30);
  EXPECT_EQ(berlin.date_at(at(2026, 11, 30, 23h)), year{2026} / 12 / 1);
  EXPECT_EQ(berlin.date_at(at(2026, 6, 30, 22h)), year{2026} / 7 / 1);
  EXPECT_EQ(berlin.date_at(at(2026, 12, 31, 23h)), year{2027} / 1 / 1);
  // Of the months in which the clocks change, the last midnight is that of the other time.
  EXPECT_EQ(berlin.date_at(at(2026, 3, 31, 22h - 1ms)), year{2026} / 3 / 31);
  EXPECT_EQ(berlin.date_at(at(2026, 3, 31, 22h)), year{2026} / 4 / 1);
  EXPECT_EQ(berlin.date_at(at(2026, 10, 31, 23h - 1ms)), year{2026} / 10 / 31);
  EXPECT_EQ(berlin.date_at(at(2026, 10, 31, 23h)), year{2026} / 11 / 1);
  EXPECT_EQ(berlin.date_at(at(2027, 10, 31, 1h)), year{2027} / 10 / 31);  // when they change on the last day
}

TEST(Calendar, PeriodsSortLikeTime) {
  std::string before;
  for (sys_days day = year{2025} / 12 / 1; day < sys_days(year{2027} / 2 / 1); day += std::chrono::days{1}) {
    const std::string period = day_period(year_month_day(day));
    EXPECT_LT(before, period);
    EXPECT_EQ(period.substr(0, 7), month_period(year_month_day(day)));
    before = period;
  }
}

TEST(Calendar, TheMonthAfterDecemberIsJanuary) {
  EXPECT_EQ(next_month(year{2026} / 12 / 31), year{2027} / 1 / 1);
  EXPECT_EQ(next_month(year{2026} / 1 / 31), year{2026} / 2 / 1);
}

TEST(Calendar, DatesReadAsGerman) {
  EXPECT_EQ(german_date(year{2026} / 3 / 1), "1. März 2026");
  EXPECT_EQ(german_date(year{2026} / 12 / 31), "31. Dezember 2026");
}

}  // namespace
}  // namespace plans

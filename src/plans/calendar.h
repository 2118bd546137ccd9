#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

#include "base/clock.h"

namespace plans {

// A time zone of Europe, whose summer time follows the European Union's rule. Its own rule instead of the
// machine's zone files, because the executable also runs where there are none.
class TimeZone {
 public:
  // A zone by its IANA name ("Europe/Berlin", "UTC" ...); nothing for one that is not known.
  static std::optional<TimeZone> find(std::string_view name);
  static TimeZone berlin() { return TimeZone(std::chrono::hours{1}, true); }

  // How far local clocks are ahead of UTC at a moment.
  std::chrono::minutes offset_at(base::Time moment) const;
  // The same, at a moment given as local clocks show it. In the hour that summer time skips or repeats, that
  // of the time before.
  std::chrono::minutes offset_of_local(base::Time local) const;
  // When a local day begins.
  base::Time start_of(std::chrono::year_month_day date) const;
  // The local date at a moment.
  std::chrono::year_month_day date_at(base::Time moment) const;

 private:
  TimeZone(std::chrono::minutes standard, bool has_summer_time)
      : standard_(standard), has_summer_time_(has_summer_time) {}

  std::chrono::minutes standard_;
  bool has_summer_time_;
};

// Names of the periods for which use is counted: "2026-11" and "2026-11-20".
std::string month_period(std::chrono::year_month_day date);
std::string day_period(std::chrono::year_month_day date);

// The first day of the next month.
std::chrono::year_month_day next_month(std::chrono::year_month_day date);

// The same day of the next month, or that month's last day if it has none: 31 January gives 28 February.
std::chrono::year_month_day same_day_next_month(std::chrono::year_month_day date);

// What people read: "1. Dezember 2026".
std::string german_date(std::chrono::year_month_day date);

}  // namespace plans

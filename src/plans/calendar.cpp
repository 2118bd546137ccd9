#include "plans/calendar.h"

#include <array>
#include <cstdio>

namespace plans {
namespace {

using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::year;
using std::chrono::year_month_day;

struct ZoneName {
  std::string_view name;
  minutes standard;
  bool has_summer_time;
};

constexpr std::array zones = {
    ZoneName{"Europe/Berlin", hours{1}, true},     ZoneName{"Europe/Vienna", hours{1}, true},
    ZoneName{"Europe/Zurich", hours{1}, true},     ZoneName{"Europe/Vaduz", hours{1}, true},
    ZoneName{"Europe/Luxembourg", hours{1}, true}, ZoneName{"Europe/Brussels", hours{1}, true},
    ZoneName{"Europe/Amsterdam", hours{1}, true},  ZoneName{"Europe/Paris", hours{1}, true},
    ZoneName{"Europe/Rome", hours{1}, true},       ZoneName{"Europe/Madrid", hours{1}, true},
    ZoneName{"Europe/Prague", hours{1}, true},     ZoneName{"Europe/Warsaw", hours{1}, true},
    ZoneName{"Europe/Budapest", hours{1}, true},   ZoneName{"Europe/Copenhagen", hours{1}, true},
    ZoneName{"Europe/Stockholm", hours{1}, true},  ZoneName{"Europe/Oslo", hours{1}, true},
    ZoneName{"Europe/Ljubljana", hours{1}, true},  ZoneName{"Europe/Zagreb", hours{1}, true},
    ZoneName{"Europe/Bratislava", hours{1}, true}, ZoneName{"Europe/London", hours{0}, true},
    ZoneName{"Europe/Dublin", hours{0}, true},     ZoneName{"Europe/Lisbon", hours{0}, true},
    ZoneName{"Europe/Athens", hours{2}, true},     ZoneName{"Europe/Helsinki", hours{2}, true},
    ZoneName{"Europe/Bucharest", hours{2}, true},  ZoneName{"Europe/Sofia", hours{2}, true},
    ZoneName{"Europe/Riga", hours{2}, true},       ZoneName{"Europe/Tallinn", hours{2}, true},
    ZoneName{"Europe/Vilnius", hours{2}, true},    ZoneName{"UTC", hours{0}, false},
    ZoneName{"Etc/UTC", hours{0}, false},
};

// Directive 2000/84/EC: from the last Sunday of March to that of October, at 01:00 UTC everywhere.
bool is_summer_time(base::Time moment) {
  using std::chrono::last;
  using std::chrono::Sunday;
  const year in = year_month_day(std::chrono::floor<std::chrono::days>(moment)).year();
  const auto begin = std::chrono::sys_days(in / std::chrono::March / Sunday[last]) + hours{1};
  const auto end = std::chrono::sys_days(in / std::chrono::October / Sunday[last]) + hours{1};
  return moment >= begin && moment < end;
}

template <class... Values>
std::string formatted(const char* pattern, Values... values) {
  std::array<char, 32> text{};
  const int length = std::snprintf(text.data(), text.size(), pattern, values...);
  return {text.data(), static_cast<std::size_t>(length)};
}

}  // namespace

std::optional<TimeZone> TimeZone::find(std::string_view name) {
  for (const ZoneName& zone : zones) {
    if (zone.name == name) return TimeZone(zone.standard, zone.has_summer_time);
  }
  return std::nullopt;
}

minutes TimeZone::offset_at(base::Time moment) const {
  return standard_ + (has_summer_time_ && is_summer_time(moment) ? hours{1} : hours{0});
}

minutes TimeZone::offset_of_local(base::Time local) const {
  // An hour earlier lies on the same side of the change of clocks, or before it.
  return offset_at(local - standard_ - hours{1});
}

base::Time TimeZone::start_of(year_month_day date) const {
  // Clocks never change at midnight in these zones: both are at 01:00 UTC.
  const base::Time local = std::chrono::sys_days(date);
  return local - offset_at(local - standard_);
}

year_month_day TimeZone::date_at(base::Time moment) const {
  return year_month_day(std::chrono::floor<std::chrono::days>(moment + offset_at(moment)));
}

std::string month_period(year_month_day date) {
  return formatted("%04d-%02u", static_cast<int>(date.year()), static_cast<unsigned>(date.month()));
}

std::string day_period(year_month_day date) {
  return month_period(date) + formatted("-%02u", static_cast<unsigned>(date.day()));
}

year_month_day next_month(year_month_day date) {
  return (date.year() / date.month() + std::chrono::months{1}) / 1;
}

year_month_day same_day_next_month(year_month_day date) {
  const auto same = date + std::chrono::months{1};
  return same.ok() ? same : year_month_day(same.year() / same.month() / std::chrono::last);
}

std::string german_date(year_month_day date) {
  constexpr std::array<std::string_view, 12> months = {"Januar",    "Februar", "März",     "April",
                                                       "Mai",       "Juni",    "Juli",     "August",
                                                       "September", "Oktober", "November", "Dezember"};
  return std::to_string(static_cast<unsigned>(date.day())) + ". " +
         std::string(months.at(static_cast<unsigned>(date.month()) - 1)) + " " +
         std::to_string(static_cast<int>(date.year()));
}

}  // namespace plans

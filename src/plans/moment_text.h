#pragma once

#include <optional>
#include <string_view>

#include "base/clock.h"
#include "plans/calendar.h"

namespace plans {

// Which moment of a day a mere date stands for.
enum class DayEdge { first, last };

// Reads a date ("2026-11-20": its first or last millisecond here) or a moment of ISO 8601
// ("2026-11-20T12:00", "...:00", "...:00.000", each with "Z", with "+01:00" or in local time). Nothing for
// anything else, and for years before 2000 or after 2999.
std::optional<base::Time> parse_moment(std::string_view text, const TimeZone& zone, DayEdge edge);

}  // namespace plans

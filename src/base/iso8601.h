#pragma once

#include <string>

#include "base/clock.h"

namespace base {

// The moment as "2026-05-01T12:00:00.123Z": UTC, always milliseconds, so that the text sorts like the time.
std::string to_iso8601(Time time);

}  // namespace base

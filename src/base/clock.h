#pragma once

#include <chrono>

namespace base {

// A moment in UTC, in milliseconds since 1970.
using Time = std::chrono::sys_time<std::chrono::milliseconds>;

// A moment for measuring waits by: it only goes forward, whatever happens to the machine's date, and means
// nothing to another process.
using SteadyTime = std::chrono::time_point<std::chrono::steady_clock, std::chrono::milliseconds>;

// Where the time comes from. Passed in everywhere, so that tests can stop it.
class Clock {
 public:
  virtual ~Clock() = default;
  // The date, which somebody may correct in either direction at any time.
  virtual Time now() const = 0;
  // For delays and timeouts.
  virtual SteadyTime steady_now() const {
    return std::chrono::time_point_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now());
  }
};

// The machine's clock.
class SystemClock final : public Clock {
 public:
  Time now() const override {
    return std::chrono::time_point_cast<std::chrono::milliseconds>(std::chrono::system_clock::now());
  }
};

}  // namespace base

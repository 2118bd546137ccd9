#pragma once

#include <chrono>

namespace base {

// A moment in UTC, in milliseconds since 1970.
using Time = std::chrono::sys_time<std::chrono::milliseconds>;

// Where the time comes from. Passed in everywhere, so that tests can stop it.
class Clock {
 public:
  virtual ~Clock() = default;
  virtual Time now() const = 0;
};

// The machine's clock.
class SystemClock final : public Clock {
 public:
  Time now() const override {
    return std::chrono::time_point_cast<std::chrono::milliseconds>(std::chrono::system_clock::now());
  }
};

}  // namespace base

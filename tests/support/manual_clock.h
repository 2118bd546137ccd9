#pragma once

#include <atomic>
#include <chrono>

#include "base/clock.h"

namespace test {

// A clock that stands still until it is told otherwise. Thread-safe. Starts on 20 November 2026 at 12:00 in
// Berlin.
class ManualClock final : public base::Clock {
 public:
  ManualClock() { set(std::chrono::sys_days(std::chrono::year{2026} / 11 / 20) + std::chrono::hours{11}); }

  base::Time now() const override { return now_.load(); }
  void set(base::Time now) { now_.store(now); }
  void advance(std::chrono::milliseconds by) { now_.store(now_.load() + by); }

 private:
  std::atomic<base::Time> now_{};
};

}  // namespace test

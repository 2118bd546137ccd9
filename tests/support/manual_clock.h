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
  base::SteadyTime steady_now() const override { return steady_now_.load(); }
  // As if somebody corrected the machine's date: no time passes.
  void set(base::Time now) { now_.store(now); }
  // Lets time pass.
  void advance(std::chrono::milliseconds by) {
    now_.store(now_.load() + by);
    steady_now_.store(steady_now_.load() + by);
  }

 private:
  std::atomic<base::Time> now_{};
  std::atomic<base::SteadyTime> steady_now_{
      base::SteadyTime(std::chrono::hours{1})};  // since the machine's start
};

}  // namespace test

#pragma once

#include <algorithm>
#include <chrono>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>

#include "base/clock.h"
#include "base/error.h"

namespace accounts {

// Slows down guessing. Tries are counted by account and place together, where a place is an address, or a
// device that is known to the account: a whole school may share one address and must never be locked out, and
// neither a stranger elsewhere nor a classmate can lock somebody's account. Thread-safe.
class LoginThrottle {
 public:
  static constexpr int free_tries = 5;
  static constexpr std::chrono::seconds longest_delay{900};
  static constexpr std::chrono::hours forgotten_after{12};

  virtual ~LoginThrottle() = default;

  // Counts a try as failed until succeeded() takes it back, so that parallel guesses cannot slip through.
  // Throws base::AppError(rate_limited) with the seconds to wait as its first argument while the delay lasts:
  // after five failures one second, then twice as long each time, up to 15 minutes. Half a day without a try
  // forgets.
  virtual void begin(std::string_view account, std::string_view place) = 0;
  virtual void succeeded(std::string_view account, std::string_view place) = 0;

 protected:
  // What is counted for an account at a place.
  static std::string key(std::string_view account, std::string_view place);
  // Throws for a try while the delay lasts, else counts it. `Tries` has failures, last and allowed_from.
  template <class Tries, class Moment>
  static void count(Tries& tries, Moment now) {
    if (now - tries.last > forgotten_after) tries = {};
    if (now < tries.allowed_from) {
      refuse(std::chrono::ceil<std::chrono::seconds>(tries.allowed_from - now));
    }
    tries.last = now;
    if (++tries.failures >= free_tries) tries.allowed_from = now + delay_after(tries.failures);
  }

 private:
  static std::chrono::seconds delay_after(int failures);
  [[noreturn]] static void refuse(std::chrono::seconds wait);
};

// Kept in the memory of the only process; a restart forgives. Waits are measured by the steady clock.
class LocalLoginThrottle final : public LoginThrottle {
 public:
  explicit LocalLoginThrottle(const base::Clock& clock) : clock_(clock) {}

  void begin(std::string_view account, std::string_view place) override;
  void succeeded(std::string_view account, std::string_view place) override;
  // How many pairs are remembered; never more than 100,000.
  std::size_t size();

 private:
  struct Tries {
    int failures = 0;
    base::SteadyTime last;
    base::SteadyTime allowed_from;
  };
  void forget_old(base::SteadyTime now);

  const base::Clock& clock_;
  std::mutex mutex_;  // guards tries_
  std::unordered_map<std::string, Tries> tries_;
};

}  // namespace accounts

#pragma once

#include <chrono>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>

#include "base/clock.h"

namespace accounts {

// Slows down guessing. Tries are counted by account and place together, where a place is an address, or a
// device that is known to the account: a whole school may share one address and must never be locked out, and
// neither a stranger elsewhere nor a classmate can lock somebody's account. Waits are measured by the steady
// clock. Kept in memory; a restart forgives. Thread-safe.
class LoginThrottle {
 public:
  static constexpr int free_tries = 5;
  static constexpr std::chrono::seconds longest_delay{900};

  explicit LoginThrottle(const base::Clock& clock) : clock_(clock) {}

  // Counts a try as failed until succeeded() takes it back, so that parallel guesses cannot slip through.
  // Throws base::AppError(rate_limited) with the seconds to wait as its first argument while the delay lasts:
  // after five failures one second, then twice as long each time, up to 15 minutes. Half a day without a try
  // forgets.
  void begin(std::string_view account, std::string_view place);
  void succeeded(std::string_view account, std::string_view place);
  // How many pairs are remembered; never more than 100,000.
  std::size_t size();

 private:
  struct Tries {
    int failures = 0;
    base::SteadyTime last;
    base::SteadyTime allowed_from;
  };
  static std::string key(std::string_view account, std::string_view place);
  void forget_old(base::SteadyTime now);

  const base::Clock& clock_;
  std::mutex mutex_;  // guards tries_
  std::unordered_map<std::string, Tries> tries_;
};

}  // namespace accounts

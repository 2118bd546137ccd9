#include "accounts/login_throttle.h"

#include <algorithm>

namespace accounts {
namespace {

using std::chrono::seconds;

// Bounds the memory that an attacker with many made-up addresses can take (about 15 MB).
constexpr std::size_t most_entries = 100'000;

}  // namespace

seconds LoginThrottle::delay_after(int failures) {
  const int doublings = std::clamp(failures - free_tries, 0, 20);
  return std::min(longest_delay, seconds{1LL << doublings});
}

void LoginThrottle::refuse(seconds wait) {
  const int wait_s = static_cast<int>(wait.count());
  throw base::AppError(base::ErrorCode::rate_limited, "too_many_tries", {}, {std::to_string(wait_s)})
      .with_retry_after(wait_s);
}

std::string LoginThrottle::key(std::string_view account, std::string_view place) {
  std::string joined(account);
  joined.push_back('\n');
  return joined.append(place);
}

void LocalLoginThrottle::begin(std::string_view account, std::string_view place) {
  const std::lock_guard lock(mutex_);
  const base::SteadyTime now = clock_.steady_now();
  if (tries_.size() >= most_entries) forget_old(now);
  count(tries_[key(account, place)], now);
}

void LocalLoginThrottle::succeeded(std::string_view account, std::string_view place) {
  const std::lock_guard lock(mutex_);
  tries_.erase(key(account, place));
}

std::size_t LocalLoginThrottle::size() {
  const std::lock_guard lock(mutex_);
  return tries_.size();
}

void LocalLoginThrottle::forget_old(base::SteadyTime now) {
  std::erase_if(tries_, [&](const auto& entry) { return now >= entry.second.allowed_from; });
  // Only entries that still wait are left; a flood of those means that forgetting is the smaller harm.
  if (tries_.size() >= most_entries) tries_.clear();
}

}  // namespace accounts

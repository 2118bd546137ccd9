#include "accounts/login_throttle.h"

#include <algorithm>

#include "base/error.h"

namespace accounts {
namespace {

using std::chrono::seconds;

constexpr std::chrono::hours forgotten_after{12};
// Bounds the memory that an attacker with many made-up addresses can take (about 15 MB).
constexpr std::size_t most_entries = 100'000;

seconds delay_after(int failures) {
  const int doublings = std::clamp(failures - LoginThrottle::free_tries, 0, 20);
  return std::min(LoginThrottle::longest_delay, seconds{1LL << doublings});
}

}  // namespace

std::string LoginThrottle::key(std::string_view account, std::string_view place) {
  std::string joined(account);
  joined.push_back('\n');
  return joined.append(place);
}

void LoginThrottle::begin(std::string_view account, std::string_view place) {
  const std::lock_guard lock(mutex_);
  const base::SteadyTime now = clock_.steady_now();
  if (tries_.size() >= most_entries) forget_old(now);
  Tries& tries = tries_[key(account, place)];
  if (now - tries.last > forgotten_after) tries = {};
  if (now < tries.allowed_from) {
    const auto wait = static_cast<int>(std::chrono::ceil<seconds>(tries.allowed_from - now).count());
    throw base::AppError(base::ErrorCode::rate_limited, "too_many_tries", {}, {std::to_string(wait)})
        .with_retry_after(wait);
  }
  tries.last = now;
  if (++tries.failures >= free_tries) tries.allowed_from = now + delay_after(tries.failures);
}

void LoginThrottle::succeeded(std::string_view account, std::string_view place) {
  const std::lock_guard lock(mutex_);
  tries_.erase(key(account, place));
}

std::size_t LoginThrottle::size() {
  const std::lock_guard lock(mutex_);
  return tries_.size();
}

void LoginThrottle::forget_old(base::SteadyTime now) {
  std::erase_if(tries_, [&](const auto& entry) { return now >= entry.second.allowed_from; });
  // Only entries that still wait are left; a flood of those means that forgetting is the smaller harm.
  if (tries_.size() >= most_entries) tries_.clear();
}

}  // namespace accounts

#include "http/rate_limiter.h"

#include <algorithm>
#include <cmath>

namespace http {
namespace {

constexpr double rounding = 1e-6;  // of a request, so that "after 30 seconds" is not 30.0000001

}  // namespace

RateLimiter::RateLimiter(unsigned per_minute, std::size_t max_keys)
    : per_second_(per_minute / 60.0), capacity_(per_minute), max_keys_(max_keys) {}

int RateLimiter::take(std::string_view key, Clock::time_point now) {
  if (capacity_ == 0) return 0;
  const std::lock_guard lock(mutex_);
  std::string name(key);
  auto found = buckets_.find(name);
  if (found == buckets_.end()) {
    if (buckets_.size() >= max_keys_) forget_full(now);
    if (buckets_.size() >= max_keys_) name = "*";
    found = buckets_.emplace(std::move(name), Bucket{capacity_, now}).first;
  }
  Bucket& bucket = found->second;
  refill(bucket, now);
  if (bucket.tokens >= 1 - rounding) {
    bucket.tokens = std::max(0.0, bucket.tokens - 1);
    return 0;
  }
  return std::max(1, static_cast<int>(std::ceil((1 - rounding - bucket.tokens) / per_second_)));
}

void RateLimiter::give_back(std::string_view key, Clock::time_point now) {
  const std::lock_guard lock(mutex_);
  auto found = buckets_.find(std::string(key));
  if (found == buckets_.end()) found = buckets_.find("*");
  if (found == buckets_.end()) return;  // forgotten, and full
  refill(found->second, now);
  found->second.tokens = std::min(capacity_, found->second.tokens + 1);
}

void RateLimiter::refill(Bucket& bucket, Clock::time_point now) const {
  const double elapsed_s = std::max(0.0, std::chrono::duration<double>(now - bucket.at).count());
  bucket.tokens = std::min(capacity_, bucket.tokens + elapsed_s * per_second_);
  bucket.at = std::max(bucket.at, now);
}

void RateLimiter::forget_full(Clock::time_point now) {
  for (auto entry = buckets_.begin(); entry != buckets_.end();) {
    refill(entry->second, now);
    entry = entry->second.tokens >= capacity_ ? buckets_.erase(entry) : std::next(entry);
  }
}

}  // namespace http

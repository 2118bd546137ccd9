#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>

namespace http {

// Lets each key (a session or an address) make a number of requests a minute, with bursts of as many: a
// bucket that refills evenly. Safe to use from any thread.
class RateLimiter {
 public:
  using Clock = std::chrono::steady_clock;

  // `per_minute` of 0 means no limit. Above `max_keys` keys the full buckets are forgotten, which changes
  // nothing for their owners; where none is full, new keys share one bucket.
  explicit RateLimiter(unsigned per_minute, std::size_t max_keys = 100'000);

  // Takes one request from the key's bucket. 0: allowed; otherwise the seconds until the next one is, at
  // least 1.
  int take(std::string_view key, Clock::time_point now);
  // Puts back one that was taken and, as it turned out, need not count.
  void give_back(std::string_view key, Clock::time_point now);

 private:
  struct Bucket {
    double tokens;
    Clock::time_point at;
  };
  void refill(Bucket& bucket, Clock::time_point now) const;
  void forget_full(Clock::time_point now);

  const double per_second_;
  const double capacity_;
  const std::size_t max_keys_;
  std::mutex mutex_;  // guards buckets_
  std::unordered_map<std::string, Bucket> buckets_;
};

}  // namespace http

#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace http {

// A figure that is looked up when somebody asks for it.
struct Gauge {
  std::string_view name;  // "buntstift_users"
  std::string_view help;  // English, one sentence
  double value = 0;
  std::string labels = {};          // "{version=\"1.0\"}"; their values hold neither quotes nor backslashes
  std::string_view type = "gauge";  // or "counter", for what only grows
};

// What the server has done since its start, in the text format of Prometheus (version 0.0.4). Thread-safe.
class Metrics {
 public:
  // Called once for each request, after its answer was made.
  void count(int status, std::chrono::microseconds duration, std::uint64_t sent_bytes);
  // The counters, followed by `gauges`.
  std::string text(const std::vector<Gauge>& gauges) const;

 private:
  // Upper bounds of the duration's buckets.
  static constexpr std::array<double, 8> bounds_s = {0.001, 0.005, 0.02, 0.1, 0.5, 1, 5, 30};

  using Counter = std::atomic<std::uint64_t>;
  std::array<Counter, 6> by_class_{};  // 1xx ... 5xx; the first: none at all
  std::array<Counter, bounds_s.size() + 1> by_duration_{};
  Counter duration_us_{0};
  Counter sent_bytes_{0};
};

}  // namespace http

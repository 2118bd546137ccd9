#include "http/metrics.h"

#include <algorithm>
#include <cstdio>

namespace http {
namespace {

std::string number(double value) {
  std::array<char, 40> text{};
  const int length = std::snprintf(text.data(), text.size(), "%.15g", value);
  return {text.data(), static_cast<std::size_t>(length)};
}

void describe(std::string& out, std::string_view name, std::string_view type, std::string_view help) {
  out.append("# HELP ").append(name).append(" ").append(help).append("\n");
  out.append("# TYPE ").append(name).append(" ").append(type).append("\n");
}

void line(std::string& out, std::string_view name, std::string_view labels, double value) {
  out.append(name).append(labels).append(" ").append(number(value)).append("\n");
}

}  // namespace

void Metrics::count(int status, std::chrono::microseconds duration, std::uint64_t sent_bytes) {
  const std::size_t status_class = status >= 100 && status < 600 ? static_cast<std::size_t>(status / 100) : 0;
  by_class_[status_class].fetch_add(1, std::memory_order_relaxed);
  const double seconds = static_cast<double>(duration.count()) / 1e6;
  const auto* const bound = std::lower_bound(bounds_s.begin(), bounds_s.end(), seconds);
  by_duration_[static_cast<std::size_t>(bound - bounds_s.begin())].fetch_add(1, std::memory_order_relaxed);
  duration_us_.fetch_add(static_cast<std::uint64_t>(duration.count()), std::memory_order_relaxed);
  sent_bytes_.fetch_add(sent_bytes, std::memory_order_relaxed);
}

std::string Metrics::text(const std::vector<Gauge>& gauges) const {
  std::string out;
  constexpr std::string_view requests = "buntstift_http_requests_total";
  describe(out, requests, "counter", "Requests by the class of their status.");
  for (std::size_t status_class = 1; status_class < by_class_.size(); ++status_class) {
    line(out, requests, "{class=\"" + std::to_string(status_class) + "xx\"}",
         static_cast<double>(by_class_[status_class].load()));
  }
  constexpr std::string_view duration = "buntstift_http_request_duration_seconds";
  describe(out, duration, "histogram", "Time from the whole request to the end of the making of its answer.");
  std::uint64_t sum = 0;
  for (std::size_t bucket = 0; bucket < by_duration_.size(); ++bucket) {
    sum += by_duration_[bucket].load();
    const std::string bound = bucket < bounds_s.size() ? number(bounds_s[bucket]) : "+Inf";
    line(out, std::string(duration) + "_bucket", "{le=\"" + bound + "\"}", static_cast<double>(sum));
  }
  line(out, std::string(duration) + "_sum", "", static_cast<double>(duration_us_.load()) / 1e6);
  line(out, std::string(duration) + "_count", "", static_cast<double>(sum));
  constexpr std::string_view bytes = "buntstift_http_sent_bytes_total";
  describe(out, bytes, "counter", "Bytes of all answers.");
  line(out, bytes, "", static_cast<double>(sent_bytes_.load()));
  for (const Gauge& gauge : gauges) {
    describe(out, gauge.name, gauge.type, gauge.help);
    line(out, gauge.name, gauge.labels, gauge.value);
  }
  return out;
}

}  // namespace http

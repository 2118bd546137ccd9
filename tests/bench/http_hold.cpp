// Holds N clients that are idle, send their head or their body byte by byte, or browse like people, and
// meanwhile probes the server with fresh connections. Prints one JSON object; exits with 1 where a probe
// failed.

#include <cerrno>
#include <memory>

#include <poll.h>
#include <sys/epoll.h>

#include "http_probe.h"

namespace {

using bench::Clock;
using namespace std::chrono_literals;

constexpr const char* usage =
    "http_hold --port N [--mode idle|keep-alive|slow-header|slow-body|browser] [--connections 1000] "
    "[--seconds 5] "
    "[--path /healthz] [--upload-path /api/login]";

struct Held {
  int descriptor = -1;
  Clock::time_point next_byte;
  Clock::time_point sent_at;
  bench::AnswerReader reader;
};

class Holder {
 public:
  Holder(const bench::Arguments& arguments)
      : port_(arguments.whole("port")),
        mode_(arguments.text("mode")),
        get_("GET " + arguments.text("path") + " HTTP/1.1\r\nHost: localhost\r\n"),
        post_(
            "POST " + arguments.text("upload-path") +
            " HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 4000\r\n\r\n"),
        epoll_(epoll_create1(EPOLL_CLOEXEC)) {
    for (int i = 0; i < arguments.whole("connections"); ++i) {
      held_.push_back(std::make_unique<Held>());
      open(*held_.back(), i);
    }
  }

  // Keeps the clients in their state for a moment.
  void tend(int wait_ms) {
    std::vector<epoll_event> events(512);
    const int count = epoll_wait(epoll_, events.data(), static_cast<int>(events.size()), wait_ms);
    for (int i = 0; i < count; ++i) take(*static_cast<Held*>(events[static_cast<std::size_t>(i)].data.ptr));
    const auto now = Clock::now();
    for (const auto& held : held_)
      if (now >= held->next_byte) trickle(*held, now);
  }

  std::size_t reopened() const { return reopened_; }
  std::vector<float>& latencies_ms() { return latencies_ms_; }

 private:
  void open(Held& held, int spread) {
    held.descriptor = bench::connect_to(port_);
    held.reader = {};
    // Not all in the same instant: a second between two bytes, up to six between two clicks.
    held.next_byte =
        Clock::now() + std::chrono::milliseconds(mode_ == "browser" ? spread * 7 % 6000 : spread % 1000);
    epoll_event event{};
    event.events = EPOLLIN | EPOLLRDHUP;
    event.data.ptr = &held;
    epoll_ctl(epoll_, EPOLL_CTL_ADD, held.descriptor, &event);
    if (mode_ == "slow-header") put(held, get_);
    if (mode_ == "slow-body") put(held, post_);
    if (mode_ == "keep-alive") put(held, get_ + "\r\n");
  }

  static void put(Held& held, std::string_view bytes) {
    (void)!send(held.descriptor, bytes.data(), bytes.size(), MSG_NOSIGNAL);
  }

  void trickle(Held& held, Clock::time_point now) {
    held.next_byte = now + 1s;
    if (mode_ == "slow-header" || mode_ == "slow-body") put(held, "x");
    if (mode_ != "browser") return;
    held.next_byte = now + 3s;
    held.sent_at = now;
    put(held, get_ + "\r\n");
  }

  void take(Held& held) {
    char bytes[65536];
    const ssize_t got = recv(held.descriptor, bytes, sizeof bytes, MSG_DONTWAIT);
    if (got < 0 && (errno == EAGAIN || errno == EINTR)) return;
    if (got <= 0) {  // timed out by the server: an attacker comes back
      close(held.descriptor);
      ++reopened_;
      open(held, static_cast<int>(reopened_));
      return;
    }
    if (held.reader.feed({bytes, static_cast<std::size_t>(got)}) > 0 && mode_ == "browser")
      latencies_ms_.push_back(static_cast<float>(bench::milliseconds(Clock::now() - held.sent_at)));
  }

  int port_;
  std::string mode_;
  std::string get_;
  std::string post_;
  int epoll_;
  std::vector<std::unique_ptr<Held>> held_;
  std::size_t reopened_ = 0;
  std::vector<float> latencies_ms_;
};

// One visit on a connection of its own; negative where no answer came within three seconds.
double probe_ms(int port, const std::string& path, Holder& holder) {
  const auto start = Clock::now();
  const int descriptor = bench::connect_to(port);
  if (descriptor < 0) return -1;
  const std::string request = "GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
  pollfd wait{descriptor, POLLOUT, 0};
  poll(&wait, 1, 3000);
  (void)!send(descriptor, request.data(), request.size(), MSG_NOSIGNAL);
  bench::AnswerReader reader;
  char bytes[65536];
  double took_ms = -1;
  wait.events = POLLIN;
  while (Clock::now() - start < 3s) {
    if (poll(&wait, 1, 1) <= 0) {
      holder.tend(0);
      continue;
    }
    const ssize_t got = recv(descriptor, bytes, sizeof bytes, MSG_DONTWAIT);
    if (got <= 0) break;
    if (reader.feed({bytes, static_cast<std::size_t>(got)}) == 0) continue;
    if (reader.status() == 200) took_ms = bench::milliseconds(Clock::now() - start);
    break;
  }
  close(descriptor);
  return took_ms;
}

}  // namespace

int main(int count, char** values) {
  const bench::Arguments arguments(count, values,
                                   {{"port", "8080"},
                                    {"mode", "idle"},
                                    {"connections", "1000"},
                                    {"seconds", "5"},
                                    {"path", "/healthz"},
                                    {"upload-path", "/api/login"}},
                                   usage);
  bench::raise_descriptor_limit();
  Holder holder(arguments);
  const auto settle = Clock::now() + 1s;
  while (Clock::now() < settle) holder.tend(10);

  std::vector<float> latencies_ms;
  int failed = 0;
  const auto end = Clock::now() + std::chrono::duration<double>(arguments.number("seconds"));
  while (Clock::now() < end) {
    const double took_ms = probe_ms(arguments.whole("port"), arguments.text("path"), holder);
    if (took_ms < 0)
      ++failed;
    else
      latencies_ms.push_back(static_cast<float>(took_ms));
    const auto pause = Clock::now() + 10ms;
    while (Clock::now() < pause) holder.tend(2);
  }
  const double p50 = bench::percentile(latencies_ms, 0.50);
  const double p99 = bench::percentile(latencies_ms, 0.99);
  const auto clicks = holder.latencies_ms().size();
  const double click_p50 = bench::percentile(holder.latencies_ms(), 0.50);
  const double click_p99 = bench::percentile(holder.latencies_ms(), 0.99);
  std::printf(
      "{\"mode\": \"%s\", \"connections\": %d, \"probes_ok\": %zu, \"probes_failed\": %d, \"p50_ms\": %.3f, "
      "\"p99_ms\": %.3f, \"reopened\": %zu, \"clicks\": %zu, \"click_p50_ms\": %.3f, \"click_p99_ms\": "
      "%.3f}\n",
      arguments.text("mode").c_str(), arguments.whole("connections"), latencies_ms.size(), failed, p50, p99,
      holder.reopened(), clicks, click_p50, click_p99);
  return failed > 0 || latencies_ms.empty() ? 1 : 0;
}

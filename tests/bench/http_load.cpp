// Measures requests a second: N keep-alive connections, each with one request in flight, from one thread.
// Prints one JSON object.

#include <cerrno>
#include <memory>

#include <sys/epoll.h>

#include "http_probe.h"

namespace {

using bench::Clock;

constexpr const char* usage =
    "http_load --port N [--path /] [--connections 64] [--seconds 5] [--header 'Name: value'] [--method GET] "
    "[--body text]";

struct Client {
  int descriptor = -1;
  bench::AnswerReader reader;
  Clock::time_point sent_at;
};

struct Result {
  std::uint64_t requests = 0;
  std::uint64_t bytes = 0;
  std::uint64_t errors = 0;  // connections lost, and answers that are not 2xx or 304
  std::vector<float> latencies_ms;
};

class Load {
 public:
  Load(const bench::Arguments& arguments)
      : port_(arguments.whole("port")), epoll_(epoll_create1(EPOLL_CLOEXEC)), scratch_(1 << 18) {
    request_ = arguments.text("method") + " " + arguments.text("path") + " HTTP/1.1\r\nHost: localhost\r\n";
    if (!arguments.text("header").empty()) request_ += arguments.text("header") + "\r\n";
    const std::string& body = arguments.text("body");
    if (!body.empty())
      request_ += "Content-Type: application/json\r\nContent-Length: " + std::to_string(body.size()) + "\r\n";
    request_ += "\r\n" + body;
    for (int i = 0; i < arguments.whole("connections"); ++i) {
      clients_.push_back(std::make_unique<Client>());
      open(*clients_.back());
    }
  }

  Result run(double seconds) {
    const auto end =
        Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
    std::vector<epoll_event> events(256);
    while (Clock::now() < end) {
      const int count = epoll_wait(epoll_, events.data(), static_cast<int>(events.size()), 100);
      for (int i = 0; i < count; ++i)
        take(*static_cast<Client*>(events[static_cast<std::size_t>(i)].data.ptr));
    }
    return std::move(result_);
  }

 private:
  void open(Client& client) {
    client.descriptor = bench::connect_to(port_);
    client.reader = {};
    epoll_event event{};
    event.events = EPOLLIN;
    event.data.ptr = &client;
    // The handshake is waited for by the first send below: loopback connects at once.
    epoll_ctl(epoll_, EPOLL_CTL_ADD, client.descriptor, &event);
    send_request(client);
  }

  void send_request(Client& client) {
    client.sent_at = Clock::now();
    (void)!send(client.descriptor, request_.data(), request_.size(), MSG_NOSIGNAL);
  }

  void take(Client& client) {
    const ssize_t got = recv(client.descriptor, scratch_.data(), scratch_.size(), MSG_DONTWAIT);
    if (got < 0 && (errno == EAGAIN || errno == EINTR)) return;
    if (got <= 0) {
      ++result_.errors;
      close(client.descriptor);
      open(client);
      return;
    }
    result_.bytes += static_cast<std::uint64_t>(got);
    if (client.reader.feed({scratch_.data(), static_cast<std::size_t>(got)}) == 0) return;
    const int status = client.reader.status();
    if (status / 100 != 2 && status != 304) ++result_.errors;
    ++result_.requests;
    result_.latencies_ms.push_back(static_cast<float>(bench::milliseconds(Clock::now() - client.sent_at)));
    send_request(client);
  }

  int port_;
  int epoll_;
  std::string request_;
  std::vector<std::unique_ptr<Client>> clients_;
  std::vector<char> scratch_;
  Result result_;
};

}  // namespace

int main(int count, char** values) {
  const bench::Arguments arguments(count, values,
                                   {{"port", "8080"},
                                    {"path", "/"},
                                    {"connections", "64"},
                                    {"seconds", "5"},
                                    {"header", ""},
                                    {"method", "GET"},
                                    {"body", ""}},
                                   usage);
  bench::raise_descriptor_limit();
  Load load(arguments);
  const auto start = Clock::now();
  Result result = load.run(arguments.number("seconds"));
  const double seconds = bench::milliseconds(Clock::now() - start) / 1000;
  const double p50 = bench::percentile(result.latencies_ms, 0.50);
  const double p99 = bench::percentile(result.latencies_ms, 0.99);
  std::printf(
      "{\"requests\": %llu, \"errors\": %llu, \"requests_per_s\": %.0f, \"mb_per_s\": %.1f, \"p50_ms\": "
      "%.3f, "
      "\"p99_ms\": %.3f}\n",
      static_cast<unsigned long long>(result.requests), static_cast<unsigned long long>(result.errors),
      static_cast<double>(result.requests) / seconds, static_cast<double>(result.bytes) / seconds / 1e6, p50,
      p99);
  return result.requests == 0 || result.errors > 0 ? 1 : 0;
}

// Attacks a server with many connections that all want the same, and meanwhile asks for something light on a
// connection of its own. Prints one JSON object: how long the light calls took, what the attackers were
// answered, and how much memory the server held at most and seconds later. Exits with 1 where a light call
// failed.

#include <atomic>
#include <cerrno>
#include <fstream>
#include <memory>
#include <thread>

#include <poll.h>
#include <sys/epoll.h>

#include "http_probe.h"

namespace {

using bench::Clock;
using namespace std::chrono_literals;

constexpr const char* usage =
    "http_attack --port N --pid N [--probe-path /api/me] [--probe-header 'Name: value'] [--method GET] "
    "[--path /] [--header 'Name: value'] [--body text] [--body-bytes 0] [--unfinished 0|1] [--connections "
    "64] [--seconds "
    "5]";

std::string header_line(const std::string& header) {
  return header.empty() ? "" : header + "\r\n";
}

// {"a":[{},{},...]}: many siblings in few bytes, filled up with spaces.
std::string body_of(std::size_t bytes) {
  std::string body = "{\"a\":[{}";
  while (body.size() + 5 <= bytes) body += ",{}";
  body += "]}";
  body.resize(std::max(bytes, body.size()), ' ');
  return body;
}

std::string attack_of(const bench::Arguments& arguments) {
  std::string request = arguments.text("method") + " " + arguments.text("path") +
                        " HTTP/1.1\r\nHost: localhost\r\n" + header_line(arguments.text("header"));
  const auto bytes = static_cast<std::size_t>(arguments.whole("body-bytes"));
  const std::string body = bytes > 0 ? body_of(bytes) : arguments.text("body");
  if (body.empty()) return request + "\r\n";
  request +=
      "Content-Type: application/json\r\nContent-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body;
  if (arguments.whole("unfinished") != 0) request.pop_back();
  return request;
}

struct Client {
  int descriptor = -1;
  std::size_t sent = 0;
  bench::AnswerReader reader;
};

// The attackers, all on one thread.
class Attack {
 public:
  explicit Attack(const bench::Arguments& arguments)
      : port_(arguments.whole("port")),
        request_(attack_of(arguments)),
        epoll_(epoll_create1(EPOLL_CLOEXEC)),
        scratch_(1 << 18) {
    for (int i = 0; i < arguments.whole("connections"); ++i) {
      clients_.push_back(std::make_unique<Client>());
      open(*clients_.back());
    }
  }

  void run(const std::atomic<bool>& is_over) {
    std::vector<epoll_event> events(256);
    while (!is_over) {
      const int count = epoll_wait(epoll_, events.data(), static_cast<int>(events.size()), 20);
      for (int i = 0; i < count; ++i)
        advance(*static_cast<Client*>(events[static_cast<std::size_t>(i)].data.ptr));
    }
    for (const auto& client : clients_) close(client->descriptor);
  }

  const std::map<int, std::uint64_t>& answers() const { return answers_; }
  std::uint64_t lost() const { return lost_; }

 private:
  void open(Client& client) {
    client = Client{bench::connect_to(port_), 0, {}};
    epoll_event event{};
    event.events = EPOLLIN | EPOLLOUT | EPOLLRDHUP | EPOLLET;
    event.data.ptr = &client;
    epoll_ctl(epoll_, EPOLL_CTL_ADD, client.descriptor, &event);
  }

  void advance(Client& client) {
    for (;;) {
      const ssize_t got = recv(client.descriptor, scratch_.data(), scratch_.size(), MSG_DONTWAIT);
      if (got < 0 && (errno == EAGAIN || errno == EINTR)) break;
      if (got <= 0) {  // an attacker comes back
        ++lost_;
        close(client.descriptor);
        return open(client);
      }
      if (client.reader.feed({scratch_.data(), static_cast<std::size_t>(got)}) == 0) continue;
      ++answers_[client.reader.status()];
      client.sent = 0;
    }
    while (client.sent < request_.size()) {
      const ssize_t put = send(client.descriptor, request_.data() + client.sent,
                               request_.size() - client.sent, MSG_DONTWAIT | MSG_NOSIGNAL);
      if (put <= 0) return;
      client.sent += static_cast<std::size_t>(put);
    }
  }

  int port_;
  std::string request_;
  int epoll_;
  std::vector<char> scratch_;
  std::vector<std::unique_ptr<Client>> clients_;
  std::map<int, std::uint64_t> answers_;
  std::uint64_t lost_ = 0;
};

// Light calls, one after the other on one connection.
class Probe {
 public:
  explicit Probe(const bench::Arguments& arguments)
      : port_(arguments.whole("port")),
        request_("GET " + arguments.text("probe-path") + " HTTP/1.1\r\nHost: localhost\r\n" +
                 header_line(arguments.text("probe-header")) + "\r\n"),
        scratch_(1 << 18) {}

  void call() {
    if (descriptor_ < 0) descriptor_ = bench::connect_to(port_);
    const auto start = Clock::now();
    pollfd wait{descriptor_, POLLOUT, 0};
    poll(&wait, 1, 10'000);
    (void)!send(descriptor_, request_.data(), request_.size(), MSG_NOSIGNAL);
    bench::AnswerReader reader;
    wait.events = POLLIN;
    for (;;) {
      const ssize_t got =
          poll(&wait, 1, 10'000) > 0 ? recv(descriptor_, scratch_.data(), scratch_.size(), 0) : 0;
      if (got <= 0) break;
      if (reader.feed({scratch_.data(), static_cast<std::size_t>(got)}) == 0) continue;
      if (reader.status() != 200) break;
      latencies_ms.push_back(static_cast<float>(bench::milliseconds(Clock::now() - start)));
      return;
    }
    ++failed;
    close(descriptor_);
    descriptor_ = -1;
  }

  std::vector<float> latencies_ms;
  int failed = 0;

 private:
  int port_;
  std::string request_;
  std::vector<char> scratch_;
  int descriptor_ = -1;
};

double resident_mb(const std::string& pid) {
  std::ifstream file("/proc/" + pid + "/status");
  for (std::string line; std::getline(file, line);)
    if (line.starts_with("VmRSS:")) return std::atof(line.c_str() + 6) / 1024;
  return 0;
}

}  // namespace

int main(int count, char** values) {
  const bench::Arguments arguments(count, values,
                                   {{"port", "8080"},
                                    {"pid", "self"},
                                    {"probe-path", "/api/me"},
                                    {"probe-header", ""},
                                    {"method", "GET"},
                                    {"path", "/"},
                                    {"header", ""},
                                    {"body", ""},
                                    {"body-bytes", "0"},
                                    {"unfinished", "0"},
                                    {"connections", "64"},
                                    {"seconds", "5"}},
                                   usage);
  bench::raise_descriptor_limit();
  Attack attack(arguments);
  std::atomic<bool> is_over{false};
  std::thread attackers([&] { attack.run(is_over); });
  Probe probe(arguments);
  double peak_mb = 0;
  const auto end = Clock::now() + std::chrono::duration<double>(arguments.number("seconds"));
  while (Clock::now() < end) {
    probe.call();
    peak_mb = std::max(peak_mb, resident_mb(arguments.text("pid")));
    std::this_thread::sleep_for(5ms);
  }
  is_over = true;
  attackers.join();
  std::this_thread::sleep_for(8s);
  const double left_mb = resident_mb(arguments.text("pid"));

  std::string answers;
  for (const auto& [status, times] : attack.answers())
    answers += (answers.empty() ? "" : " ") + std::to_string(status) + ":" + std::to_string(times);
  const double p50 = bench::percentile(probe.latencies_ms, 0.50);
  const double p99 = bench::percentile(probe.latencies_ms, 0.99);
  const double worst = bench::percentile(probe.latencies_ms, 1);
  std::printf(
      "{\"probes_ok\": %zu, \"probes_failed\": %d, \"p50_ms\": %.2f, \"p99_ms\": %.2f, \"worst_ms\": %.2f, "
      "\"peak_mb\": %.0f, \"left_mb\": %.0f, \"answers\": \"%s\", \"lost\": %llu}\n",
      probe.latencies_ms.size(), probe.failed, p50, p99, worst, peak_mb, left_mb, answers.c_str(),
      static_cast<unsigned long long>(attack.lost()));
  return probe.failed > 0 || probe.latencies_ms.empty() ? 1 : 0;
}

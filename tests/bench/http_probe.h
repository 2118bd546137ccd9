#pragma once

// What the load programs share: connecting, arguments, percentiles.

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

namespace bench {

using Clock = std::chrono::steady_clock;

// "--name value" pairs. Ends the program with the usage text where a name is unknown or a value is missing.
class Arguments {
 public:
  Arguments(int count, char** values, std::map<std::string, std::string> defaults, const char* usage)
      : values_(std::move(defaults)) {
    for (int i = 1; i < count; i += 2) {
      const std::string name = std::string_view(values[i]).starts_with("--") ? values[i] + 2 : "";
      if (i + 1 == count || !values_.contains(name)) {
        std::fprintf(stderr, "%s\n", usage);
        std::exit(2);
      }
      values_[name] = values[i + 1];
    }
  }
  const std::string& text(const std::string& name) const { return values_.at(name); }
  double number(const std::string& name) const { return std::atof(values_.at(name).c_str()); }
  int whole(const std::string& name) const { return std::atoi(values_.at(name).c_str()); }

 private:
  std::map<std::string, std::string> values_;
};

// Lets this process open as many connections as the system allows.
inline void raise_descriptor_limit() {
  rlimit limit{};
  getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

// Starts to connect to 127.0.0.1 without waiting; -1 on failure.
inline int connect_to(int port) {
  const int descriptor = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
  const int on = 1;
  setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<std::uint16_t>(port));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (connect(descriptor, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0 || errno == EINPROGRESS)
    return descriptor;
  close(descriptor);
  return -1;
}

// Reads answers off a stream by their Content-Length, keeping nothing but counts.
class AnswerReader {
 public:
  // Takes bytes and returns how many answers they complete.
  int feed(std::string_view bytes) {
    int complete = 0;
    while (!bytes.empty()) {
      if (body_left_ > 0) {
        const std::size_t taken = std::min(body_left_, bytes.size());
        body_left_ -= taken;
        bytes.remove_prefix(taken);
        if (body_left_ == 0) ++complete;
        continue;
      }
      head_.append(bytes);
      const std::size_t end = head_.find("\r\n\r\n");
      if (end == std::string::npos) return complete;
      bytes.remove_prefix(bytes.size() - (head_.size() - end - 4));
      read_head(std::string_view(head_).substr(0, end));
      head_.clear();
      if (body_left_ == 0) ++complete;
    }
    return complete;
  }
  int status() const { return status_; }

 private:
  void read_head(std::string_view head) {
    status_ = std::atoi(std::string(head.substr(9, 3)).c_str());
    for (const std::string_view name : {"\r\nContent-Length: ", "\r\ncontent-length: "}) {
      const std::size_t at = head.find(name);
      if (at == std::string_view::npos) continue;
      std::from_chars(head.data() + at + name.size(), head.data() + head.size(), body_left_);
    }
  }

  std::string head_;
  std::size_t body_left_ = 0;
  int status_ = 0;
};

inline double milliseconds(Clock::duration duration) {
  return std::chrono::duration<double, std::milli>(duration).count();
}

// The value below which the given share of all lies; 0 for none. Sorts them.
inline double percentile(std::vector<float>& values, double share) {
  if (values.empty()) return 0;
  std::sort(values.begin(), values.end());
  const auto index = static_cast<std::size_t>(share * static_cast<double>(values.size()));
  return static_cast<double>(values[std::min(index, values.size() - 1)]);
}

}  // namespace bench

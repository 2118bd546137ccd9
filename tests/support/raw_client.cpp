#include "support/raw_client.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <stdexcept>
#include <utility>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace test {

using Clock = std::chrono::steady_clock;

RawClient::RawClient(int port, int receive_buffer_bytes)
    : descriptor_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
  if (receive_buffer_bytes > 0)
    ::setsockopt(descriptor_, SOL_SOCKET, SO_RCVBUF, &receive_buffer_bytes, sizeof receive_buffer_bytes);
  const int on = 1;
  ::setsockopt(descriptor_, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<std::uint16_t>(port));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (::connect(descriptor_, reinterpret_cast<sockaddr*>(&address), sizeof address) != 0) {
    ::close(descriptor_);
    throw std::runtime_error(std::string("connect: ") + std::strerror(errno));
  }
}

RawClient::RawClient(RawClient&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)),
      buffer_(std::move(other.buffer_)),
      ended_(other.ended_) {}

RawClient::~RawClient() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

bool RawClient::send(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t sent = ::send(descriptor_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent < 0 && errno == EINTR) continue;
    if (sent <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

void RawClient::end_sending() {
  ::shutdown(descriptor_, SHUT_WR);
}

bool RawClient::fill(Clock::time_point until) {
  if (ended_) return false;
  const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now()).count();
  pollfd wait{descriptor_, POLLIN, 0};
  if (::poll(&wait, 1, static_cast<int>(std::max<std::int64_t>(left, 0))) <= 0) return false;
  char bytes[65536];
  const ssize_t got = ::recv(descriptor_, bytes, sizeof bytes, 0);
  if (got <= 0) {
    ended_ = true;
    return false;
  }
  buffer_.append(bytes, static_cast<std::size_t>(got));
  return true;
}

std::optional<RawResponse> RawClient::read(HasBody has_body, std::chrono::milliseconds timeout) {
  const auto until = Clock::now() + timeout;
  std::size_t end = std::string::npos;
  while ((end = buffer_.find("\r\n\r\n")) == std::string::npos)
    if (!fill(until)) return std::nullopt;

  RawResponse response;
  response.status = std::atoi(buffer_.substr(9, 3).c_str());
  std::size_t line = buffer_.find("\r\n") + 2;
  while (line < end + 2) {
    const std::size_t stop = buffer_.find("\r\n", line);
    const std::size_t colon = buffer_.find(": ", line);
    std::string name = buffer_.substr(line, colon - line);
    std::transform(name.begin(), name.end(), name.begin(), [](unsigned char c) { return std::tolower(c); });
    response.headers[name] = buffer_.substr(colon + 2, stop - colon - 2);
    line = stop + 2;
  }
  buffer_.erase(0, end + 4);
  const auto length = static_cast<std::size_t>(std::atoll(response.header("content-length").c_str()));
  if (has_body == HasBody::no) return response;
  while (buffer_.size() < length)
    if (!fill(until)) return std::nullopt;
  response.body = buffer_.substr(0, length);
  buffer_.erase(0, length);
  return response;
}

std::string RawClient::read_rest(std::chrono::milliseconds timeout) {
  const auto until = Clock::now() + timeout;
  while (fill(until)) {
  }
  return std::exchange(buffer_, {});
}

bool RawClient::is_closed(std::chrono::milliseconds timeout) {
  const auto until = Clock::now() + timeout;
  while (fill(until)) {
  }
  return ended_ && buffer_.empty();
}

std::optional<RawResponse> exchange(int port, std::string_view request) {
  RawClient client(port);
  client.send(request);
  return client.read();
}

std::string get(std::string_view path, std::string_view more_headers) {
  return "GET " + std::string(path) + " HTTP/1.1\r\nHost: localhost\r\n" + std::string(more_headers) + "\r\n";
}

std::string request(std::string_view method, std::string_view path, std::string_view body,
                    std::string_view more_headers) {
  return std::string(method) + " " + std::string(path) +
         " HTTP/1.1\r\nHost: localhost\r\nContent-Length: " + std::to_string(body.size()) + "\r\n" +
         std::string(more_headers) + "\r\n" + std::string(body);
}

}  // namespace test

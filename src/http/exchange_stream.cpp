#include "http/exchange_stream.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <utility>

namespace http {

ExchangeStream::ExchangeStream(Connection& connection, std::string request_line)
    : connection_(connection), request_line_(std::move(request_line)), unread_(request_line_) {}

ssize_t ExchangeStream::read(char* into, std::size_t size) {
  const std::size_t count = std::min(size, unread_.size());
  std::memcpy(into, unread_.data(), count);
  unread_.remove_prefix(count);
  return static_cast<ssize_t>(count);
}

ssize_t ExchangeStream::write(const char* bytes, std::size_t size) {
  if (broken_) return -1;
  if (written_bytes_ == 0 && size > 12) std::from_chars(bytes + 9, bytes + 12, status_);  // "HTTP/1.1 200 OK"
  if (!connection_.output.write(connection_.socket, {bytes, size})) {
    broken_ = true;
    return -1;
  }
  written_bytes_ += size;
  return static_cast<ssize_t>(size);
}

void ExchangeStream::get_remote_ip_and_port(std::string& ip, int& port) const {
  ip = connection_.peer.to_string();
  port = 0;
}

void ExchangeStream::get_local_ip_and_port(std::string& ip, int& port) const {
  ip.clear();
  port = 0;
}

time_t ExchangeStream::duration() const {
  return std::chrono::duration_cast<std::chrono::milliseconds>(Connection::Clock::now() - start_).count();
}

}  // namespace http

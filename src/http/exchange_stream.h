#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

#include <httplib.h>

#include "http/connection.h"

namespace http {

// What the HTTP library sees of a connection: a request line to read, and a place to write to that never
// blocks.
class ExchangeStream final : public httplib::Stream {
 public:
  ExchangeStream(Connection& connection, std::string request_line);

  bool is_readable() const override { return !unread_.empty(); }
  bool wait_readable() const override { return !unread_.empty(); }
  bool wait_writable() const override { return !broken_; }
  bool is_peer_alive() const override { return !broken_; }
  ssize_t read(char* into, std::size_t size) override;
  ssize_t write(const char* bytes, std::size_t size) override;
  void get_remote_ip_and_port(std::string& ip, int& port) const override;
  void get_local_ip_and_port(std::string& ip, int& port) const override;
  socket_t socket() const override { return connection_.socket.descriptor(); }
  time_t duration() const override;

  bool is_broken() const { return broken_; }
  std::uint64_t written_bytes() const { return written_bytes_; }
  // The status that the library wrote; 0 before it wrote one.
  int status() const { return status_; }

 private:
  Connection& connection_;
  std::string request_line_;
  std::string_view unread_;
  bool broken_ = false;
  std::uint64_t written_bytes_ = 0;
  int status_ = 0;
  Connection::Clock::time_point start_ = Connection::Clock::now();
};

}  // namespace http

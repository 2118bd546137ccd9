#pragma once

#include <chrono>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>

#include "base/messages.h"

namespace gateways {

// Why a connection could not be made or broke. what() is a German sentence for admins.
class StreamError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// A connection to a server, plain at first and encrypted from start_tls() on. Every step has a deadline. Used
// by one thread.
class TlsStream {
 public:
  // Throws StreamError if nobody answers at this address within `timeout`, which also bounds each later wait.
  TlsStream(const std::string& host, int port, std::chrono::milliseconds timeout);
  ~TlsStream();
  TlsStream(const TlsStream&) = delete;
  TlsStream& operator=(const TlsStream&) = delete;

  // Encrypts the connection with TLS 1.2 or newer. Throws StreamError if the server cannot, or if its
  // certificate is not one for this host from an authority that the machine trusts. Bytes that came before
  // are refused: somebody between could have put them there.
  void start_tls();

  void write(std::string_view bytes);
  // The next line without its end, at most 2,000 bytes.
  std::string read_line();
  // True if the other end is this machine.
  bool is_local() const { return is_local_; }

 private:
  struct Tls;
  enum class Wait { readable, writable };

  void connect(int port);
  void wait(Wait what) const;
  std::size_t read_some(char* buffer, std::size_t size);
  std::size_t write_some(const char* bytes, std::size_t size);
  // Runs one of OpenSSL's calls until it is done. Returns its result; throws when it failed.
  template <class Call>
  int tls_call(const Call& call, base::MessageKey failure);

  std::string host_;
  std::chrono::milliseconds timeout_;
  int socket_ = -1;
  bool is_local_ = false;
  std::unique_ptr<Tls> tls_;
  std::string received_;  // not yet read by lines
};

}  // namespace gateways

#pragma once

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <memory>
#include <mutex>
#include <span>
#include <string_view>

#include "base/clock.h"
#include "http/transfer.h"

namespace http {

// A certificate with its chain and its secret key, ready for sessions of TLS 1.2 and 1.3 with ciphers that
// keep forward secrecy. Immutable, so that all threads may share one.
class TlsIdentity {
 public:
  // Reads PEM files. Throws base::AppError(invalid), with the file's name, for one that cannot be read
  // (tls_file_unreadable), holds no certificate (tls_certificate_invalid) or no key without a password
  // (tls_key_invalid), and for two that do not belong together (tls_pair_mismatch).
  static std::shared_ptr<const TlsIdentity> load(const std::filesystem::path& certificate,
                                                 const std::filesystem::path& key);
  ~TlsIdentity();
  TlsIdentity(const TlsIdentity&) = delete;
  TlsIdentity& operator=(const TlsIdentity&) = delete;

  // The end of the certificate's time.
  base::Time valid_until() const { return valid_until_; }

 private:
  friend class TlsSession;
  struct Context;

  explicit TlsIdentity(std::unique_ptr<Context> context, base::Time valid_until);

  std::unique_ptr<Context> context_;
  base::Time valid_until_;
};

// The identity that new connections get, read anew when its files have changed. Thread-safe.
class TlsFiles {
 public:
  // Throws as TlsIdentity::load().
  TlsFiles(std::filesystem::path certificate, std::filesystem::path key);

  std::shared_ptr<const TlsIdentity> current() const;

  enum class Reload { always, if_changed };
  // Whether another identity is in use now. Throws as TlsIdentity::load(); the former one stays in use then,
  // and the same files are not tried again `if_changed`.
  bool reload(Reload when);

 private:
  struct Stamp {
    std::filesystem::file_time_type certificate, key;
    bool operator==(const Stamp&) const = default;
  };
  Stamp stamp() const;

  const std::filesystem::path certificate_, key_;
  mutable std::mutex mutex_;  // guards what follows
  Stamp read_;
  std::shared_ptr<const TlsIdentity> identity_;
};

// The encrypted side of one connected socket that never blocks. Shakes hands with the first bytes. Used by
// one thread at a time. SIGPIPE must be ignored: the library writes with write(2).
class TlsSession {
 public:
  TlsSession(std::shared_ptr<const TlsIdentity> identity, int descriptor);
  ~TlsSession();
  TlsSession(const TlsSession&) = delete;
  TlsSession& operator=(const TlsSession&) = delete;

  // As Socket's. A call that was `blocked` may be waiting for either direction: try again whenever anything
  // happens to the socket.
  Transfer receive(std::span<char> into);
  Transfer send(std::string_view first, std::string_view second);
  // Tells the client that no more will come.
  void end_sending();

 private:
  struct Connection;

  // What a call of the library that did not succeed says of the session.
  Transfer outcome(int result);

  std::shared_ptr<const TlsIdentity> identity_;
  std::unique_ptr<Connection> connection_;
  bool is_broken_ = false;
};

// Whether a client's first byte begins a TLS handshake (RFC 8446, 5.1: content type 22) and not an HTTP
// request.
constexpr bool begins_tls(char first_byte) {
  return first_byte == '\x16';
}

}  // namespace http

#include "http/tls.h"

#include <algorithm>
#include <climits>
#include <ctime>
#include <string>
#include <utility>

#include <openssl/err.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>
#include <unistd.h>

#include "base/error.h"

namespace http {
namespace {

namespace fs = std::filesystem;
using Status = Transfer::Status;

// What one record may hold (RFC 8446, 5.1); more at once would only make the client wait longer for the first
// byte.
constexpr std::size_t record_bytes = 16 * 1024;

base::AppError refusal(const char* reason, const fs::path& file) {
  ERR_clear_error();
  return {base::ErrorCode::invalid, reason, {}, {file.string()}};
}

void require_readable(const fs::path& file) {
  if (::access(file.c_str(), R_OK) != 0 || fs::is_directory(file)) throw refusal("tls_file_unreadable", file);
}

// HTTP/1.1 is all that is spoken here; a client that offers nothing else goes on without a protocol's name.
int choose_protocol(SSL*, const unsigned char** chosen, unsigned char* length, const unsigned char* offered,
                    unsigned int offered_length, void*) {
  static constexpr unsigned char http[] = {8, 'h', 't', 't', 'p', '/', '1', '.', '1'};
  unsigned char* found = nullptr;
  const int result = SSL_select_next_proto(&found, length, http, sizeof http, offered, offered_length);
  *chosen = found;
  return result == OPENSSL_NPN_NEGOTIATED ? SSL_TLSEXT_ERR_OK : SSL_TLSEXT_ERR_NOACK;
}

base::Time end_of(const X509* certificate) {
  std::tm time{};
  if (ASN1_TIME_to_tm(X509_get0_notAfter(certificate), &time) != 1) return {};
  return base::Time(std::chrono::seconds(::timegm(&time)));
}

int length_of(std::size_t bytes) {
  return static_cast<int>(std::min<std::size_t>(bytes, INT_MAX));
}

}  // namespace

struct TlsIdentity::Context {
  std::unique_ptr<SSL_CTX, decltype(&SSL_CTX_free)> context{SSL_CTX_new(TLS_server_method()), SSL_CTX_free};
};

struct TlsSession::Connection {
  std::unique_ptr<SSL, decltype(&SSL_free)> connection{nullptr, SSL_free};
  SSL* get() const { return connection.get(); }
};

TlsIdentity::TlsIdentity(std::unique_ptr<Context> context, base::Time valid_until)
    : context_(std::move(context)), valid_until_(valid_until) {}

TlsIdentity::~TlsIdentity() = default;

std::shared_ptr<const TlsIdentity> TlsIdentity::load(const fs::path& certificate, const fs::path& key) {
  require_readable(certificate);
  require_readable(key);
  auto owner = std::make_unique<Context>();
  SSL_CTX* context = owner->context.get();
  if (context == nullptr) throw std::bad_alloc();
  SSL_CTX_set_min_proto_version(context, TLS1_2_VERSION);
  // The intermediate profile of Mozilla's guideline 5.7 (https://wiki.mozilla.org/Security/Server_Side_TLS).
  SSL_CTX_set_cipher_list(context, "ECDHE+AESGCM:ECDHE+CHACHA20");
  SSL_CTX_set_options(context,
                      SSL_OP_NO_RENEGOTIATION | SSL_OP_NO_COMPRESSION | SSL_OP_IGNORE_UNEXPECTED_EOF);
  // What waits for a slow reader may have moved in memory until it is sent, and an idle connection holds no
  // buffers.
  SSL_CTX_set_mode(context, SSL_MODE_ENABLE_PARTIAL_WRITE | SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER |
                                SSL_MODE_RELEASE_BUFFERS);
  SSL_CTX_set_alpn_select_cb(context, &choose_protocol, nullptr);
  // Without this, a key with a password would be asked for at the terminal.
  SSL_CTX_set_default_passwd_cb(context, [](char*, int, int, void*) { return 0; });

  if (SSL_CTX_use_certificate_chain_file(context, certificate.c_str()) != 1)
    throw refusal("tls_certificate_invalid", certificate);
  const X509* own = SSL_CTX_get0_certificate(context);
  if (SSL_CTX_use_PrivateKey_file(context, key.c_str(), SSL_FILETYPE_PEM) != 1) {
    // The library compares them as it reads the key.
    const bool is_pair_at_fault = ERR_GET_LIB(ERR_peek_last_error()) == ERR_LIB_X509;
    throw refusal(is_pair_at_fault ? "tls_pair_mismatch" : "tls_key_invalid", key);
  }
  const base::Time valid_until = end_of(own);
  return std::shared_ptr<const TlsIdentity>(new TlsIdentity(std::move(owner), valid_until));
}

TlsFiles::TlsFiles(fs::path certificate, fs::path key)
    : certificate_(std::move(certificate)),
      key_(std::move(key)),
      read_(stamp()),
      identity_(TlsIdentity::load(certificate_, key_)) {}

std::shared_ptr<const TlsIdentity> TlsFiles::current() const {
  const std::lock_guard lock(mutex_);
  return identity_;
}

TlsFiles::Stamp TlsFiles::stamp() const {
  std::error_code ignored;  // a file that is missing now has a time of its own
  return {fs::last_write_time(certificate_, ignored), fs::last_write_time(key_, ignored)};
}

bool TlsFiles::reload(Reload when) {
  const Stamp now = stamp();
  {
    const std::lock_guard lock(mutex_);
    if (when == Reload::if_changed && now == read_) return false;
    read_ = now;
  }
  std::shared_ptr<const TlsIdentity> identity = TlsIdentity::load(certificate_, key_);
  const std::lock_guard lock(mutex_);
  identity_ = std::move(identity);
  return true;
}

TlsSession::TlsSession(std::shared_ptr<const TlsIdentity> identity, int descriptor)
    : identity_(std::move(identity)), connection_(std::make_unique<Connection>()) {
  connection_->connection.reset(SSL_new(identity_->context_->context.get()));
  if (connection_->get() == nullptr || SSL_set_fd(connection_->get(), descriptor) != 1)
    throw std::bad_alloc();
  SSL_set_accept_state(connection_->get());
}

TlsSession::~TlsSession() = default;

Transfer TlsSession::outcome(int result) {
  switch (SSL_get_error(connection_->get(), result)) {
    case SSL_ERROR_WANT_READ:
    case SSL_ERROR_WANT_WRITE:
      return {Status::blocked, 0};
    case SSL_ERROR_ZERO_RETURN:
      return {Status::ended, 0};
    default:
      is_broken_ = true;  // nothing more may be called, not even a farewell
      return {Status::broken, 0};
  }
}

Transfer TlsSession::receive(std::span<char> into) {
  if (is_broken_) return {Status::broken, 0};
  std::size_t got = 0;
  // Record by record, until the caller's room is full.
  while (got < into.size()) {
    ERR_clear_error();  // SSL_get_error() would take an older error for this call's
    const int count = SSL_read(connection_->get(), into.data() + got, length_of(into.size() - got));
    if (count > 0) {
      got += static_cast<std::size_t>(count);
      continue;
    }
    const Transfer end = outcome(count);
    if (got == 0) return end;
    break;  // an end or a fault comes again with the next call
  }
  return {Status::ok, got};
}

Transfer TlsSession::send(std::string_view first, std::string_view second) {
  if (is_broken_) return {Status::broken, 0};
  std::size_t sent = 0;
  for (std::string_view rest = first; !rest.empty() || !second.empty();) {
    if (rest.empty()) rest = std::exchange(second, {});
    ERR_clear_error();
    const int count =
        SSL_write(connection_->get(), rest.data(), length_of(std::min(rest.size(), record_bytes)));
    if (count <= 0) {
      const Transfer end = outcome(count);
      if (end.status == Status::broken || sent == 0) return end;
      break;
    }
    sent += static_cast<std::size_t>(count);
    rest.remove_prefix(static_cast<std::size_t>(count));
  }
  return {Status::ok, sent};
}

void TlsSession::end_sending() {
  if (is_broken_ || SSL_in_init(connection_->get()) != 0) return;
  ERR_clear_error();
  SSL_shutdown(connection_->get());  // does not wait for the answer
}

}  // namespace http

#include "gateways/tls_stream.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <stdexcept>

#include <netdb.h>
#include <netinet/in.h>
#include <openssl/err.h>
#include <openssl/ssl.h>
#include <openssl/x509_vfy.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/messages.h"
#include "gateways/authority_files.h"

namespace gateways {
namespace {

constexpr std::size_t longest_reply_line = 2000;

[[noreturn]] void fail(base::MessageKey key, const std::string& host) {
  const std::string arguments[] = {host};
  throw StreamError(base::german_sentence(key, arguments));
}

struct AddressList {
  addrinfo* first = nullptr;
  ~AddressList() {
    if (first != nullptr) freeaddrinfo(first);
  }
};

bool is_loopback(const sockaddr* address) {
  if (address->sa_family == AF_INET) {
    const auto* v4 = reinterpret_cast<const sockaddr_in*>(address);
    return (ntohl(v4->sin_addr.s_addr) >> 24) == 127;
  }
  return IN6_IS_ADDR_LOOPBACK(&reinterpret_cast<const sockaddr_in6*>(address)->sin6_addr) != 0;
}

}  // namespace

// What OpenSSL needs for one connection.
struct TlsStream::Tls {
  std::unique_ptr<SSL_CTX, decltype(&SSL_CTX_free)> context{SSL_CTX_new(TLS_client_method()), SSL_CTX_free};
  std::unique_ptr<SSL, decltype(&SSL_free)> connection{nullptr, SSL_free};
};

TlsStream::TlsStream(const std::string& host, int port, std::chrono::milliseconds timeout)
    : host_(host), timeout_(timeout) {
  try {
    connect(port);
  } catch (...) {
    if (socket_ >= 0) ::close(socket_);
    throw;
  }
}

TlsStream::~TlsStream() {
  if (tls_ && tls_->connection) SSL_shutdown(tls_->connection.get());  // does not wait for the answer
  ::close(socket_);
}

void TlsStream::connect(int port) {
  AddressList found;
  addrinfo hints{};
  hints.ai_socktype = SOCK_STREAM;
  if (getaddrinfo(host_.c_str(), std::to_string(port).c_str(), &hints, &found.first) != 0) {
    fail("mail_host_unknown", host_);
  }
  for (const addrinfo* address = found.first; address != nullptr; address = address->ai_next) {
    if (socket_ >= 0) ::close(socket_);
    socket_ = ::socket(address->ai_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (socket_ < 0) continue;
    if (::connect(socket_, address->ai_addr, address->ai_addrlen) != 0) {
      if (errno != EINPROGRESS) continue;
      pollfd watched{socket_, POLLOUT, 0};
      if (::poll(&watched, 1, static_cast<int>(timeout_.count())) <= 0) continue;
      int error = 0;
      socklen_t size = sizeof error;
      ::getsockopt(socket_, SOL_SOCKET, SO_ERROR, &error, &size);
      if (error != 0) continue;
    }
    is_local_ = is_loopback(address->ai_addr);
    return;
  }
  fail("mail_host_unreachable", host_ + ":" + std::to_string(port));
}

void TlsStream::wait(Wait what) const {
  pollfd watched{socket_, static_cast<short>(what == Wait::readable ? POLLIN : POLLOUT), 0};
  int ready = 0;
  do {
    ready = ::poll(&watched, 1, static_cast<int>(timeout_.count()));
  } while (ready < 0 && errno == EINTR);
  if (ready <= 0) fail("mail_host_silent", host_);
}

template <class Call>
int TlsStream::tls_call(const Call& call, base::MessageKey failure) {
  while (true) {
    ERR_clear_error();  // SSL_get_error() would take an older error for this call's
    const int result = call();
    if (result > 0) return result;
    switch (SSL_get_error(tls_->connection.get(), result)) {
      case SSL_ERROR_WANT_READ:
        wait(Wait::readable);
        break;
      case SSL_ERROR_WANT_WRITE:
        wait(Wait::writable);
        break;
      default:
        fail(failure, host_);
    }
  }
}

void TlsStream::start_tls() {
  if (!received_.empty()) fail("mail_host_broke_rules", host_);
  tls_ = std::make_unique<Tls>();
  SSL_CTX* context = tls_->context.get();
  if (context == nullptr) throw std::bad_alloc();
  SSL_CTX_set_min_proto_version(context, TLS1_2_VERSION);
  SSL_CTX_set_verify(context, SSL_VERIFY_PEER, nullptr);
  SSL_CTX_set_default_verify_paths(context);  // honours SSL_CERT_FILE and SSL_CERT_DIR
  for (const char* file : authority_files) SSL_CTX_load_verify_locations(context, file, nullptr);
  tls_->connection.reset(SSL_new(context));
  SSL* connection = tls_->connection.get();
  if (connection == nullptr) throw std::bad_alloc();
  SSL_set_fd(connection, socket_);
  SSL_set_tlsext_host_name(connection, host_.c_str());
  // An address is matched against the certificate's addresses, a name against its names.
  X509_VERIFY_PARAM* rules = SSL_get0_param(connection);
  if (X509_VERIFY_PARAM_set1_ip_asc(rules, host_.c_str()) != 1) SSL_set1_host(connection, host_.c_str());
  try {
    tls_call([&] { return SSL_connect(connection); }, "mail_tls_failed");
  } catch (const StreamError&) {
    const bool is_untrusted = SSL_get_verify_result(connection) != X509_V_OK;
    tls_.reset();  // there is nothing to shut down
    if (is_untrusted) fail("mail_certificate_untrusted", host_);
    throw;
  }
}

std::size_t TlsStream::read_some(char* buffer, std::size_t size) {
  if (tls_) {
    return static_cast<std::size_t>(
        tls_call([&] { return SSL_read(tls_->connection.get(), buffer, static_cast<int>(size)); },
                 "mail_host_hung_up"));
  }
  while (true) {
    const ssize_t count = ::recv(socket_, buffer, size, 0);
    if (count > 0) return static_cast<std::size_t>(count);
    if (count < 0 && errno == EINTR) continue;
    if (count == 0 || (errno != EAGAIN && errno != EWOULDBLOCK)) fail("mail_host_hung_up", host_);
    wait(Wait::readable);
  }
}

std::size_t TlsStream::write_some(const char* bytes, std::size_t size) {
  if (tls_) {
    return static_cast<std::size_t>(
        tls_call([&] { return SSL_write(tls_->connection.get(), bytes, static_cast<int>(size)); },
                 "mail_host_hung_up"));
  }
  while (true) {
    const ssize_t count = ::send(socket_, bytes, size, MSG_NOSIGNAL);
    if (count > 0) return static_cast<std::size_t>(count);
    if (count < 0 && errno == EINTR) continue;
    if (errno != EAGAIN && errno != EWOULDBLOCK) fail("mail_host_hung_up", host_);
    wait(Wait::writable);
  }
}

void TlsStream::write(std::string_view bytes) {
  while (!bytes.empty())
    bytes.remove_prefix(write_some(bytes.data(), std::min<std::size_t>(bytes.size(), 16384)));
}

std::string TlsStream::read_line() {
  while (true) {
    const std::size_t end = received_.find('\n');
    if (end != std::string::npos) {
      std::string line = received_.substr(0, end);
      received_.erase(0, end + 1);
      if (!line.empty() && line.back() == '\r') line.pop_back();
      return line;
    }
    if (received_.size() > longest_reply_line) fail("mail_host_broke_rules", host_);
    std::array<char, 1024> buffer{};
    received_.append(buffer.data(), read_some(buffer.data(), buffer.size()));
  }
}

}  // namespace gateways

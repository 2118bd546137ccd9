#include "support/tls_client.h"

#include <csignal>
#include <stdexcept>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

namespace test {

struct TlsClient::Tls {
  std::unique_ptr<SSL_CTX, decltype(&SSL_CTX_free)> context{SSL_CTX_new(TLS_client_method()), SSL_CTX_free};
  std::unique_ptr<SSL, decltype(&SSL_free)> connection{nullptr, SSL_free};
};

TlsClient::TlsClient(int port, Version newest)
    : tls_(std::make_unique<Tls>()), descriptor_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
  ::signal(SIGPIPE, SIG_IGN);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<std::uint16_t>(port));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  const timeval patience{30, 0};  // only for tests that fail
  ::setsockopt(descriptor_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
  SSL_CTX* context = tls_->context.get();
  if (newest == Version::tls_1_1) {
    SSL_CTX_set_security_level(context, 0);
    SSL_CTX_set_max_proto_version(context, TLS1_1_VERSION);
  }
  static constexpr unsigned char protocols[] = "\x02h2\x08http/1.1";
  SSL_CTX_set_alpn_protos(context, protocols, sizeof protocols - 1);
  tls_->connection.reset(SSL_new(context));
  SSL_set_fd(tls_->connection.get(), descriptor_);
  if (::connect(descriptor_, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0 &&
      SSL_connect(tls_->connection.get()) == 1)
    return;
  ::close(descriptor_);
  throw std::runtime_error("no handshake");
}

TlsClient::~TlsClient() {
  ::close(descriptor_);
}

bool TlsClient::send(std::string_view bytes) {
  return SSL_write(tls_->connection.get(), bytes.data(), static_cast<int>(bytes.size())) ==
         static_cast<int>(bytes.size());
}

std::optional<std::string> TlsClient::read() {
  for (;;) {
    const std::size_t head_end = received_.find("\r\n\r\n");
    if (head_end != std::string::npos) {
      const std::size_t field = received_.find("Content-Length: ");
      const std::size_t length = field < head_end ? std::stoul(received_.substr(field + 16)) : 0;
      const std::size_t size = head_end + 4 + length;
      if (received_.size() >= size) {
        std::string answer = received_.substr(0, size);
        received_.erase(0, size);
        return answer;
      }
    }
    char buffer[16 * 1024];
    const int count = SSL_read(tls_->connection.get(), buffer, sizeof buffer);
    if (count <= 0) return std::nullopt;
    received_.append(buffer, static_cast<std::size_t>(count));
  }
}

bool TlsClient::is_closed_properly() {
  char more = 0;
  return received_.empty() && SSL_read(tls_->connection.get(), &more, 1) <= 0 &&
         (SSL_get_shutdown(tls_->connection.get()) & SSL_RECEIVED_SHUTDOWN) != 0;
}

std::string TlsClient::version() const {
  return SSL_get_version(tls_->connection.get());
}

std::string TlsClient::cipher() const {
  return SSL_get_cipher_name(tls_->connection.get());
}

std::string TlsClient::protocol() const {
  const unsigned char* name = nullptr;
  unsigned int length = 0;
  SSL_get0_alpn_selected(tls_->connection.get(), &name, &length);
  return {reinterpret_cast<const char*>(name), length};
}

std::string TlsClient::name_of_server() const {
  const std::unique_ptr<X509, decltype(&X509_free)> certificate(
      SSL_get1_peer_certificate(tls_->connection.get()), X509_free);
  char name[256] = {};
  X509_NAME_get_text_by_NID(X509_get_subject_name(certificate.get()), NID_commonName, name, sizeof name);
  return name;
}

}  // namespace test

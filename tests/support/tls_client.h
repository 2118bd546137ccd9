#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace test {

// A blocking TLS client that trusts every certificate.
class TlsClient {
 public:
  enum class Version { best, tls_1_1 };

  // Connects to 127.0.0.1 and shakes hands; throws std::runtime_error where that fails.
  explicit TlsClient(int port, Version newest = Version::best);
  ~TlsClient();
  TlsClient(const TlsClient&) = delete;
  TlsClient& operator=(const TlsClient&) = delete;

  // False: the server is gone.
  bool send(std::string_view bytes);
  // One answer with its head, by its Content-Length; nullopt where the connection ends before.
  std::optional<std::string> read();
  // Whether the server says goodbye as TLS wants it, and sends nothing before.
  bool is_closed_properly();

  // "TLSv1.3", the name of the cipher and the server's protocol ("http/1.1").
  std::string version() const;
  std::string cipher() const;
  std::string protocol() const;
  // The host's name in the server's certificate.
  std::string name_of_server() const;

 private:
  struct Tls;
  std::unique_ptr<Tls> tls_;
  int descriptor_;
  std::string received_;
};

}  // namespace test

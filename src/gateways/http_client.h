#pragma once

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <map>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace gateways {

// Why no answer came. what() is for the log.
class HttpError : public std::runtime_error {
 public:
  enum class Kind { unreachable, timeout };

  HttpError(Kind kind, const std::string& what, bool may_have_arrived = false)
      : std::runtime_error(what), kind_(kind), may_have_arrived_(may_have_arrived) {}
  // `unreachable`: another try at once may go well.
  Kind kind() const { return kind_; }
  // There was a connection, so that the other side may have acted on the request.
  bool may_have_arrived() const { return may_have_arrived_; }

 private:
  Kind kind_;
  bool may_have_arrived_;
};

struct HttpRequest {
  std::string method;
  std::string path;  // with its query, percent-encoded
  std::vector<std::pair<std::string, std::string>> headers;
  std::string body;
  std::string content_type;  // of a body that is not empty
  // Instead of a body: a file, which is sent piece by piece.
  std::filesystem::path body_file = {};
  // Where the body of a 2xx answer goes, of whatever size, instead of into the reply: a file that is written
  // over.
  std::filesystem::path reply_file = {};
};

struct HttpReply {
  int status = 0;
  std::string body;
  std::map<std::string, std::string> headers;  // names in lower case
};

struct HttpClientOptions {
  // "https://api.example.com" or "http://127.0.0.1:8080/prefix", without a slash at its end, or "unix:" and
  // the path of a socket.
  std::string base;
  std::chrono::milliseconds connect_timeout = std::chrono::seconds{5};
  std::chrono::milliseconds answer_timeout = std::chrono::seconds{15};  // of everything after the connection
  std::size_t max_reply_bytes = std::size_t{1} << 20;
  // False only for this program's own server on this machine, whose certificate is for its public name.
  bool checks_certificate = true;
};

// Calls to one configured service, one connection each. Follows no redirects; of an encrypted service it
// wants a certificate from an authority that the machine trusts. Thread-safe.
class HttpClient {
 public:
  explicit HttpClient(HttpClientOptions options);

  // Returns the answer, whatever its status. Throws HttpError if there is none, and std::system_error for a
  // file of the request that cannot be read or written.
  HttpReply send(const HttpRequest& request) const;

 private:
  HttpClientOptions options_;
  std::string origin_;  // "https://api.example.com"
  std::string prefix_;  // of paths; may be empty
  std::string socket_;  // path in the file system; empty for a service on a network
};

}  // namespace gateways

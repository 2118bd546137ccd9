#pragma once

#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace test {

// One answer as it came over the wire. Header names are in lower case; of repeated ones the last is kept.
struct RawResponse {
  int status = 0;
  std::map<std::string, std::string> headers;
  std::string body;

  std::string header(const std::string& name) const {
    const auto found = headers.find(name);
    return found == headers.end() ? std::string() : found->second;
  }
};

// A blocking TCP client that sends exactly the bytes it is given, however wrong they are.
class RawClient {
 public:
  enum class HasBody { yes, no };  // no: an answer to HEAD

  // Connects to 127.0.0.1, or throws std::runtime_error. `receive_buffer_bytes` of 0 leaves the kernel's
  // default.
  explicit RawClient(int port, int receive_buffer_bytes = 0);
  ~RawClient();
  RawClient(RawClient&& other) noexcept;
  RawClient(const RawClient&) = delete;
  RawClient& operator=(const RawClient&) = delete;

  // False: the server is gone.
  bool send(std::string_view bytes);
  void end_sending();
  // Reads one answer by its Content-Length; nullopt where the connection ends or `timeout` is over before it
  // does. The usual timeouts here are only for tests that fail, and long enough for a busy machine.
  std::optional<RawResponse> read(HasBody has_body = HasBody::yes,
                                  std::chrono::milliseconds timeout = std::chrono::seconds(30));
  // Reads raw bytes until the server closes or `timeout` is over.
  std::string read_rest(std::chrono::milliseconds timeout = std::chrono::seconds(30));
  // Whether the server closes the connection within `timeout`, without sending anything more.
  bool is_closed(std::chrono::milliseconds timeout = std::chrono::seconds(30));

 private:
  bool fill(std::chrono::steady_clock::time_point until);

  int descriptor_;
  std::string buffer_;
  bool ended_ = false;
};

// Sends a request on a connection of its own and reads the answer.
std::optional<RawResponse> exchange(int port, std::string_view request);

// "GET <path> HTTP/1.1" with a Host and further header lines, each with its CR LF.
std::string get(std::string_view path, std::string_view more_headers = {});
// The same for any method, with a body and its length.
std::string request(std::string_view method, std::string_view path, std::string_view body,
                    std::string_view more_headers = "Content-Type: application/json\r\n");

}  // namespace test

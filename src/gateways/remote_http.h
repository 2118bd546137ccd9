#pragma once

#include <chrono>
#include <string>

#include <nlohmann/json.hpp>

#include "app/ports/image_server.h"
#include "app/ports/remote_error.h"
#include "gateways/http_client.h"

namespace gateways {

// One address of an image or story service, as the configuration has it.
struct RemoteOptions {
  std::string base;      // "http://gpu1.example:1234", without a slash at its end
  std::string key = {};  // "user:password" is sent as HTTP Basic where the protocol knows it, else as Bearer
  std::string model = {};     // empty: the server's own
  std::string workflow = {};  // ComfyUI: the exported API graph as JSON
  std::string size = {};      // "1024x1536": the portrait size; empty: the protocol's usual one
  std::chrono::milliseconds connect_timeout = std::chrono::seconds{5};
  std::chrono::milliseconds answer_timeout = std::chrono::seconds{180};
};

// What a server draws where nobody says a size: near A4; more is slow on the machines that run this.
inline constexpr const char* usual_size = "768x1088";

enum class KeyForm { bearer, basic };

// An answer whose status is not 2xx, understood as far as the protocols go.
struct RemoteRefusal {
  int status = 0;
  std::string message;
  std::string code;   // "moderation_blocked"; a number becomes text
  std::string type;   // "image_generation_user_error"
  std::string param;  // the field at fault: "quality"
};

// Reads {"error": {message, type, param, code}}, {"error": "text"}, {"detail": "text" | [{loc, msg}]} and
// what AUTOMATIC1111 and ComfyUI make of these. Never throws; a body without JSON leaves the texts empty.
RemoteRefusal read_refusal(int status, std::string_view body);

// The answer's Retry-After; empty where it has none.
std::string retry_after_of(const HttpReply& reply);

// The failure that such an answer means: a refused motif, wrong credentials, busy (429 and 5xx, with the time
// of `retry_after`), gone (404, 410), else wrong_answer.
app::ports::RemoteError failure_of(const RemoteRefusal& refusal, const std::string& retry_after);

// Calls to one such service that speak JSON. Thread-safe.
class RemoteHttp {
 public:
  RemoteHttp(const RemoteOptions& options, KeyForm key_form);

  const std::string& base() const { return base_; }
  // Sends `body` (nothing where it is null) and returns what came, whatever its status. Throws RemoteError
  // `unreachable` where nothing did, and wrong_answer for a redirect.
  HttpReply send(const std::string& method, const std::string& path, const nlohmann::json& body) const;
  // The JSON of a 2xx answer. Throws RemoteError for any other, and for what is no JSON object or list.
  nlohmann::json call(const std::string& method, const std::string& path,
                      const nlohmann::json& body = nullptr) const;
  static nlohmann::json json_of(const HttpReply& reply);

 private:
  std::string base_;
  std::string authorization_;
  HttpClient http_;
};

// The bytes of a picture in base64, perhaps behind "data:image/png;base64,". Throws RemoteError for what is
// no base64 or empty.
std::string decoded_image(const nlohmann::json& text);

// A text that somebody else's JSON may have at `name`; empty otherwise.
std::string text_at(const nlohmann::json& object, const char* name);

// "1024x1536" taken apart, portrait or turned to how `request` lies; its own size where it is no size.
struct ImageSize {
  int width_px = 0;
  int height_px = 0;
};
ImageSize size_for(const app::ports::ImageRequest& request, const std::string& portrait);

}  // namespace gateways

#pragma once

#include <string>

#include <nlohmann/json.hpp>

namespace httplib {
struct Response;
}

namespace http {

// Answers with JSON. The text in it must be UTF-8; anything else becomes U+FFFD.
void reply_json(httplib::Response& response, const nlohmann::json& body, int status = 200);
// Answers 204.
void reply_nothing(httplib::Response& response);
// Answers with bytes of a media type, for example "image/svg+xml".
void reply_bytes(httplib::Response& response, std::string bytes, const std::string& media_type);

}  // namespace http

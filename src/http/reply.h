#pragma once

#include <string>

#include <nlohmann/json.hpp>

#include "http/message.h"

namespace http {

// Answers with JSON. The text in it must be UTF-8; anything else becomes U+FFFD.
void reply_json(Response& response, const nlohmann::json& body, int status = 200);
// Answers 204.
void reply_nothing(Response& response);
// Answers with bytes of a media type, for example "image/svg+xml".
void reply_bytes(Response& response, std::string bytes, const std::string& media_type);

}  // namespace http

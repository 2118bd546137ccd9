#include "http/reply.h"

#include <utility>

namespace http {

void reply_json(Response& response, const nlohmann::json& body, int status) {
  response.status = status;
  response.set_body(body.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace),
                    "application/json; charset=utf-8");
}

void reply_nothing(Response& response) {
  response.status = 204;
}

void reply_bytes(Response& response, std::string bytes, const std::string& media_type) {
  response.status = 200;
  response.set_body(std::move(bytes), media_type);
}

}  // namespace http

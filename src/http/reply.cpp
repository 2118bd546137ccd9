#include "http/reply.h"

#include <utility>

#include <httplib.h>

namespace http {

void reply_json(httplib::Response& response, const nlohmann::json& body, int status) {
  response.status = status;
  response.set_content(body.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace),
                       "application/json; charset=utf-8");
}

void reply_nothing(httplib::Response& response) {
  response.status = 204;
}

void reply_bytes(httplib::Response& response, std::string bytes, const std::string& media_type) {
  response.status = 200;
  response.set_content(std::move(bytes), media_type);
}

}  // namespace http

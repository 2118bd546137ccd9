#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include <nlohmann/json.hpp>

#include "app/session.h"

namespace httplib {
struct Request;
struct Response;
}  // namespace httplib

namespace http {

// Who may call a route. One guard, in the router, enforces it before the handler runs.
enum class Access { anyone, signed_in, admin };

enum class Method { get, post, put, patch, del };

// One request on its way through a handler.
struct Call {
  const httplib::Request& request;
  httplib::Response& response;
  const std::unordered_map<std::string, std::string>& path_parameters;
  std::optional<app::Session> session;  // always set where the route is not for anyone
  std::string client_address;           // from the connection, or from a configured proxy's X-Forwarded-For
  std::string request_id;
};

// A handler decodes, calls one service, encodes. It throws base::AppError for refusals.
using Handler = std::function<void(Call&)>;

struct Route {
  Method method;
  std::string_view pattern;  // literal segments and :parameters, for example "/api/images/:id"
  Access access;
  Handler handler;
};

}  // namespace http

#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include <nlohmann/json.hpp>

#include "app/session.h"
#include "http/message.h"

namespace http {

// Who may call a route. One guard, in the front desk, enforces it before the handler runs.
// `teacher` lets admins in as well; which classes a teacher may see is the service's matter.
enum class Access { anyone, signed_in, teacher, admin };

enum class Method { get, post, put, patch, del };

// What a route takes as its body. `json`: a body that is there must be application/json, anything else is
// answered 415. `raw`: the handler reads request.body itself (uploads, signed webhooks).
enum class BodyKind { json, raw };

// Where a call works, and so whom it can keep waiting. The light ones share many threads and must take
// milliseconds; the heavy ones (whatever draws, prints or exports) share one thread a core, and those that
// hash passwords have as many of their own.
enum class Work { light, heavy, hashing };

// What a form sends, a sign-in for example.
inline constexpr std::size_t default_body_limit_bytes = std::size_t{16} << 10;
// Two hundred pictures with a title and a description.
inline constexpr std::size_t order_body_limit_bytes = std::size_t{64} << 10;
// Legal texts, word lists, login cards and lists of pupils.
inline constexpr std::size_t document_body_limit_bytes = std::size_t{1} << 20;

using PathParameters = std::unordered_map<std::string, std::string>;

// One request on its way through a handler. The whole body is in request.body: it came in before the handler
// was called, so that no slow sender can hold a thread.
struct Call {
  const Request& request;
  Response& response;
  const PathParameters& path_parameters;  // percent-decoded, never empty, well-formed UTF-8
  std::optional<app::Session> session;    // always set where the route is not for anyone
  std::string client_address;             // from the connection, or from a configured proxy's X-Forwarded-For
  std::string request_id;
  std::string_view session_token = {};  // that of `session`; empty without one

  // The value of a ":name" of the route's pattern. Throws std::logic_error for a name that the pattern does
  // not have.
  const std::string& path_parameter(const std::string& name) const;
  // The session of a route that is not for anyone. Throws std::logic_error on one that is.
  const app::Session& signed_in() const;
};

// A handler decodes (json_body.h), calls one service, encodes (reply.h). It throws base::AppError for
// refusals.
using Handler = std::function<void(Call&)>;

struct Route {
  Method method;
  std::string_view
      pattern;  // literal segments and :parameters, for example "/api/images/:id"; must outlive the router
  Access access;
  Handler handler;
  BodyKind body = BodyKind::json;
  std::size_t body_limit_bytes = default_body_limit_bytes;
  Work work = Work::light;
  // Tells calls apart where one route has light ones and others; by the query alone, without its question
  // mark. Null: `work` is true of all.
  bool (*is_light)(std::string_view query) = nullptr;
  // Signing in has a rate limit of its own, which no other calls from the same address use up.
  bool is_sign_in = false;
  // Children without an account, who may all sit behind the address of one school, have a rate limit of their
  // own.
  bool is_shared = false;
  // Also for who has to set up a second step of signing in first (Session::lacks_second_factor).
  bool is_before_second_factor = false;
};

// The same route with another kind of work or room for a larger body: `heavy({Method::get, ...})`.
Route heavy(Route route, bool (*is_light)(std::string_view query) = nullptr);
Route hashing(Route route);
Route signing_in(Route route);  // hashes as well
Route shared(Route route);
Route before_second_factor(Route route);
Route taking(std::size_t body_limit_bytes, Route route);

}  // namespace http

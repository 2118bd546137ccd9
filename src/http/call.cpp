#include "http/call.h"

#include <stdexcept>
#include <utility>

namespace http {

const std::string& Call::path_parameter(const std::string& name) const {
  const auto found = path_parameters.find(name);
  if (found == path_parameters.end()) throw std::logic_error("the route has no parameter :" + name);
  return found->second;
}

const app::Session& Call::signed_in() const {
  if (!session) throw std::logic_error("the route is open to anyone and has no session");
  return *session;
}

Route heavy(Route route, bool (*is_light)(std::string_view query)) {
  route.work = Work::heavy;
  route.is_light = is_light;
  return route;
}

Route hashing(Route route) {
  route.work = Work::hashing;
  return route;
}

Route signing_in(Route route) {
  route.is_sign_in = true;
  return hashing(std::move(route));
}

Route shared(Route route) {
  route.is_shared = true;
  return route;
}

Route before_second_factor(Route route) {
  route.is_before_second_factor = true;
  return route;
}

Route taking(std::size_t body_limit_bytes, Route route) {
  route.body_limit_bytes = body_limit_bytes;
  return route;
}

}  // namespace http

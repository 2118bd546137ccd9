#include "http/call.h"

#include <stdexcept>

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

}  // namespace http

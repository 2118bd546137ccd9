#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "http/call.h"

namespace http {

// The table of routes: literal segments and :parameters, no regular expressions (those of the HTTP library
// overflow the stack on long paths). A literal segment wins over a parameter. Filled before the server
// starts, then only read.
class Router {
 public:
  Router();
  ~Router();
  Router(Router&&) noexcept;
  Router& operator=(Router&&) noexcept;

  // Throws std::logic_error for a malformed pattern and for a second route of the same method and pattern.
  void add(Route route);
  void add(std::vector<Route> routes);

  struct Match {
    const Route* route = nullptr;  // null: the path is unknown, or known only with other methods
    PathParameters parameters;
    std::string allow;  // "GET, HEAD, POST": the methods of this path; empty for an unknown path
  };
  // Finds the route of a method and a raw path (no query). HEAD finds the route of GET. A path with an escape
  // that is malformed, hides a slash or a control character, or is not UTF-8 matches nothing.
  Match find(std::string_view method, std::string_view path) const;

 private:
  struct Node;
  std::unique_ptr<Node> root_;
};

}  // namespace http

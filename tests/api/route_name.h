#pragma once

#include <string>

#include "http/call.h"

namespace test {

// A route as a client calls it, "GET /api/images/:id".
inline std::string route_name(const http::Route& route) {
  const auto method = [&] {
    switch (route.method) {
      case http::Method::get:
        return "GET";
      case http::Method::post:
        return "POST";
      case http::Method::put:
        return "PUT";
      case http::Method::patch:
        return "PATCH";
      case http::Method::del:
        break;
    }
    return "DELETE";
  };
  return std::string(method()) + " " + std::string(route.pattern);
}

}  // namespace test

#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <variant>

#include "http/address_ranges.h"

namespace http {

class AnswerFile;

// Orders names of header fields without regard to case.
struct HeaderOrder {
  using is_transparent = void;
  bool operator()(std::string_view a, std::string_view b) const;
};
using Headers = std::multimap<std::string, std::string, HeaderOrder>;

// A request as handlers see it: whole, with its body.
struct Request {
  std::string method;
  std::string target;                                          // as it was sent: path and query
  std::multimap<std::string, std::string, std::less<>> query;  // decoded
  Headers headers;                                             // each name once
  std::string body;
  Address peer;  // who has the connection: the client or a proxy

  bool has_header(std::string_view name) const { return headers.contains(name); }
  // The header's value; empty without it.
  const std::string& header(std::string_view name) const;
};

// Its answer, as handlers make it.
struct Response {
  // Bytes of its own, bytes that live as long as the process, or a file.
  using Body = std::variant<std::string, std::string_view, std::shared_ptr<const AnswerFile>>;

  int status = 200;
  Headers headers;
  Body body;

  bool has_header(std::string_view name) const { return headers.contains(name); }
  // Adds a line to what there is of this name. A value that cannot be one, such as of two lines, is left out
  // when the answer is written.
  void add_header(std::string name, std::string value) { headers.emplace(std::move(name), std::move(value)); }
  // One line in the place of what there is of this name.
  void set_header(std::string_view name, std::string value);
  void set_body(Body content, std::string media_type);
};

}  // namespace http

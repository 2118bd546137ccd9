#include "http/message.h"

#include <algorithm>
#include <utility>

#include "http/ascii.h"

namespace http {
namespace {

template <class Fields>
void remove_all(Fields& fields, std::string_view name) {
  const auto [first, last] = fields.equal_range(name);
  fields.erase(first, last);
}

}  // namespace

bool HeaderOrder::operator()(std::string_view a, std::string_view b) const {
  return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end(),
                                      [](char x, char y) { return lower(x) < lower(y); });
}

const std::string& Request::header(std::string_view name) const {
  static const std::string none;
  const auto found = headers.find(name);
  return found == headers.end() ? none : found->second;
}

void Response::set_header(std::string_view name, std::string value) {
  remove_all(headers, name);
  headers.emplace(name, std::move(value));
}

void Response::set_body(Body content, std::string media_type) {
  body = std::move(content);
  set_header("Content-Type", std::move(media_type));
}

}  // namespace http

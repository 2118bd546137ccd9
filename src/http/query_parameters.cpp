#include "http/query_parameters.h"

#include <charconv>

#include "base/error.h"

namespace http {

std::optional<std::string> query_text(const Call& call, const std::string& name) {
  const auto found = call.request.query.find(name);
  if (found == call.request.query.end() || found->second.empty()) return std::nullopt;
  return found->second;
}

std::optional<int> query_integer(const Call& call, const std::string& name, const std::string& reason) {
  const auto text = query_text(call, name);
  if (!text) return std::nullopt;
  int number = 0;
  const auto result = std::from_chars(text->data(), text->data() + text->size(), number);
  if (result.ec != std::errc() || result.ptr != text->data() + text->size()) {
    throw base::AppError(base::ErrorCode::invalid, reason, name);
  }
  return number;
}

int query_page(const Call& call) {
  constexpr int last_page = 1'000'000;
  const int page = query_integer(call, "page", "page_invalid").value_or(1);
  if (page < 1 || page > last_page) throw base::AppError(base::ErrorCode::invalid, "page_invalid", "page");
  return page;
}

bool query_switch(const Call& call, const std::string& name) {
  return query_optional_switch(call, name).value_or(false);
}

std::optional<bool> query_optional_switch(const Call& call, const std::string& name) {
  const auto text = query_text(call, name);
  if (!text) return std::nullopt;
  if (*text == "1" || *text == "true") return true;
  if (*text == "0" || *text == "false") return false;
  throw base::AppError(base::ErrorCode::invalid, "switch_unknown", name, {name});
}

}  // namespace http

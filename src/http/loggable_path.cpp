#include "http/loggable_path.h"

#include <algorithm>

namespace http {
namespace {

constexpr std::string_view before_token = "reset-password/";
constexpr std::string_view page = "/auth/reset-password/";

char lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
}

}  // namespace

bool is_reset_link(std::string_view path) {
  return path.size() > page.size() && path.starts_with(page);
}

std::string loggable_path(std::string_view path) {
  const auto* const found = std::search(path.begin(), path.end(), before_token.begin(), before_token.end(),
                                        [](char a, char b) { return lower(a) == b; });
  const auto begin = static_cast<std::size_t>(found - path.begin()) + before_token.size();
  if (begin >= path.size()) return std::string(path);
  return std::string(path.substr(0, begin)) + ":token";
}

}  // namespace http

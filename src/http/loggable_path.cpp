#include "http/loggable_path.h"

#include <algorithm>
#include <array>

#include "http/ascii.h"

namespace http {
namespace {

constexpr std::array<std::string_view, 3> before_token = {"reset-password/", "teilen/", "api/shared/"};
constexpr std::array<std::string_view, 2> pages = {"/auth/reset-password/", "/teilen/"};

}  // namespace

bool is_secret_link(std::string_view path) {
  return std::any_of(pages.begin(), pages.end(), [&](std::string_view page) {
    return path.size() > page.size() && path.starts_with(page);
  });
}

std::string loggable_path(std::string_view path) {
  for (const std::string_view before : before_token) {
    const auto* const found = std::search(path.begin(), path.end(), before.begin(), before.end(),
                                          [](char a, char b) { return lower(a) == b; });
    const auto begin = static_cast<std::size_t>(found - path.begin()) + before.size();
    if (begin < path.size()) return std::string(path.substr(0, begin)) + ":token";
  }
  return std::string(path);
}

}  // namespace http

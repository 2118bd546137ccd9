#pragma once

#include <string_view>

namespace http {

// The small letter of one of A to Z; any other byte as it is.
constexpr char lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

// Without the blanks and tabs around it (RFC 9110, 5.6.3).
constexpr std::string_view trim(std::string_view text) {
  const auto first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

}  // namespace http

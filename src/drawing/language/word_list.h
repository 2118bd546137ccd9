#pragma once

#include <algorithm>
#include <initializer_list>
#include <span>
#include <string_view>

namespace drawing::language {

// Whether a word is one of these.
inline bool is_one_of(std::string_view key, std::span<const std::string_view> words) {
  return std::find(words.begin(), words.end(), key) != words.end();
}
inline bool is_one_of(std::string_view key, std::initializer_list<std::string_view> words) {
  return std::find(words.begin(), words.end(), key) != words.end();
}

}  // namespace drawing::language

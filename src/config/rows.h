#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "config/schema.h"

// The rows of the configuration's schema, and the words that they are written in. Only schema.cpp and the
// files of the rows include this.
namespace config::rows {

using C = Config;
using V = const Value;
using Table = std::vector<Setting>;

inline constexpr Secrecy open = Secrecy::open;
inline constexpr Secrecy secret = Secrecy::secret;

inline const std::string& text(const Value& value) {
  return std::get<std::string>(value);
}
inline int number(const Value& value) {
  return static_cast<int>(std::get<std::int64_t>(value));
}
inline const std::vector<std::string>& list(const Value& value) {
  return std::get<std::vector<std::string>>(value);
}

inline Rule integer(std::int64_t low, std::int64_t high) {
  return {Kind::integer, Empty::refused, low, high};
}
inline Rule choice(std::vector<std::string_view> choices) {
  return {Kind::choice, Empty::allowed, 0, 0, std::move(choices)};
}
inline Rule plain(Kind kind, Empty empty = Empty::allowed) {
  return {kind, empty};
}
inline Rule starting_with(std::vector<std::string_view> prefixes) {
  return {Kind::text, Empty::allowed, 0, 0, {}, std::move(prefixes)};
}

// The rows of one section each, in the order in which they are shown.
Table server();
Table data();
Table product();
Table accounts();
Table sign_on();
Table plans();
Table plans_free();
Table plans_basic();
Table plans_premium();
Table limits();
Table stripe();
Table mail();
Table drawing();
Table stories();
Table backup();
Table pictures();
Table retention();
Table log();
Table engine(std::string_view section);

}  // namespace config::rows

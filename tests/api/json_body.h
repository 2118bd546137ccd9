#pragma once

#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

namespace test {

// A body of a call with another value in that field.
inline nlohmann::json with(nlohmann::json body, const std::string& field, const nlohmann::json& value) {
  body[field] = value;
  return body;
}

// A body of a call that lacks that field.
inline nlohmann::json without(nlohmann::json body, const std::string& field) {
  body.erase(field);
  return body;
}

// The text that often, for fields that are too long.
inline std::string repeated(std::string_view text, int count) {
  std::string out;
  for (int i = 0; i < count; ++i) out += text;
  return out;
}

}  // namespace test
